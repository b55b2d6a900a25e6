"""The public state of a table besides its game, as JSON."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from deadpan.kernel.types import Ask
from deadpan.server.people import Missing, who_must_consent
from deadpan.server.state import TableState, first_player_of


def table_json(
    state: TableState,
    asks: tuple[Ask, ...] | None,
    connected: set[int],
    spectators: int,
    missing: tuple[Missing, ...] = (),
) -> dict[str, Any]:
    """The public state of a table; ``asks`` are the open questions that were sent, ``None`` in the lobby."""
    phase = "lobby" if asks is None else "playing" if asks else "over"
    play = state.play if phase != "lobby" else None
    return {
        "code": state.code,
        "game": state.game.name,
        "options": state.options,
        "phase": phase,
        "seats": _seats(state, connected),
        "spectators": spectators,
        "host": state.host,
        "game_number": state.plays,
        "fast_bots": state.fast_bots,
        "waiting": [ask.seat for ask in asks or ()],
        "settings": to_builtins(state.settings),
        # The end of a game can be in the log before it is sent, and can determine who begins the next.
        "first": None if phase == "playing" else to_builtins(first_player_of(state)),
        "paused": phase == "playing" and play is not None and play.is_paused,
        "missing": to_builtins(missing),
        "ending": sorted(play.agreed) if play is not None and phase == "playing" else [],
        "broken_off": play is not None and play.is_broken_off,
        "broken_off_because": None if play is None else play.broken_off_because,
        "people": _people(state, connected),
        "door": state.access.door,
        "knocking": [{"participant": each.number, "name": each.name} for each in state.access.knocking],
        "asking": _asking(state) if phase == "playing" else [],
        "played_on": play is not None and play.is_played_on,
        "evening": _evening(state, is_on=phase == "playing"),
    }


def _evening(state: TableState, is_on: bool) -> dict[str, Any]:
    """The finished games and standings, without a game whose end is in the log and not sent yet."""
    finished = state.finished_games.games
    is_ahead = is_on and bool(finished) and finished[-1].number == state.plays
    names = {number: each.name for number, each in state.participants.items()}
    return state.finished_games.shown(names, but_last=is_ahead)


def _seats(state: TableState, connected: set[int]) -> list[dict[str, Any]]:
    seats = []
    for seat, place in enumerate(state.places):
        person = place.participant is not None
        seats.append(
            {
                "name": state.name_at(seat),
                "kind": "person" if person else "open" if place.is_open else "bot",
                "level": place.level,
                "connected": not place.is_open and (not person or place.participant in connected),
                "host": person and place.participant == state.host,
            }
        )
    return seats


def _people(state: TableState, connected: set[int]) -> list[dict[str, Any]]:
    """The participants who are connected, have a seat or were put out."""
    people = []
    for number, each in state.participants.items():
        seat = state.seat_of(number)
        is_out = each.standing == "out" and not each.is_removed
        if each.standing != "knocking" and (number in connected or seat is not None or is_out):
            people.append(
                {
                    "participant": number,
                    "name": each.name,
                    "seat": seat,
                    "connected": number in connected,
                    "muted": each.is_muted,
                    "out": is_out,
                }
            )
    return people


def _asking(state: TableState) -> list[dict[str, Any]]:
    """The requests for bots' seats: who agreed so far, and who has to agree."""
    claims = {} if state.play is None else state.play.claims
    return [
        {
            "participant": number,
            "name": state.participants[number].name,
            "seat": claim.seat,
            "agreed": sorted(claim.agreed),
            "needed": sorted(who_must_consent(state, number, claim.seat)),
        }
        for number, claim in claims.items()
    ]
