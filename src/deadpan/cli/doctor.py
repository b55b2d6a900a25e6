"""``deadpan doctor``: problems of an installation, in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from deadpan.cli.input_output import Data, Lang, data_folder, refuse
from deadpan.cli.serve import FIRST_PORT, is_site
from deadpan.doctor.findings import Finding
from deadpan.locales import Words
from deadpan.server.errors import TableError

_MARKS: Final = {"well": "✓", "note": "•", "ill": "✗"}


def doctor(
    url: Annotated[
        str | None, typer.Argument(help=f"The address of the server. [default: http://localhost:{FIRST_PORT}]")
    ] = None,
    data: Data = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object in place of words.")] = False,
    lang: Lang = "en",
) -> None:
    """Check a running server, and the folder of its tables with the installed games; with only one named, that alone.

    Ends with 1 where something is wrong.
    """
    words = Words(lang)
    if url is not None and not is_site(url):
        refuse(TableError("bad-address", what=url), words, where="deadpan")
    if url is None and data is None:
        url, data = f"http://localhost:{FIRST_PORT}", data_folder()
    findings: list[Finding] = []
    for finding in _examine(url, data):
        findings.append(finding)
        if not as_json:
            print(_MARKS[finding.level], finding.text(words), flush=True)
    wrong = sum(finding.level == "ill" for finding in findings)
    if as_json:
        told = [
            {"level": each.level, "code": each.code, "data": each.data, "text": each.text(words)} for each in findings
        ]
        print(msgspec.json.encode({"well": not wrong, "findings": told}).decode())
    else:
        print(words.say("doctor-verdict", count=wrong))
    raise typer.Exit(1 if wrong else 0)


def _examine(url: str | None, data: Path | None) -> Iterator[Finding]:
    # Imported here, because importing them at the top would slow down every other command.
    from deadpan.doctor.game_checks import examine_games
    from deadpan.doctor.site_checks import examine_site
    from deadpan.doctor.store_checks import examine_store

    if url is not None:
        yield from examine_site(url)
    if data is not None:
        yield from examine_store(data)
        yield from examine_games()
