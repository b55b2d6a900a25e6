"""``import deadpan``: its names, its cost, and the program in the README."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
from pathlib import Path

import pytest

import deadpan
from deadpan import DeadpanError, Game, IllegalChoice, Play, RecordError, SetupError
from deadpan.game import GAMES
from deadpan.kernel.errors import MalformedChoice, RulesError
from tests.session import user

ROOT = Path(__file__).parent.parent.parent
README = (ROOT / "README.md").read_text("utf-8")
API = (ROOT / "docs" / "api.md").read_text("utf-8")


def readme_program() -> str:
    (program,) = re.findall(r"^```python\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
    return str(program)


def run(*args: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *args], capture_output=True, text=True, check=True, cwd=cwd)


def game() -> Game:
    return deadpan.load(next(iter(GAMES)))


def some_play(choices: int = 3) -> Play:
    played = game()
    play, bot = played.new(played.rules.players[0], seed="x"), played.bot("random")
    for _ in range(choices):
        seat = play.to_move
        assert seat is not None
        play = play.apply(seat, bot.choose(play.view(seat), play.legal(seat)))
    return play


def test_the_program_in_the_readme_runs_unchanged(tmp_path: Path) -> None:
    assert len(readme_program().splitlines()) <= 16
    lines = run("-c", readme_program(), cwd=tmp_path).stdout.splitlines()
    again = deadpan.replay(tmp_path / "game.json")
    assert lines[0] == f"{again.outcome.winners} {again.outcome.scores}"
    assert lines[1:] == again.tell(lang="fr", seat=1)
    assert len(lines) > 20


@pytest.mark.slow
def test_programs_that_use_only_public_names_pass_strict_type_checks(tmp_path: Path) -> None:
    (tmp_path / "readme.py").write_text(readme_program(), "utf-8")
    (tmp_path / "user.py").write_text(Path(user.__file__).read_text("utf-8"), "utf-8")
    (tmp_path / "mypy.ini").write_text("[mypy]\n", "utf-8")
    checked = run("-m", "mypy", "--strict", "readme.py", "user.py", cwd=tmp_path)
    assert "no issues found in 2 source files" in checked.stdout


def test_a_program_that_uses_every_public_name_plays_every_game(tmp_path: Path) -> None:
    told = user.main(tmp_path)
    assert len(told) == 3 * len(deadpan.games())
    assert told[1::3] == ["unknown-option"] * len(deadpan.games())
    assert told[2::3] == ["wrong-seats"] * len(deadpan.games())
    source = Path(user.__file__).read_text("utf-8")
    assert [name for name in deadpan.__all__ if not re.search(rf"\b{name}\b", source)] == []


def test_every_public_name_exists_and_is_documented() -> None:
    assert set(deadpan.__all__) <= set(dir(deadpan))
    for name in deadpan.__all__:
        value = getattr(deadpan, name)
        assert name in ("Seat", "View") or value.__doc__
        assert re.search(rf"^### `(?:deadpan\.)?{name}\b", API, re.MULTILINE), f"docs/api.md says nothing of {name}"
    with pytest.raises(AttributeError):
        deadpan.no_such_name  # noqa: B018
    members = {each for kind in (Play, Game) for each in vars(kind) if not each.startswith("_")}
    internal = set(Play.__struct_fields__) | set(Game.__dataclass_fields__)
    assert [each for each in sorted(members - internal) if f"`{each}" not in API] == []


def test_importing_the_package_imports_none_of_its_modules(tmp_path: Path) -> None:
    program = "import sys, deadpan; print([name for name in sys.modules if name.startswith(('deadpan.', 'msgspec'))])"
    assert run("-c", program, cwd=tmp_path).stdout == "[]\n"


def test_loading_and_playing_a_game_imports_no_web_terminal_or_cli(tmp_path: Path) -> None:
    program = (
        "import sys, deadpan\n"
        "for name in deadpan.games():\n"
        "    deadpan.load(name).new(3)\n"
        "rooms = ('cli', 'web', 'terminal', 'host', 'arena', 'bots')\n"
        "print([name for name in sys.modules if name.startswith('deadpan.') and name.split('.')[1] in rooms])"
    )
    assert run("-c", program, cwd=tmp_path).stdout == "[]\n"


def test_the_package_can_be_executed(tmp_path: Path) -> None:
    assert run("-m", "deadpan", "--version", cwd=tmp_path).stdout == f"{deadpan.__version__}\n"


def test_applying_a_choice_leaves_the_previous_play_unchanged() -> None:
    play = some_play()
    state, moves = play.rules.dump(play.state), play.moves
    seat = play.to_move
    assert seat is not None
    one, other = play.apply(seat, play.legal(seat)[0]), play.apply(seat, play.legal(seat)[-1])
    assert (play.rules.dump(play.state), play.moves) == (state, moves)
    assert one.moves == (*moves, (seat, play.legal(seat)[0]))
    assert other.moves == (*moves, (seat, play.legal(seat)[-1]))
    assert one != other
    assert one == play.apply(seat, play.legal(seat)[0])


def test_a_play_can_be_saved_and_pickled(tmp_path: Path) -> None:
    play = some_play()
    assert pickle.loads(pickle.dumps(play)).state == play.state
    assert pickle.loads(pickle.dumps(play)).history == play.history
    play.save(tmp_path / "game.json")
    again = deadpan.replay(str(tmp_path / "game.json"))
    assert (again.state, again.moves, again.told) == (play.state, play.moves, play.told)
    assert deadpan.replay(play.to_json(), upto=1).moves == play.moves[:1]
    assert "to move" in repr(play)
    assert len(repr(play)) < 200


def test_a_seat_is_told_what_it_heard_and_a_spectator_less() -> None:
    play = some_play()
    heard = play.tell(seat=0, every=True)
    assert len(heard) == len(play.heard(0))
    assert play.tell() == play.tell(seat=None)
    assert len(play.tell(every=True)) < len(heard) < len(play.tell(face_up=True, every=True))


def test_a_line_is_a_beat_and_every_event_is_in_one() -> None:
    play = some_play()
    for seat in (None, 0, 1):
        beats = play.beats(seat)
        assert len(play.tell(seat=seat)) == len(beats)
        assert sorted(number for beat in beats for number in beat.events) == list(range(len(play.heard(seat))))
    assert len(play.tell(face_up=True)) == len(play.beats(face_up=True))


def test_a_long_game_is_dropped_and_copied_without_recursion() -> None:
    play = some_play(1)
    history = play.history
    assert history.entry is not None
    for _ in range(50_000):
        history = history.added(*history.entry)
    assert pickle.loads(pickle.dumps(history)) == history
    del history


def test_wrong_input_is_refused_with_its_reason() -> None:
    play, some = some_play(), game()
    for wrong in (-1, 99):
        for act in (play.view, play.legal, play.heard, lambda seat: play.apply(seat, play.moves[0][1])):
            with pytest.raises(MalformedChoice, match="no-such-seat"):
                act(wrong)
    with pytest.raises(RulesError, match="not-over"):
        play.outcome  # noqa: B018
    with pytest.raises(ValueError, match="no words in 'de'"):
        play.tell("de")  # type: ignore[arg-type]
    with pytest.raises(RecordError, match="wrong-seats"):
        some.new(99)
    with pytest.raises(SetupError, match="unknown-option"):
        some.new(some.rules.players[0], no_such_option=1)
    with pytest.raises(TypeError):
        some.new("Ada")
    with pytest.raises(ValueError, match="no-such-bot"):
        some.bot("no-such-bot")
    with pytest.raises(RecordError, match="unknown-game"):
        deadpan.load("no-such-game")
    with pytest.raises(RecordError, match="not-json"):
        deadpan.replay(b"no record")
    with pytest.raises(RecordError, match="negative-count"):
        deadpan.replay(play.to_json(), upto=-1)
    with pytest.raises(FileNotFoundError):
        deadpan.replay("no/such/file")


def test_an_error_is_explained_in_the_given_language() -> None:
    play = some_play()
    with pytest.raises(DeadpanError) as problem:
        play.outcome  # noqa: B018
    assert play.explain(problem.value) == "The game is not over yet."
    assert play.explain(problem.value, "pl") == "Gra jeszcze się nie skończyła."


def test_a_preset_sets_other_options_unless_they_are_given() -> None:
    for name in deadpan.games():
        game = deadpan.load(name)
        rules = game.rules
        for option, values in game.presets.items():
            for value, along in values.items():
                play = game.new(rules.players[0], options={option: value})
                options = rules.read_options(play.record.options)
                assert options == rules.read_options({**along, option: value})


def test_an_illegal_choice_is_refused_and_changes_nothing() -> None:
    play = some_play()
    seat = play.to_move
    assert seat is not None
    others = [each for each in range(len(play.names)) if each != seat]
    with pytest.raises(RulesError):
        play.apply(others[0], play.legal(seat)[0])
    assert issubclass(IllegalChoice, DeadpanError)


def test_hush_is_played_by_its_name_like_any_other_game(hush: Game, tmp_path: Path) -> None:
    assert "hush" in deadpan.games()
    play, bot = hush.new(["Ada", "Bo"], seed="x", highest=4), hush.bot("random")
    while (seat := play.to_move) is not None:
        play = play.apply(seat, bot.choose(play.view(seat), play.legal(seat)))
    play.save(tmp_path / "hush.json")
    assert deadpan.replay(tmp_path / "hush.json").tell("fr")[-1].startswith("La partie est finie.")
