"""The metaclass of events: each class declares who may hear it, and what hidden information it may reveal to them.

Both are declared once, on the class, and hold for every event of the class::

    class Drawn(Event, to="everyone", frozen=True):
        by: Seat

    class CardDrawn(Event, to="by", frozen=True):
        by: Seat
        card: Card

``to`` is ``"everyone"``, or the field that holds the seats who hear it (several fields as a tuple). There is no
default: a class without it is refused when it is defined.

``reveals`` says what may differ between two worlds that a listener could not tell apart before: the names of fields;
``"itself"`` if its mere occurrence reveals something, and so may each of its fields; ``"everything"`` if everything
hidden is revealed with it. By default an event for everyone reveals nothing, and one for some seats reveals every field
but those that say who hears it.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from msgspec import StructMeta

FieldNames: TypeAlias = str | tuple[str, ...]

ITSELF: Final = "itself"
EVERYTHING: Final = "everything"


class EventType(StructMeta):
    """The metaclass of events: it takes ``to`` and ``reveals``, and refuses a class that declares no audience."""

    __to__: tuple[str, ...] | None
    """The fields that hold the seats who may hear it; ``None``: everyone."""
    __reveals__: frozenset[str]
    """The fields that may reveal something hidden, and `ITSELF` or `EVERYTHING`."""

    def __new__(
        mcs,
        name: str,
        bases: tuple[type, ...],
        namespace: dict[str, Any],
        *,
        to: FieldNames | None = None,
        reveals: FieldNames | None = None,
        **config: Any,
    ) -> EventType:
        """Create the class. Raises `TypeError` if it declares no audience, or names a field it does not have."""
        cls = super().__new__(mcs, name, bases, namespace, **config)
        if not any(isinstance(base, EventType) for base in bases):
            return cls  # the base class, of which there are no events
        if not to:
            raise TypeError(f'{name}: say who may hear it, to="everyone" or to="FIELD" with the field of their seats')
        every = cls.__struct_fields__
        listeners = None if to == "everyone" else _fields(to, every, f"{name}: to")
        told = () if listeners is None else tuple(field for field in every if field not in listeners)
        shown = told if reveals is None else _fields(reveals, (*every, ITSELF, EVERYTHING), f"{name}: reveals")
        whole = every if {ITSELF, EVERYTHING} & set(shown) else ()
        cls.__to__, cls.__reveals__ = listeners, frozenset((*shown, *whole))
        return cls


def _fields(wanted: FieldNames, known: tuple[str, ...], where: str) -> tuple[str, ...]:
    names = (wanted,) if isinstance(wanted, str) else wanted
    for name in names:
        if name not in known:
            raise TypeError(f"{where}={name!r} is none of {', '.join(known) or 'its fields, of which there are none'}")
    return names
