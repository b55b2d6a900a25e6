"""The faces of the games. A third game is one more line here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from deadpan_au_pire_tu_meurs.terminal.face import AuPireTuMeursFace
from deadpan_ten_to_kill.terminal.face import TenToKillFace

from deadpan.terminal.scene import Face

FACES: Final[Mapping[str, Face]] = {
    "ten-to-kill": TenToKillFace(),
    "au-pire-tu-meurs": AuPireTuMeursFace(),
}
