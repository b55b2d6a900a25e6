"""Every text that a message can give: each variant of each selector, with variables marked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice, product
from typing import Final

from fluent.syntax import ast as ftl

MOST: Final = 4096
"""So many texts of one message are enough: no message has that many today."""
VARIABLE: Final = re.compile(r"\x02(\w+)\x03")
"""A variable in a text of `texts_of`."""


def texts_of(entry: ftl.Message | ftl.Term) -> Iterator[str]:
    """Every text of a message and of its attributes. ``\\x02name\\x03`` stands for a variable."""
    for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
        if pattern is not None:
            yield from islice(_texts(pattern), MOST)


def _texts(pattern: ftl.Pattern) -> Iterator[str]:
    parts = [list(_parts(element)) for element in pattern.elements]
    return ("".join(each) for each in product(*parts))


def _parts(element: ftl.TextElement | ftl.Placeable) -> Iterator[str]:
    if isinstance(element, ftl.TextElement):
        yield element.value
        return
    inner = element.expression
    if isinstance(inner, ftl.SelectExpression):
        for variant in inner.variants:
            yield from _texts(variant.value)
    elif isinstance(inner, ftl.VariableReference):
        yield f"\x02{inner.id.name}\x03"
    elif isinstance(inner, ftl.StringLiteral):
        yield str(inner.parse()["value"])
    elif isinstance(inner, ftl.Placeable):
        yield from _parts(inner)
    else:
        yield "…"
