"""What the tests of the page look for is on the page; else it would hold of nothing that none of it is cut."""

import re
from collections.abc import Iterator

from tests.conftest import TESTS

PAGE = TESTS.parent / "web"
LOOKED_FOR = re.compile(
    r"""(?:querySelector(?:All)?|locator|closest|matches|wait_for_selector)\(\s*f?(["'`])(.*?)\1\s*[,)]"""
)
VALUES = re.compile(r"\{[^}]*\}|\[[^\]]*\]")
CLASS = re.compile(r"\.([A-Za-z][\w-]*)")


def sought() -> Iterator[str]:
    for file in sorted((TESTS / "browser").rglob("*.py")):
        for _, selector in LOOKED_FOR.findall(file.read_text("utf-8")):
            yield from CLASS.findall(VALUES.sub("", selector))


def test_every_class_that_is_looked_for_is_one_of_the_page() -> None:
    files = [*(PAGE / "src").rglob("*.ts*"), *(PAGE / "src").rglob("*.css"), PAGE / "index.html"]
    known = set(re.findall(r"[\w-]+", "".join(file.read_text("utf-8") for file in files)))
    classes = set(sought())
    assert len(classes) > 200
    assert {one for one in classes if one not in known and one.removeprefix("is-") not in known} == set()
