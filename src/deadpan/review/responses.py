"""The JSON responses of reviews, built completely here so that a worker process can do it."""

from __future__ import annotations

from typing import Any

import msgspec

from deadpan.frames import encode
from deadpan.game import GAMES, game_called
from deadpan.kernel.errors import RecordError
from deadpan.kernel.seats import Seat
from deadpan.review.replayed_game import check_seat, read, replayed_game
from deadpan.review.reviewer import NoReview, Reviewer
from deadpan.review.timeline import face_up, frames
from deadpan.session import replay


def reviewer_of(game: str) -> Reviewer:
    """The reviewer of this game: the one of its package, or one that finds nothing."""
    return (game_called(game).reviewer or NoReview)()


def replay_response(raw: Any, seat: Seat | None, everything: bool) -> bytes:
    """A record as frames for a seat (``None``: spectators) or with everything face up, and its marks.

    Raises `DeadpanError`.
    """
    record = read(raw, GAMES)
    check_seat(record, seat)
    reviewer = reviewer_of(record.game)
    again = replayed_game(record, GAMES, without=reviewer.help)
    told = face_up(again) if everything else frames(again, seat)
    return encode(
        {
            "game": record.game,
            "names": record.seats,
            "options": record.options,
            "over": not again.game.asks(again.moments[-1].state),
            "frames": msgspec.Raw(b"[" + b",".join(told) + b"]"),
            "marks": reviewer.missed(again),
        }
    )


def insight_response(raw: Any, at: int, seat: Seat | None) -> bytes:
    """What a seat (``None``: a spectator) could prove and estimate after ``at`` choices of a record.

    Raises `DeadpanError`.
    """
    record = read(raw, GAMES)
    check_seat(record, seat)
    if not 0 <= at <= len(record.choices):
        raise RecordError("no-such-moment", most=len(record.choices))
    game, reviewer = GAMES[record.game], reviewer_of(record.game)
    played = replay(record, GAMES, at)
    insight = reviewer.insight(game.view(played.state, seat))
    return encode({"game": record.game, "at": at, "seat": seat, "proved": insight.proved, "likely": insight.likely})
