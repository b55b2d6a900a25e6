"""Compares two values deeply, without using their own ``==``.

A program could find a secret anywhere in the objects that a seat gets. Classes can define ``==`` as they like, so this
comparison goes through fields, slots, attributes, elements and closures instead.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator, Mapping, Set
from functools import cache, partial
from types import BuiltinFunctionType, CodeType, FunctionType, MethodType, ModuleType
from typing import Any, Final
from weakref import ReferenceType

from msgspec import Struct

from deadpan.kernel.event_log import EventLog
from deadpan.testing.contract_errors import brief

_LEAVES: Final = (int, float, complex, str, bytes, bytearray, type(None), type(Ellipsis), type, ModuleType, CodeType)
_PLAIN: Final = frozenset({int, float, complex, str, bytes, bool, type(None)})
"""The types of most parts: values of one such type that are equal need no closer look."""
_ADDRESS: Final = re.compile(r" at 0x[0-9a-f]+")
_MISSING: Final = object()

Same = dict[tuple[int, int], tuple[EventLog, EventLog]]
"""Pairs of logs that were compared already, by id: histories grow, and are compared at every moment."""

_Name = str | int
"""The name of a part within a value; a number is its place in a sequence."""
_Path = tuple["_Path", _Name] | None
"""The path to the value that contains a part, and the name of the part. A path becomes text only where a difference is
found: the texts of all paths in a long chain would take memory by the square of its length.
"""


def difference(one: Any, other: Any, same: Same | None = None) -> str | None:
    """The first place where two values differ (``.table.hands[1]: (3,) and (5,)``), or ``None``."""
    same = {} if same is None else same
    met: dict[tuple[int, int], tuple[Any, Any]] = {}  # with the values, so that no id is used a second time
    waiting: list[tuple[Any, Any, _Path]] = [(one, other, None)]
    while waiting:
        left, right, where = waiting.pop()
        kind = type(left)
        if left is right or (kind in _PLAIN and kind is type(right) and left == right):
            continue
        pair = (id(left), id(right))
        if pair in met or pair in same:
            continue
        found = _unlike(left, right)
        if found:
            return f"{_spelled(where)}: {found}"
        if isinstance(left, _LEAVES):
            continue
        met[pair] = left, right
        parts, others = list(_parts(left)), list(_parts(right))
        if [name for name, _ in parts] != [name for name, _ in others]:
            names = [[_spelled((None, name)) for name, _ in each] for each in (parts, others)]
            return f"{_spelled(where)}: {brief(names[0])} and {brief(names[1])}"
        for (name, part), (_, counterpart) in zip(reversed(parts), reversed(others), strict=True):
            if part is not counterpart:
                waiting.append((part, counterpart, (where, name)))
    same.update((pair, values) for pair, values in met.items() if isinstance(values[0], EventLog))
    return None


def _spelled(path: _Path) -> str:
    """The text of a path."""
    names: list[str] = []
    while path is not None:
        path, name = path
        names.append(f"[{name}]" if isinstance(name, int) else name)
    return "".join(reversed(names)) or "it"


def printed_difference(one: Any, other: Any) -> str | None:
    """The difference in what two values print or hash to, or ``None``. Addresses in memory are ignored."""
    texts = [_ADDRESS.sub("", repr(value)) for value in (one, other)]
    if texts[0] != texts[1]:
        return f"repr: {brief(texts[0])} and {brief(texts[1])}"
    if vars(object)["__hash__"] is not getattr(type(one), "__hash__", None) and _hash_of(one) != _hash_of(other):
        return "hash"
    return None


def _hash_of(value: Any) -> int | None:
    try:
        return hash(value)
    except TypeError:  # it contains something unhashable
        return None


def _unlike(left: Any, right: Any) -> str | None:
    """The difference between two values at their top level, if there is one."""
    if type(left) is not type(right):
        return f"{brief(left)} and {brief(right)}"
    if isinstance(left, Set | dict | Mapping | list | tuple | deque) and len(left) != len(right):
        return f"{brief(left)} and {brief(right)}"
    if isinstance(left, (*_LEAVES, Set)) and left != right:
        return f"{brief(left)} and {brief(right)}"
    return None


def _parts(value: Any) -> Iterator[tuple[_Name, Any]]:
    """The parts of a value, each with the path to it."""
    is_open = False
    match value:
        case Mapping():
            is_open = True
            for number, (key, item) in enumerate(value.items()):
                yield f".keys()[{number}]", key
                yield f"[{_ADDRESS.sub('', repr(key))}]", item
        case list() | tuple() | deque():
            is_open = True
            yield from enumerate(value)
        case Set():
            return  # compared as a whole
        case FunctionType():
            yield ".__code__", value.__code__
            yield ".__defaults__", (value.__defaults__, value.__kwdefaults__)
            yield ".__closure__", [cell.cell_contents for cell in value.__closure__ or ()]
            return
        case MethodType() | BuiltinFunctionType():
            yield ".__self__", value.__self__
            yield ".__name__", value.__name__
            return
        case partial():
            yield ".func", value.func
            yield ".args", (value.args, value.keywords)
            return
        case ReferenceType():
            yield "()", value()
            return
        case Struct():
            is_open = True
            yield from ((f".{name}", getattr(value, name)) for name in value.__struct_fields__)
        case _:
            pass
    for name in _slots(type(value)):  # type: ignore[arg-type]  # mypy takes the hash of instances for that of the type
        found = getattr(value, name, _MISSING)
        if found is not _MISSING:
            is_open = True
            yield f".{name}", found
    attributes = getattr(value, "__dict__", None)
    if attributes:
        is_open = True
        yield from ((f".{name}", item) for name, item in attributes.items())
    if not is_open:
        yield ".__reduce_ex__()", _reduced(value)


@cache
def _slots(kind: type) -> tuple[str, ...]:
    """The slots of a type and of its bases, apart from the fields of structs."""
    found: list[str] = []
    for base in kind.__mro__:
        names = vars(base).get("__slots__", ()) if not issubclass(base, Struct) else ()
        for name in (names,) if isinstance(names, str) else names:
            if name not in ("__weakref__", "__dict__"):
                is_private = name.startswith("__") and not name.endswith("__")
                found.append(f"_{base.__name__.lstrip('_')}{name}" if is_private else name)
    return tuple(found)


def _reduced(value: Any) -> Any:
    """The state of a value without attributes, as `copy` uses it; otherwise how it prints."""
    try:
        made = value.__reduce_ex__(4)
    except TypeError:
        return repr(value)
    return (
        made if not isinstance(made, tuple) else [list(part) if isinstance(part, Iterator) else part for part in made]
    )
