"""Looking back at Au pire tu meurs: how many years others could have left, and who was not told that they are dead."""

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
"""Years come in fives as a rule."""


class AuPireTuMeursReviewer:
    """Marks what a notebook (A9.3) in the right hands would have led to.

    - ``accuse``: somebody was proved to have no years left, could be accused, and was not when the turn was over. The
      mark is at the last moment at which it was not too late.
    - ``accused-alive``: somebody was accused who was proved to have years left.
    """

    help: Final = "notebook"

    def insight(self, view: View) -> Insight:
        """The notebook, and how likely it is that each living opponent is dead, and who they are."""
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
    """What is believed of somebody, held against what is proved of them."""
    low, high = page["balance"]
    years = _within(player.balance(), low, high)
    return {
        "dead": at_most(years, 0),
        "years": mean(years),
        "balance": sorted(years.items()),
        "characters": _characters(player.characters, page["characters"]),
    }


def _within(spread: Spread, low: int, high: int) -> Spread:
    """What is left of a belief between two bounds that are certain; if that is nothing, all there is as likely."""
    left = [(years, odds) for years, odds in spread.items() if low <= years <= high]
    return weighed(left or [(years, 1.0) for years in {*range(low, high + 1, _STEP), high}])


def _characters(spread: Spread, possible: list[str]) -> dict[str, float]:
    """How likely each character is that can be proved to be possible; those with the same years share."""
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
    """The bounds within which ``seat`` can prove the balance of ``whom`` to be."""
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
    """Opponents who were proved to be dead in this turn, and were still playing when it was over."""
    seat = again.moments[turn[0]].state.table.seat
    end = _end_of(again, turn[-1])
    if end is None or not end.table.living >> seat & 1:
        return  # the record stops in the middle of this turn, or they did not come to its end
    for whom in range(again.seats):
        if whom == seat or not end.table.living >> whom & 1:
            continue
        for n in reversed(turn):
            state: State = again.moments[n].state
            is_open = not state.table.accused[seat] >> whom & 1
            # What is proved is true: only where it is, there is anything to prove.
            if is_open and _years(state, whom) <= 0 and _proved(state, seat, whom)[1] <= 0:
                yield Mark(n, seat, "accuse", Accuse(whom), whom)
                break


def _end_of(again: ReplayedGame, last: int) -> State | None:
    """The game after the turn with this last action; ``None`` if the record does not go that far."""
    turn = again.moments[last].state.table.turn
    for moment in again.moments[last + 1 :]:
        state: State = moment.state
        if not state.table.frames or state.table.turn != turn:
            return state
    return None
