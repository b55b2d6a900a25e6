from __future__ import annotations

from pathlib import Path

import pytest

from tests.generated.files import generated


@pytest.mark.parametrize(("path", "text"), generated().items(), ids=lambda each: getattr(each, "name", ""))
def test_a_generated_file_is_current(path: Path, text: str) -> None:
    assert path.read_text("utf-8") == text, "run `make generated`"
