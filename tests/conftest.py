from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from consigliere.kernel import state

TESTS = Path(__file__).parent
COMPILED = not str(state.__file__).endswith(".py")

settings.register_profile("tests", deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
settings.load_profile("tests")


def often(times: int) -> int:
    """All of them where the engine is compiled, a third in plain Python: the same rules, on a slower machine."""
    return times if COMPILED else times // 3


def pytest_report_header(config: pytest.Config) -> str:
    return f"consigliere: {'compiled' if COMPILED else 'plain Python'}"
