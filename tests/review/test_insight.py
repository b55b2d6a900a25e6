"""What a seat could know at some moment, in games of any kind."""

from __future__ import annotations

import pytest

from deadpan.kernel.errors import RecordError
from deadpan.review.responses import insight_response
from tests.review.records import lively
from tests.tables import TABLES


def test_an_unknown_moment_is_refused() -> None:
    record = lively(TABLES[0], "short", 3)
    for at in (-1, 4):
        with pytest.raises(RecordError) as caught:
            insight_response(record, at, 0)
        assert (caught.value.code, caught.value.data) == ("no-such-moment", {"most": 3})
