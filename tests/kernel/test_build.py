import os

from tests.conftest import COMPILED


def test_compiled_when_it_should_be() -> None:
    """The second run of these tests must not quietly be a plain one."""
    assert bool(os.environ.get("CONSIGLIERE_COMPILED")) == COMPILED
