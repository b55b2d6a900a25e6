"""What the catalogues must contain, derived from the games and from the source code."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args, get_origin

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from msgspec.structs import fields

import deadpan
from deadpan.game import GAMES, grouper_of, registry
from deadpan.game.word_files import texts_in
from deadpan.kernel import errors
from deadpan.kernel.beats import Sentence
from deadpan.kernel.rules import AnyRules
from deadpan.locales import Language
from deadpan.locales.message_variables import SEAT, kind_of, may_be_missing
from deadpan.server import errors as host_errors

SOURCE = Path(str(files(deadpan)))
ERRORS = {name for module in (errors, host_errors) for name, kind in vars(module).items() if isinstance(kind, type)}
ERRORS |= {"error", "MissingGame"}
"""What raises an error: its class, or in `decoding` the parameter ``error``."""


# -- the catalogues ----------------------------------------------------------------------------------------------------


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


class Entry(NamedTuple):
    """One message: its place, its attributes, and the variables it uses."""

    file: str
    attributes: tuple[str, ...]
    variables: frozenset[str]


def sources(lang: Language) -> Iterator[tuple[str, str]]:
    """The texts of a language: Deadpan's own and each game's, under a name that is the same in every language."""
    for file in sorted((SOURCE / "locales" / lang).glob("*.ftl")):
        yield file.name, file.read_text("utf-8")
    for name, game in registry().games.items():
        for number, text in enumerate(texts_in(game.words, lang)):
            yield f"{name} {number}", text


@cache
def entries(lang: Language) -> tuple[tuple[str, Entry], ...]:
    """Every entry of a language's catalogues in order, repeated ids included."""
    found: list[tuple[str, Entry]] = []
    for name, text in sources(lang):
        for node in FluentParser().parse(text).body:
            assert not isinstance(node, (ftl.Junk, ftl.Term)), f"{name}: {node.to_json()}"
            if isinstance(node, ftl.Message):
                visitor = _Variables()
                visitor.visit(node)
                attributes = tuple(attribute.id.name for attribute in node.attributes)
                found.append((node.id.name, Entry(name, attributes, frozenset(visitor.found))))
    return tuple(found)


@cache
def messages(lang: Language) -> dict[str, Entry]:
    """The entries of a language by id."""
    return dict(entries(lang))


# -- the source --------------------------------------------------------------------------------------------------------


class Raised(NamedTuple):
    """An error in the source: its code, and its data."""

    code: str
    data: frozenset[str]


def _trees(folder: Path) -> Iterator[ast.AST]:
    for file in sorted(folder.rglob("*.py")):
        yield ast.parse(file.read_text("utf-8"))


def package_of(game: AnyRules) -> Path:
    """The folder of a game's package."""
    package = sys.modules[type(game).__module__.partition(".")[0]]
    return Path(str(files(package)))


@cache
def raised(folder: Path) -> list[Raised]:
    """Every error that the modules under a folder can raise."""
    found: list[Raised] = []
    for tree in _trees(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS and node.args:
                data = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
                # The code may be one of two: "a" if … else "b".
                codes = [each.value for each in ast.walk(node.args[0]) if isinstance(each, ast.Constant)]
                found += [Raised(code, data) for code in codes if isinstance(code, str)]
    return found


@cache
def constants() -> frozenset[str]:
    """Every string in the source."""
    folders = [SOURCE, *map(package_of, GAMES.values())]
    nodes = (node for folder in folders for tree in _trees(folder) for node in ast.walk(tree))
    return frozenset(node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))


def folder_of(game: AnyRules) -> Path:
    """The folder with the modules of a game's rules."""
    return package_of(game) / "rules"


# -- required messages -------------------------------------------------------------------------------------------------


def option_values(annotation: Any) -> set[str]:
    """The values of an option that need a name: literals, null, flags, and values drawn by hand."""
    if annotation is type(None):
        return {"none"}
    if annotation is bool:
        return {"yes", "no"}
    if get_origin(annotation) is Literal:
        return set(get_args(annotation))
    if get_origin(annotation) in (tuple, list):
        return {"custom"}
    return set().union(*map(option_values, get_args(annotation)))


def tag(struct: type) -> str:
    """The tag of a choice or an event in JSON."""
    return str(struct.__struct_config__.tag)  # type: ignore[attr-defined]  # every msgspec struct has it


def message_of(game: str, kind: type) -> str:
    """The id of the message for a kind of event, or of sentence of a beat."""
    return f"{game}-{'beat-' if issubclass(kind, Sentence) else ''}{tag(kind)}"


def wanted_by(game: AnyRules) -> set[str]:
    """The ids of the messages that a game needs, names aside."""
    found = {f"{game.name}-title"}
    found |= {message_of(game.name, kind) for kind in (*game.event_types, *grouper_of(game.name).sentences)}
    found |= {f"{game.name}-do-{tag(choice)}" for choice in game.choice_types}
    found |= {f"{game.name}-refused-{code}" for code in game.refusals}
    if game.first_asked is not None:
        found.add(f"{game.name}-first-{game.first_asked.question}")
    for field in fields(game.options_type):
        option = f"{game.name}-option-{field.encode_name}"
        found |= {option} | {f"{option}-{value}" for value in option_values(field.type)}
    return found


@cache
def shared_refusals() -> list[Raised]:
    """The errors whose message belongs to no game: those of the kernel and the commands, and those common to games."""
    floors = [folder for folder in sorted(SOURCE.iterdir()) if folder.is_dir() and folder.name != "games"]
    found = [each for folder in floors for each in raised(folder)]
    for game in GAMES.values():
        found += [each for each in raised(folder_of(game)) if each.code not in game.refusals]
    return found


@cache
def kinds() -> set[str]:
    """Every kind of names that some game uses."""
    structs = [struct for game in GAMES.values() for struct in (*game.event_types, *game.choice_types)]
    return {kind for struct in structs for field in fields(struct) if (kind := kind_of(field.type))}


@cache
def forms() -> set[str]:
    """The forms that names have in some language."""
    found: set[str] = set()
    for lang in deadpan.locales.LANGUAGES:
        for message, entry in messages(lang).items():
            if any(message.startswith(f"{kind}-") for kind in kinds()):
                found |= set(entry.attributes)
    return found


def allowed(name: str, annotation: Any) -> set[str]:
    """The variables that a field of this name and type gives to a message."""
    found = {name, f"has_{name}"} if may_be_missing(annotation) else {name}
    if kind_of(annotation):
        found |= {f"{name}_count"} | {f"{name}_{form}" for form in forms()}
    if kind_of(annotation) == SEAT:
        found |= {f"{name}_you", f"{name}_others"}
    return found


def base(variable: str) -> str:
    """A variable without the suffix for a grammatical form."""
    stem, _, form = variable.rpartition("_")
    return stem if stem and form in forms() else variable
