"""Ratings computed from results by openskill, with their uncertainty."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from msgspec import Struct
from openskill.models import PlackettLuce

from deadpan.arena.match import Match, Result


class Rating(Struct, frozen=True):
    """A bot's rating: everybody starts at 25, and ``sigma`` is the uncertainty."""

    bot: str
    mu: float
    sigma: float


def rate(matches: Sequence[Match], results: Sequence[Sequence[Result]]) -> list[Rating]:
    """The rating of each bot by name, the best first.

    A bot with several seats at one table counts as one player, with the average place of its copies. The deals of all
    matches are rated in turn, so that no match counts more for being rated last.
    """
    model = PlackettLuce()
    found = {name: model.rating(name=name) for match in matches for name in match.bots}
    games = [(game.deal, number, game) for number, row in enumerate(results) for game in row]
    for _, number, game in sorted(games, key=lambda each: each[:2]):
        places: dict[str, list[float]] = {}
        for name, place in zip(matches[number].bots, game.placings, strict=True):
            places.setdefault(name, []).append(place)
        if len(places) > 1:
            teams = [[found[name]] for name in places]
            rated = model.rate(teams, ranks=[fmean(each) for each in places.values()])
            found.update({name: team[0] for name, team in zip(places, rated, strict=True)})
    rated_all = [Rating(name, rating.mu, rating.sigma) for name, rating in found.items()]
    return sorted(rated_all, key=lambda rating: -rating.mu)
