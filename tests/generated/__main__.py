"""``python -m tests.generated``: write every generated file again."""

from __future__ import annotations

from tests.generated.files import ROOT, generated

for path, text in generated().items():
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    print(path.relative_to(ROOT))
