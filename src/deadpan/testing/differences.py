"""Compares two values deeply, without using their own ``==``.

A program could find a secret anywhere in the objects that a seat gets. Classes can define ``==`` as they like, so this
comparison goes through fields, slots, attributes, elements and closures instead.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator, Mapping, Set
from functools import partial
from types import BuiltinFunctionType, CodeType, FunctionType, MethodType, ModuleType
from typing import Any, Final
from weakref import ReferenceType

from msgspec import Struct

from deadpan.kernel.event_log import EventLog
from deadpan.testing.contract_errors import brief

_LEAVES: Final = (int, float, complex, str, bytes, bytearray, type(None), type(Ellipsis), type, ModuleType, CodeType)
_ADDRESS: Final = re.compile(r" at 0x[0-9a-f]+")
_MISSING: Final = object()

Same = dict[tuple[int, int], tuple[EventLog, EventLog]]
"""Pairs of logs that were compared already, by id: histories grow, and are compared at every moment."""

_Path = tuple["_Path", str] | None
"""How to come to a part: the path of what it is in, and its own name. Spelled out where a difference is found only:
in a long chain, the spelled paths of all parts would take memory by the square of its length."""


def difference(one: Any, other: Any, same: Same | None = None) -> str | None:
    """The first place where two values differ (``.table.hands[1]: (3,) and (5,)``), or ``None``."""
    same = {} if same is None else same
    met: set[tuple[int, int]] = set()
    waiting: list[tuple[Any, Any, _Path]] = [(one, other, None)]
    compared: list[tuple[EventLog, EventLog]] = []
    while waiting:
        left, right, where = waiting.pop()
        if left is right:
            continue
        pair = (id(left), id(right))
        if pair in met or pair in same:
            continue
        found = _unlike(left, right)
        if found:
            return f"{_spelled(where)}: {found}"
        if isinstance(left, _LEAVES):
            continue
        met.add(pair)
        if isinstance(left, EventLog):
            compared.append((left, right))
        parts, others = dict(_parts(left)), dict(_parts(right))
        if list(parts) != list(others):
            return f"{_spelled(where)}: {brief(list(parts))} and {brief(list(others))}"
        waiting += [(part, others[name], (where, name)) for name, part in reversed(parts.items())]
    same.update({(id(left), id(right)): (left, right) for left, right in compared})
    return None


def _spelled(path: _Path) -> str:
    names: list[str] = []
    while path is not None:
        path, name = path
        names.append(name)
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


def _parts(value: Any) -> Iterator[tuple[str, Any]]:
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
            yield from ((f"[{number}]", item) for number, item in enumerate(value))
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
    for name in _slots(type(value)):
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


def _slots(kind: type) -> Iterator[str]:
    for base in kind.__mro__:
        names = vars(base).get("__slots__", ()) if not issubclass(base, Struct) else ()
        for name in (names,) if isinstance(names, str) else names:
            if name not in ("__weakref__", "__dict__"):
                is_private = name.startswith("__") and not name.endswith("__")
                yield f"_{base.__name__.lstrip('_')}{name}" if is_private else name


def _reduced(value: Any) -> Any:
    """The state of a value without attributes, as `copy` uses it; otherwise how it prints."""
    try:
        made = value.__reduce_ex__(4)
    except TypeError:
        return repr(value)
    return (
        made if not isinstance(made, tuple) else [list(part) if isinstance(part, Iterator) else part for part in made]
    )
