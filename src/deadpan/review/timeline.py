"""A game as the frames of a table's socket: for a seat, for spectators, or with everything face up."""

from __future__ import annotations

from typing import Any

from deadpan.frames import FrameBuilder, Snapshot, encode, step_frame, view_frame
from deadpan.game import grouper_of
from deadpan.kernel.beats import begin_beats
from deadpan.kernel.decoding import differences
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Event
from deadpan.review.replayed_game import ReplayedGame


def frames(again: ReplayedGame, seat: Seat | None, *, offers: bool = False) -> list[bytes]:
    """What one seat (``None``: a spectator) was told: a view of the opening, then a step for each choice.

    ``offers``: with the legal choices of the seat, for a lesson in which the learner makes them.
    """
    opening, *later = again.moments
    teller = FrameBuilder(again, offers=offers)
    steps = (teller.step(moment, seat) for moment in later)
    return [teller.view(opening, seat), *(step for step in steps if step is not None)]


def face_up(again: ReplayedGame) -> list[bytes]:
    """The same with everything face up.

    The view is a spectator's, with ``secrets``: by seat, what that seat's own view has beyond it. Events are complete.
    """
    opening, *later = again.moments
    teller = FrameBuilder(again, offers=False)
    shown = _open(again, opening)
    grouper = grouper_of(again.game.name)
    told, remarks = _whole(opening), grouper.remarks(again.game.view(opening.state, None))
    stream, beats = begin_beats(grouper, None).after(told, remarks)
    question = teller.question(opening, None, None)
    found = [view_frame(f"{again.number}.*", 0, {**shown, "events": told}, beats, question)]
    for moment in later:
        before, shown = shown, _open(again, moment)
        told, remarks = _whole(moment), grouper.remarks(again.game.view(moment.state, None))
        stream, beats = stream.after(told, remarks)
        events, question = b",".join(map(encode, told)), teller.question(moment, None, None)
        found.append(step_frame(moment.n, events, beats, encode(differences(before, shown)), 0, question))
    return found


def _whole(moment: Snapshot) -> list[Event]:
    return [each.whole for each in moment.told]


def _open(again: ReplayedGame, moment: Snapshot) -> dict[str, Any]:
    game = again.game
    public = game.show_now(game.view(moment.state, None))
    own = (game.show_now(game.view(moment.state, seat)) for seat in range(again.seats))
    return {**public, "secrets": [differences(public, each) for each in own]}
