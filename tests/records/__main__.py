"""``python -m tests.records``: write every recorded playthrough again. Read the diff before you commit it."""

from __future__ import annotations

from tests.records.playthrough import FOLDER, playthrough
from tests.tables import TABLES


def main() -> None:
    """Write one file for each game and set of options, with alternating numbers of players."""
    kinds: dict[str, list[str]] = {}
    for table in TABLES:
        wanted = kinds.setdefault(table.game.name, [])
        said = str(table.options)
        if said in wanted or table.game.players[len(wanted) % len(table.game.players)] != table.seats:
            continue
        wanted.append(said)
        number = len(wanted)
        file = FOLDER / f"{table.game.name}-{number}.txt"
        file.write_text("\n".join(playthrough(table, f"record {number}")) + "\n", encoding="utf-8")
        print(file.name)


main()
