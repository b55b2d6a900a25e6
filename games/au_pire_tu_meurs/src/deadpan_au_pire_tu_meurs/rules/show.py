"""A view as JSON values."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins
from msgspec.structs import asdict

from deadpan.kernel.decoding import differences
from deadpan_au_pire_tu_meurs.rules.card_counts import names_in
from deadpan_au_pire_tu_meurs.rules.cards import CARDS
from deadpan_au_pire_tu_meurs.rules.notebook import notebook
from deadpan_au_pire_tu_meurs.rules.state import Acting, Answering, Prizing, Retaliating, Table, balance, members
from deadpan_au_pire_tu_meurs.rules.view import View, hand_names, heard_in, open_names


def _question(table: Table) -> dict[str, Any]:
    frame = table.frames[-1]
    question: dict[str, Any] = {"seat": frame.seat, "kind": frame.kind}
    match frame:
        case Acting():
            question.update(played=frame.has_played, accused=list(members(table.accused[frame.seat])))
        case Answering():
            question.update({"from": frame.sender})
        case Prizing():
            question.update(loser=frame.loser)
        case Retaliating():
            question.update(accuser=frame.accuser)
        case _:
            pass
    return question


def show(view: View) -> dict[str, Any]:
    """A view as JSON values."""
    return {**show_now(view), "events": [to_builtins(event) for event in heard_in(view)]}


def show_now(view: View) -> dict[str, Any]:
    """A view as JSON values without its events, in the form of a set-up as far as a set-up has the same parts."""
    table = view.table
    options = table.opening.options
    everyone = (1 << len(table.hand_sizes)) - 1
    shown: dict[str, Any] = {
        "seat": view.seat,
        "options": asdict(options),
        "first": table.opening.first,
        "cards": {CARDS[kind]: held for kind, held in enumerate(table.opening.stock) if held},
        "turn": {"seat": table.seat, "number": table.turn},
        "pile": table.pile_size,
        "hand_sizes": list(table.hand_sizes),
        "life_sizes": list(table.life_sizes),
        "out": list(members(everyone & ~table.living)),
        "spectres": list(members(table.spectres)),
        "open": open_names(table.open_card),
        "question": _question(table) if table.frames else None,
        "over": not table.frames,
    }
    if view.seat is not None:
        shown["character"] = CARDS[view.character]
        shown["hand"] = hand_names(view.hand, view.newcomer, view.unsettled)
        shown["life"] = list(names_in(view.life))
        shown["balance"] = balance(options, view.character, view.life)
        shown["flight"] = open_names(view.flight)
        if options.notebook == "assisted" and table.frames:
            shown["notebook"] = notebook(view)
    return shown


def changes(then: View, now: View) -> dict[str, Any]:
    """The difference between `show_now` of two views."""
    return differences(show_now(then), show_now(now))
