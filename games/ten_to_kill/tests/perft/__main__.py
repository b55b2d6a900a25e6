"""Count every perft file again and rewrite it: ``python -m games.ten_to_kill.tests.perft``."""

from __future__ import annotations

from games.ten_to_kill.tests.perft.counting import count, files, lines, opened, read

for file in files():
    perft = read(file)
    perft.nodes = [count(opened(perft), depth) for depth in range(1, len(perft.nodes) + 1)]
    file.write_text("".join(f"{line}\n" for line in lines(perft)), encoding="utf-8")
    print(f"{file.name}: {perft.nodes}")
