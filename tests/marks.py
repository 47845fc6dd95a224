"""`@rule("F-19")` says which rules of a game a test proves."""

import pytest

rule = pytest.mark.rule
