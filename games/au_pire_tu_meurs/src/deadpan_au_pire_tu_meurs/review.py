"""The review of a finished game of Au pire tu meurs: what each player could deduce, and the missed chances."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final

from deadpan.kernel.seats import Seat
from deadpan.review.replayed_game import ReplayedGame
from deadpan.review.reviewer import Insight, Mark
from deadpan_au_pire_tu_meurs.bots.beliefs import Beliefs
from deadpan_au_pire_tu_meurs.bots.distribution import Spread, at_most, mean, weighed
from deadpan_au_pire_tu_meurs.bots.player_belief import PlayerBelief
from deadpan_au_pire_tu_meurs.bots.weights import SEARCHER
from deadpan_au_pire_tu_meurs.rules.cards import FIRST_CHARACTER, KIND_OF, YEARS
from deadpan_au_pire_tu_meurs.rules.choices import Accuse
from deadpan_au_pire_tu_meurs.rules.notebook import notebook
from deadpan_au_pire_tu_meurs.rules.state import Acting, State, balance
from deadpan_au_pire_tu_meurs.rules.view import View, view_of

_STEP: Final = 5
"""Balances are multiples of five by default."""


class AuPireTuMeursReviewer:
    """Marks the moments at which the notebook (A9.3) showed a better choice than the player made.

    - ``accuse``: the player could prove that an opponent had no years left, and did not accuse that opponent in this
      turn. The mark is at the last moment of the turn at which the accusation was possible.
    - ``accused-alive``: the player accused an opponent who could be proved to have years left.
    """

    help: Final = "notebook"

    def insight(self, view: View) -> Insight:
        """The notebook, and for each living opponent the probabilities of its balance and its character."""
        proved = notebook(view)
        beliefs = Beliefs(view, SEARCHER.inference)
        living = view.table.living
        likely = [
            None if page is None or not living >> seat & 1 else _likely(beliefs.players[seat], page)
            for seat, page in enumerate(proved)
        ]
        return Insight(proved, likely)

    def missed(self, again: ReplayedGame) -> list[Mark]:
        """The marks of a game, in order."""
        marks: list[Mark] = []
        acts = (n for n, moment in enumerate(again.moments[:-1]) if _acting(moment.state) is not None)
        for _, group in groupby(acts, lambda n: again.moments[n].state.table.turn):
            turn = list(group)
            marks += _accused_alive(again, turn)
            marks += _left_unsaid(again, turn)
        return sorted(marks, key=lambda mark: mark.n)


def _likely(player: PlayerBelief, page: dict[str, Any]) -> dict[str, Any]:
    """The belief about one player, cut down to what is proved possible."""
    low, high = page["balance"]
    years = _within(player.balance(), low, high)
    return {
        "dead": at_most(years, 0),
        "years": mean(years),
        "balance": sorted(years.items()),
        "characters": _characters(player.characters, page["characters"]),
    }


def _within(spread: Spread, low: int, high: int) -> Spread:
    """A belief restricted to the proved bounds; if nothing of it is left, a uniform one between them."""
    left = [(years, odds) for years, odds in spread.items() if low <= years <= high]
    return weighed(left or [(years, 1.0) for years in {*range(low, high + 1, _STEP), high}])


def _characters(spread: Spread, possible: list[str]) -> dict[str, float]:
    """The probability of each possible character; characters with the same years share theirs equally."""
    years = {name: YEARS[KIND_OF[name] - FIRST_CHARACTER] for name in possible}
    sharing = list(years.values())
    odds = {name: spread.get(each, 0.0) / sharing.count(each) for name, each in years.items()}
    total = sum(odds.values())
    return {name: each / total if total else 1 / len(possible) for name, each in odds.items()}


def _acting(state: State) -> Acting | None:
    frame = state.table.frames[-1] if state.table.frames else None
    return frame if isinstance(frame, Acting) else None


def _years(state: State, seat: Seat) -> int:
    secrets = state.secrets
    return balance(state.table.opening.options, secrets.characters[seat], secrets.lives[seat])


def _proved(state: State, seat: Seat, whom: Seat) -> tuple[int, int]:
    """The bounds of the balance of ``whom`` that ``seat`` can prove."""
    page = notebook(view_of(state, seat))[whom]
    assert page is not None
    low, high = page["balance"]
    return low, high


def _accused_alive(again: ReplayedGame, turn: list[int]) -> Iterator[Mark]:
    for n in turn:
        seat, choice = again.moves[n]
        state: State = again.moments[n].state
        if isinstance(choice, Accuse) and _years(state, choice.whom) > 0 and _proved(state, seat, choice.whom)[0] > 0:
            yield Mark(n, seat, "accused-alive", choice, choice.whom)


def _left_unsaid(again: ReplayedGame, turn: list[int]) -> Iterator[Mark]:
    """Marks for opponents who could be proved dead during this turn and were still playing after it."""
    seat = again.moments[turn[0]].state.table.seat
    end = _end_of(again, turn[-1])
    if end is None or not end.table.living >> seat & 1:
        return  # the record stops in the middle of this turn, or the player was eliminated in it
    for whom in range(again.seats):
        if whom == seat or not end.table.living >> whom & 1:
            continue
        for n in reversed(turn):
            state: State = again.moments[n].state
            is_open = not state.table.accused[seat] >> whom & 1
            # A proof cannot be wrong: if the opponent is not dead, the notebook need not be computed.
            if is_open and _years(state, whom) <= 0 and _proved(state, seat, whom)[1] <= 0:
                yield Mark(n, seat, "accuse", Accuse(whom), whom)
                break


def _end_of(again: ReplayedGame, last: int) -> State | None:
    """The state right after the turn whose last action is ``last``; ``None`` if the record stops before."""
    turn = again.moments[last].state.table.turn
    for moment in again.moments[last + 1 :]:
        state: State = moment.state
        if not state.table.frames or state.table.turn != turn:
            return state
    return None
