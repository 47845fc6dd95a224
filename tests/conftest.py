from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from consigliere.kernel import state

TESTS = Path(__file__).parent
COMPILED = not str(state.__file__).endswith(".py")

settings.register_profile("tests", deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
settings.load_profile("tests")


def often(times: int) -> int:
    """All of them where the engine is compiled; in plain Python, which plays by the same rules, a tenth."""
    return times if COMPILED else max(1, times // 10)


def pytest_report_header(config: pytest.Config) -> str:
    return f"consigliere: {'compiled' if COMPILED else 'plain Python'}"
