"""The sentences and names of one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from msgspec import UNSET, Struct
from msgspec.structs import fields

from deadpan.game import grouper_of
from deadpan.kernel.beats import BeatText, Said, Sentence
from deadpan.kernel.decoding import shorten
from deadpan.kernel.errors import DeadpanError
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.seats import Seat
from deadpan.locales.catalogue import Language, catalogue
from deadpan.locales.message_variables import Namer

_LONGEST_NUMBER = 10**15


class Words:
    """The sentences and names of one language."""

    def __init__(self, lang: Language) -> None:
        self.lang = lang
        self._catalogue = catalogue(lang)

    def say(self, message_id: str, **args: str | int) -> str:
        """A message by its id."""
        return self._catalogue.format(message_id, args)

    def join(self, items: Sequence[str]) -> str:
        """``a, b and c``."""
        return Namer(self._catalogue).join(items)

    def name(self, kind: str, thing: str | int, form: str = "") -> str:
        """The name of a thing, in its plain or another grammatical form."""
        return Namer(self._catalogue).forms(kind, thing)[form]

    def title(self, game: str) -> str:
        """The name of a game."""
        return self.say(f"{game}-title")

    def tell(self, game: str, said: Said, names: Sequence[str], reader: Seat | None = None) -> str:
        """The sentence for an event, or for what a beat says of several events.

        ``names`` are the players' by seat; ``reader`` is the seat that reads it, which is addressed as *you*.
        """
        kind = "beat-" if isinstance(said, Sentence) else ""
        message = f"{game}-{kind}{said.__struct_config__.tag}"
        return self._catalogue.format(message, Namer(self._catalogue, names, reader).fields(said))

    def tell_beat(self, game: str, beat: BeatText, names: Sequence[str], reader: Seat | None = None) -> str:
        """A beat in one line; what only the reader knows of it comes last."""
        return " ".join(self.tell(game, said, names, reader) for said in (*beat.says, *beat.aside))

    def refuse(self, error: DeadpanError, game: AnyRules | None = None, names: Sequence[str] = ()) -> str:
        """The sentence for an error, in one line.

        The data of an error is named like the fields of the same name in the game's choices and events. It may contain
        untrusted text, so line breaks and control characters are removed.
        """
        message = f"refused-{error.code}"
        if game is not None and self._catalogue.has(f"{game.name}-{message}"):
            message = f"{game.name}-{message}"
        kinds = {**data_types(game), "seats": int}  # how many there are, whatever events of the game call so
        namer = Namer(self._catalogue, names)
        args: dict[str, str | int] = {}
        for name, value in error.data.items():
            args.update(namer.variables(name, kinds.get(name), _tame(value)))
        return self._catalogue.format(message, args)

    def verb(self, game: str, choice: str) -> str:
        """The name of a kind of choice, in a menu."""
        return self.say(f"{game}-do-{choice}")

    def field(self, game: str, name: str) -> str:
        """The name of a field of a view or a choice; its identifier if the game gives none."""
        message = f"{game}-field-{name}"
        return self.say(message) if self._catalogue.has(message) else name.replace("_", " ").capitalize()

    def value(self, annotation: Any, value: Any, names: Sequence[str]) -> str:
        """The value of one field of a choice, in a menu."""
        if value is None or value is UNSET:
            return self.say("value-none")
        if isinstance(value, bool):
            return self.say("value-yes" if value else "value-no")
        return str(Namer(self._catalogue, names).variables("value", annotation, value)["value"])

    def option(self, game: str, name: str) -> tuple[str, str]:
        """The name and the help of an option."""
        message = f"{game}-option-{name}"
        return self.say(message), self._catalogue.format(message, {}, "help")

    def option_value(self, game: str, name: str, value: Any) -> str:
        """The name of a value of an option. Numbers have none; a list drawn by hand is ``custom``."""
        if value is None:
            value = "none"
        elif isinstance(value, bool):
            value = "yes" if value else "no"
        elif isinstance(value, (list, tuple)):
            value = "custom"
        return str(value) if isinstance(value, int) else self.say(f"{game}-option-{name}-{value}")


def data_types(game: AnyRules | None) -> Mapping[str, Any]:
    """The types by which data of events, choices and errors is named, by field."""
    return _field_types(
        () if game is None else (*game.event_types, *game.choice_types, *grouper_of(game.name).sentences)
    )


@lru_cache(maxsize=32)
def _field_types(structs: tuple[type[Struct], ...]) -> Mapping[str, Any]:
    """The types of the fields of some structs, by name; of fields with one name, that of the first."""
    kinds: dict[str, Any] = {"seat": Seat, "asked": Seat}
    for struct in structs:
        for field in fields(struct):
            kinds.setdefault(field.encode_name, field.type)
    return kinds


def _tame(value: object) -> object:
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, int):
        return value if abs(value) < _LONGEST_NUMBER else shorten(str(value))
    if isinstance(value, (list, tuple)):
        return [_tame(item) for item in value]
    return shorten(str(value), 100)
