"""Ratings from results, by openskill: how good each is, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from openskill.models import PlackettLuce

from deadpan.arena.match import Match, Result


class Rating(Struct, frozen=True):
    """A bot's rating: 25 is where everybody starts, and ``sigma`` how unsure it is."""

    bot: str
    mu: float
    sigma: float


def rate(matches: Sequence[Match], results: Sequence[Sequence[Result]]) -> list[Rating]:
    """The rating of each bot by name, the best first. Bots that sit at one table several times are one player still."""
    model = PlackettLuce()
    found = {name: model.rating(name=name) for match in matches for name in match.bots}
    for match, games in zip(matches, results, strict=True):
        for game in games:
            teams = [[found[name]] for name in match.bots]
            rated = model.rate(teams, ranks=list(game.placings))
            news: dict[str, list[tuple[float, float]]] = {}
            for name, team in zip(match.bots, rated, strict=True):
                news.setdefault(name, []).append((team[0].mu, team[0].sigma))
            for name, each in news.items():
                mu = sum(mu for mu, _ in each) / len(each)
                sigma = sum(sigma for _, sigma in each) / len(each)
                found[name] = model.create_rating([mu, sigma], name)
    rated_all = [Rating(name, rating.mu, rating.sigma) for name, rating in found.items()]
    return sorted(rated_all, key=lambda rating: -rating.mu)
