from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from deadpan.kernel.decoding import SHAPE_CODES, convert, differing, parse, plain, shorten
from deadpan.kernel.errors import DeadpanError, MalformedChoice, RecordError


class Inner(Struct, forbid_unknown_fields=True):
    number: int
    small: Annotated[int, Meta(le=3)] = 0


class Outer(Struct, forbid_unknown_fields=True):
    inner: list[Inner]
    kind: Literal["a", "b"] = "a"
    table: dict[str, int] = {}
    pair: tuple[int, int] = (0, 0)


def refusal(raw: Any, under: str = "") -> tuple[str, dict[str, object]]:
    with pytest.raises(MalformedChoice) as found:
        convert(raw, Outer, MalformedChoice, under)
    assert found.value.code in SHAPE_CODES
    assert found.value.rule is None
    return found.value.code, dict(found.value.data)


def test_a_valid_value_is_converted() -> None:
    assert convert({"inner": [{"number": 1}]}, Outer, RecordError) == Outer([Inner(1)])


def test_an_invalid_value_is_refused_with_its_place() -> None:
    assert refusal({}) == ("missing-field", {"where": ".", "what": "inner"})
    assert refusal({}, "setup") == ("missing-field", {"where": "setup", "what": "inner"})
    assert refusal({"inner": [{}]}) == ("missing-field", {"where": "inner[0]", "what": "number"})
    assert refusal({"inner": [], "x": 1}) == ("unknown-field", {"where": ".", "what": "x"})
    assert refusal({"inner": 5}) == ("wrong-type", {"where": "inner", "expected": "array", "what": "int"})
    assert refusal({"inner": [{"number": True}]}) == (
        "wrong-type",
        {"where": "inner[0].number", "expected": "int", "what": "bool"},
    )
    assert refusal({"inner": [{"number": 1.5}]}, "setup")[1]["where"] == "setup.inner[0].number"
    assert refusal({"inner": [], "table": {"k": "v"}})[1]["where"] == "table.*"
    code, data = refusal({"inner": [], "kind": "zzz"})
    assert (code, data["where"]) == ("wrong-value", "kind")
    code, data = refusal({"inner": [{"number": 1, "small": 9}]})
    assert (code, data["where"]) == ("wrong-type", "inner[0].small") or code == "wrong-value"
    assert refusal([])[0] == "wrong-type"


def test_json_is_read_as_plain_values() -> None:
    assert parse(b'{"a": [1, null, "x"]}', RecordError) == {"a": [1, None, "x"]}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b"", "not-json"),
        (b"{", "not-json"),
        (b"\xff\xfe\xff", "not-json"),
        (b"[NaN]", "not-json"),
        (b"[Infinity]", "not-json"),
        (b"[" * 200_000, "too-deep"),
        (b'{"a": 1, "b": {"x": 1, "x": 2}}', "repeated-key"),
        (b"[" + b"9" * 10_000 + b"]", "not-json"),
    ],
)
def test_invalid_json_is_refused(text: bytes, code: str) -> None:
    with pytest.raises(RecordError) as found:
        parse(text, RecordError)
    assert found.value.code == code
    assert code in SHAPE_CODES


def test_a_repeated_key_is_named() -> None:
    with pytest.raises(RecordError) as found:
        parse(b'{"cat": 1, "cat": 2}', RecordError)
    assert found.value.data == {"what": "cat"}


def test_untrusted_text_is_shortened_and_cleaned_for_one_line() -> None:
    assert shorten("plain") == "plain"
    assert shorten("two\nlines\x1b[31m") == "two\ufffdlines\ufffd[31m"
    assert shorten("x" * 60) == "x" * 60
    assert shorten("x" * 61) == "x" * 59 + "…"
    assert shorten("abcdef", 3) == "ab…"


def test_errors_print_their_rule_code_and_data() -> None:
    assert str(DeadpanError("some-code")) == "some-code"
    assert str(DeadpanError("some-code", "T3.2", tile=4)) == "T3.2: some-code (tile=4)"
    assert str(DeadpanError("some-code", None, a=1, b="x")) == "some-code (a=1, b='x')"


class Choices(Struct):
    kind: str = "a"
    pair: tuple[int, int] = (0, 0)
    number: int | None = None


def test_only_values_that_differ_from_the_default_are_written() -> None:
    assert differing(Choices()) == {}
    assert differing(Choices("".join(["a"]), (0, 0), None)) == {}
    assert differing(Choices("b", (1, 2), 0)) == {"kind": "b", "pair": [1, 2], "number": 0}
    assert plain((1, (2,))) == [1, [2]]
