"""Every message exists in every language, and uses only the variables it is given."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest
from msgspec.structs import fields

from deadpan.game import GAMES, grouper_of
from deadpan.kernel.beats import Said, begin_beats
from deadpan.kernel.errors import IllegalChoice, RecordError
from deadpan.kernel.rules import AnyRules
from deadpan.locales import LANGUAGES, Language, Words
from deadpan.locales.catalogue import BrokenMessage, Catalogue, MissingMessage, catalogue
from deadpan.locales.message_variables import kind_of
from deadpan.locales.words import data_types
from deadpan.testing.divergence import heard_of
from deadpan.testing.tables import plies
from tests.locales.sources import (
    SOURCE,
    allowed,
    base,
    constants,
    entries,
    folder_of,
    kinds,
    message_of,
    messages,
    raised,
    shared_refusals,
    tag,
    wanted_by,
)
from tests.tables import TABLES

NAMES = ["Ada", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal"]

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def printable(sentence: str) -> bool:
    """Whether a sentence has no control characters; French has no-break spaces."""
    return re.sub("[\u00a0\u202f]", " ", sentence).isprintable()


def is_name(message: str) -> bool:
    """Whether a message is the name of a thing of some game."""
    kind = next((kind for kind in kinds() if message.startswith(f"{kind}-")), None)
    if kind is None:
        return False
    thing = message.removeprefix(f"{kind}-")
    return thing == "name" or thing in constants() or f"{thing}-" in constants()


@every_language
def test_every_message_that_a_game_needs_exists(lang: Language) -> None:
    wanted = set().union(*map(wanted_by, GAMES.values())) | {f"refused-{each.code}" for each in shared_refusals()}
    assert wanted - messages(lang).keys() == set()


@every_language
def test_every_message_is_used(lang: Language) -> None:
    said = set().union(*map(wanted_by, GAMES.values())) | {f"refused-{each.code}" for each in shared_refusals()}
    unused = {message for message in messages(lang) if message not in said | constants() and not is_name(message)}
    assert unused == set()


@every_language
def test_no_message_is_defined_twice(lang: Language) -> None:
    twice = [message for message, count in Counter(message for message, _ in entries(lang)).items() if count > 1]
    assert twice == []


@every_language
def test_all_languages_have_the_same_messages_in_the_same_files_and_order(lang: Language) -> None:
    def outline(lang: Language) -> list[tuple[str, str]]:
        return [(entry.file, message) for message, entry in entries(lang)]

    assert outline(lang) == outline("en")


@every_language
def test_all_languages_use_the_same_variables(lang: Language) -> None:
    english = messages("en")
    for message, entry in messages(lang).items():
        assert set(map(base, entry.variables)) == set(map(base, english[message].variables)), message


@every_language
@every_game
def test_a_message_uses_only_the_fields_of_its_event_or_sentence(game: AnyRules, lang: Language) -> None:
    for kind in (*game.event_types, *grouper_of(game.name).sentences):
        given = set().union(*(allowed(field.encode_name, field.type) for field in fields(kind)), set())
        used = messages(lang)[message_of(game.name, kind)].variables
        assert used <= given, f"{tag(kind)}: {used - given}"


@every_language
@every_game
def test_the_message_of_a_refusal_uses_only_the_data_of_its_error(game: AnyRules, lang: Language) -> None:
    types = data_types(game)
    for each in [*raised(folder_of(game)), *shared_refusals()]:
        own = f"{game.name}-refused-{each.code}"
        used = messages(lang)[own if own in messages(lang) else f"refused-{each.code}"].variables
        given = set().union(*(allowed(name, types.get(name)) for name in each.data), set())
        assert used <= given, f"{each.code}: {used - given}"


@every_game
def test_every_refusal_that_a_game_announces_is_raised_somewhere(game: AnyRules) -> None:
    assert game.refusals - {each.code for each in raised(folder_of(game))} - constants() == set()


@every_language
@every_game
def test_every_option_has_a_label_and_a_description(game: AnyRules, lang: Language) -> None:
    words = Words(lang)
    for field in fields(game.options_type):
        label, purpose = words.option(game.name, field.encode_name)
        assert label[0].isupper()
        assert purpose.endswith(".")
        assert words.option_value(game.name, field.encode_name, field.default)


@cache
def happenings(name: str) -> list[Said]:
    """Some events of each kind, and sentences of their beats, from games at every kind of table; plays more games while
    a rare kind is missing."""
    found: dict[Said, None] = {}
    counts: Counter[type[Said]] = Counter()
    tables = [table for table in TABLES if table.game.name == name]
    grouper = grouper_of(name)
    for evening in range(12):
        for table in tables:
            seed = f"words {evening}"
            told, state = list(table.open(seed).told), table.open(seed).state
            for ply in plies(table, seed, 400):
                told += ply.step.told
                state = ply.step.state
            beats = begin_beats(grouper, 0).up_to(heard_of(told, 0), table.game.view(state, 0))[1]
            said = [each.event for each in told] + [each.whole for each in told]
            for each in (*said, *(part for beat in beats for part in (*beat.says, *beat.aside))):
                if each not in found and counts[type(each)] < 200:
                    counts[type(each)] += 1
                    found[each] = None
        if counts.keys() == {*GAMES[name].event_types, *grouper.sentences}:
            break
    return list(found)


@pytest.mark.slow
@every_language
@every_game
def test_every_kind_of_event_and_sentence_is_told_without_errors_to_every_reader(
    game: AnyRules, lang: Language
) -> None:
    words = Words(lang)
    seen = set()
    for said in happenings(game.name):
        for reader in (None, *range(len(NAMES))):
            sentence = words.tell(game.name, said, NAMES, reader)
            assert sentence == sentence.strip()
            assert printable(sentence)
            assert "{" not in sentence
            assert sentence[0].isupper() or sentence[0] in "“«„"
            assert sentence[-1] in ".!?”»"
            assert "  " not in sentence
        seen.add(type(said))
    assert seen == {*game.event_types, *grouper_of(game.name).sentences}


@every_language
@every_game
def test_every_value_that_is_shown_by_name_has_a_name(game: AnyRules, lang: Language) -> None:
    words, known = Words(lang), catalogue(lang)
    for event in happenings(game.name):
        for field in fields(event):
            kind, value = kind_of(field.type), getattr(event, field.name)
            for thing in value if isinstance(value, (tuple, list)) else (value,):
                if kind not in (None, "seat") and isinstance(thing, str):
                    stem = thing.rstrip("0123456789").removesuffix("-")
                    assert known.has(f"{kind}-{thing}") or known.has(f"{kind}-{stem}"), thing
                    assert words.name(str(kind), thing)


@every_language
@every_game
def test_every_refusal_has_a_sentence(game: AnyRules, lang: Language) -> None:
    for each in [*raised(folder_of(game)), *shared_refusals()]:
        for count in (0, 1, 2, 5, 22):
            problem = IllegalChoice(each.code, "T1.1", **dict.fromkeys(each.data, count))
            sentence = Words(lang).refuse(problem, game, NAMES)
            assert sentence.endswith(".")
            assert printable(sentence)


# -- grammar -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "said"),
    [
        (0, "0 punktów"),
        (1, "1 punkt"),
        (2, "2 punkty"),
        (4, "4 punkty"),
        (5, "5 punktów"),
        (12, "12 punktów"),
        (21, "21 punktów"),
        (22, "22 punkty"),
        (112, "112 punktów"),
        (-1, "-1 punkt"),
        (-3, "-3 punkty"),
    ],
)
def test_polish_plurals_of_points_are_correct(points: int, said: str) -> None:
    assert Words("pl").say("score-line", player="Ada", points=points) == f"Ada: {said}."


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", ["1 point", "0 points"]), ("fr", ["1 point", "0 point"]), ("pl", ["1 punkt", "0 punktów"])],
)
def test_zero_is_plural_in_english_and_singular_in_french(lang: Language, said: list[str]) -> None:
    for points, expected in zip((1, 0), said, strict=True):
        assert Words(lang).say("score-line", player="Ada", points=points).endswith(f"{expected}.")


@pytest.mark.parametrize(("lang", "said"), [("en", "a, b, c and d"), ("fr", "a, b, c et d"), ("pl", "a, b, c i d")])
def test_a_list_is_joined_by_the_rules_of_the_language(lang: Language, said: str) -> None:
    words = Words(lang)
    assert words.join(list("abcd")) == said
    assert words.join(["a"]) == "a"
    assert words.join([]) == ""


# -- untrusted text ----------------------------------------------------------------------------------------------------


@every_language
def test_a_refusal_removes_control_characters_and_shortens_long_text(lang: Language) -> None:
    problem = RecordError("unknown-game", what="\x1b[2J\n\u202e" + "x" * 10_000, known="", count=0)
    sentence = Words(lang).refuse(problem)
    assert printable(sentence)
    assert len(sentence) < 250
    huge = RecordError("no-such-seat", seats=3, what=10**4000)
    assert len(Words(lang).refuse(huge)) < 200


def test_braces_in_a_name_are_not_interpreted() -> None:
    said = Words("en").say("replay-players", players="{ $x } and [red]")
    assert said == "Players: { $x } and [red]."


def test_a_thing_without_a_name_is_called_by_its_id() -> None:
    assert Words("en").name("piece", "unicorn") == "unicorn"


def test_a_seat_beyond_the_table_is_called_by_its_number() -> None:
    assert Words("en").refuse(IllegalChoice("not-your-turn", asked=7), None, ["Ada"]).endswith("seat 7.")


def test_a_message_that_is_missing_is_an_error() -> None:
    with pytest.raises(MissingMessage):
        Words("en").say("no-such-message")
    with pytest.raises(MissingMessage):
        catalogue("en").format("seat-name", {"number": 1}, "no-such-form")


def test_a_message_without_its_variables_is_an_error() -> None:
    with pytest.raises(BrokenMessage):
        Words("en").say("seat-name")


def test_every_language_has_a_folder_and_every_folder_is_a_language() -> None:
    folders = {path.name for path in (SOURCE / "locales").iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders == set(LANGUAGES)
    assert all(isinstance(catalogue(lang), Catalogue) for lang in LANGUAGES)
