from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from consigliere.server.storage import Storage
from tests.server.browsers import Browser, Inn, inn


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Inn]:
    """A server that limits nobody but those who guess passwords."""
    with inn(tmp_path) as running:
        yield running


@pytest.fixture
def browsers(house: Inn) -> Callable[[], Browser]:
    return house.browser


@pytest.fixture
def storage(house: Inn) -> Storage:
    return house.storage
