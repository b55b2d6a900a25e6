"""What is misspelt on the command line is refused with what exists, the closest first."""

from __future__ import annotations

import pytest

from tests.cli.command import deadpan


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("new hsh", "record: The game “hsh” is not installed here. Installed: hush"),
        ("check hsh", "deadpan: The game “hsh” is not installed here. Installed: hush"),
        ("options hsh", "The game “hsh” is not installed here. Installed: hush"),
        ("new hush --option coppies=2", "record: There is no option “coppies”, only these: copies, "),
        ("new hush --option hihgest=5", "record: There is no option “hihgest”, only these: highest, "),
        ("new hush --option first=randum", 'record: options.first cannot be "randum", only one of these: "random", '),
        ("new hush --seats 9", "record: 9 players at the table; this game is for 2 to 4."),
        ("play hush --bots samplr", "samplr: not a level (sampler, "),
        ("replay --seat 9 {record}", "There is no seat 9: 2 players, numbered from 0."),
    ],
)
def test_what_exists_is_listed_with_the_closest_first(
    command: str, said: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    record = tmp_path_factory.mktemp("records") / "hush.json"
    if "{record}" in command:
        deadpan("new", "hush", "--seats", "2", "--seed", "x", "-o", record)
    ran = deadpan(*command.format(record=record).split())
    assert ran.status == 2
    assert said in ran.err
