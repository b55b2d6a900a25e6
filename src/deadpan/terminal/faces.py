"""The faces of the games. A third game is one more line here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from deadpan.terminal.au_pire_tu_meurs.face import AuPireTuMeursFace
from deadpan.terminal.scene import Face
from deadpan.terminal.ten_to_kill.face import TenToKillFace

FACES: Final[Mapping[str, Face]] = {
    "ten-to-kill": TenToKillFace(),
    "au-pire-tu-meurs": AuPireTuMeursFace(),
}
