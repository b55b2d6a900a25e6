"""The frames that clients receive, built from snapshots of a game: by live tables, and for looking back at a record.

Imports the kernel and the locales. The server and the review of games both build their frames here.
"""

from deadpan.frames.builder import FrameBuilder, encode, refusal, step_frame, view_frame
from deadpan.frames.snapshot import REMEMBERED, Snapshot

__all__ = [
    "encode",
    "refusal",
    "REMEMBERED",
    "Snapshot",
    "step_frame",
    "FrameBuilder",
    "view_frame",
]
