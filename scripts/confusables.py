"""Write the table of letters that look alike, for names at a table, from ``confusables.txt`` of Unicode TS 39.

``python -m scripts.confusables confusables.txt``, with the file of https://www.unicode.org/Public/security/latest/.
It contains only characters that can be in a name and that NFKC keeps: letters, marks and digits, grouped by prototype.
"""

from __future__ import annotations

import sys
import unicodedata
from pathlib import Path

TARGET = Path(__file__).parents[1] / "src" / "deadpan" / "server" / "people" / "confusables.txt"


def groups(lines: list[str]) -> dict[str, list[str]]:
    """By prototype, the characters that look like it."""
    found: dict[str, list[str]] = {}
    for line in lines:
        fields = [field.strip() for field in line.partition("#")[0].split(";")]
        if len(fields) < 2:
            continue
        source, prototype = ("".join(chr(int(point, 16)) for point in field.split()) for field in fields[:2])
        survives = unicodedata.normalize("NFKD", source) == source
        if survives and unicodedata.category(source[0])[0] in "LMN":
            found.setdefault(prototype, []).append(source)
    return found


def main() -> None:
    """Write the table."""
    lines = Path(sys.argv[1]).read_text("utf-8-sig").splitlines()
    rows = (
        f"{' '.join(f'{ord(char):x}' for char in prototype)}: {' '.join(f'{ord(char):x}' for char in sources)}"
        for prototype, sources in sorted(groups(lines).items())
    )
    head = (
        "# Made by scripts/confusables.py. A prototype, and the characters that look like it, as hexadecimal numbers.\n"
    )
    TARGET.write_text(head + "\n".join(rows) + "\n", "ascii")


if __name__ == "__main__":
    main()
