"""How the screens of the game address their reader."""

from __future__ import annotations

import re

from tests.locales.glossary import ROOT, faults, messages


def test_a1_9_shared_words_on_the_screens_of_the_game_use_neither_tu_nor_vous() -> None:
    """The guided games of both games share their frame."""
    folders = (ROOT / "games" / "au_pire_tu_meurs" / "client", ROOT / "client" / "src" / "lessons")
    source = " ".join(file.read_text("utf-8") for folder in folders for file in folder.rglob("*.ts*"))
    said = {*re.findall(r"['`]([a-z]+(?:-[a-z0-9]+)+)", source), "first-invitation", "first-lead", "first-of"}
    ours = [message for message in messages() if message.lang == "fr" and message.id in said]
    assert len([message for message in ours if message.scope == "shared"]) > 20
    assert list(faults(message._replace(scope="au-pire-tu-meurs") for message in ours)) == []
