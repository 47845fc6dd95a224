"""Unicode's data on characters that look alike (UTS 39) or are not seen, as the server uses them for names.

    python -m tools.confusables /usr/lib/x86_64-linux-gnu

asks the ICU library of that folder and writes `server/data/confusables.txt`.
"""

import ctypes
import re
import sys
import unicodedata
from pathlib import Path

TARGET = Path(__file__).parent.parent / "src" / "consigliere" / "server" / "data" / "confusables.txt"
HEAD = """\
# Characters that look like another one: the prototype of UTS 39 and those that are confused with it.
# The first line names characters that are not seen at all (Default_Ignorable_Code_Point).
# Made by tools/confusables.py from the data of Unicode {version}; the licence is LICENSE-UNICODE.
"""
LONGEST = 64
DEFAULT_IGNORABLE = 5
SURROGATES = range(0xD800, 0xE000)


class Icu:
    """The few functions of ICU that are needed; their names end in its version."""

    def __init__(self, folder: Path) -> None:
        for name in ("data", "uc", "i18n"):
            file = sorted(folder.glob(f"libicu{name}[.-]*so.*"))[0]
            self._library = ctypes.CDLL(str(file), mode=ctypes.RTLD_GLOBAL)
        found = re.search(r"\.so\.(\d+)", str(file))
        assert found
        self._version = found[1]
        self._common = ctypes.CDLL(str(sorted(folder.glob("libicuuc[.-]*so.*"))[0]))
        self._status = ctypes.c_int(0)
        opened = getattr(self._library, f"uspoof_open_{self._version}")
        opened.restype = ctypes.c_void_p
        self._checker = ctypes.c_void_p(opened(ctypes.byref(self._status)))

    def unicode_version(self) -> str:
        parts = (ctypes.c_uint8 * 4)()
        getattr(self._common, f"u_getUnicodeVersion_{self._version}")(parts)
        return ".".join(str(part) for part in parts[:3])

    def skeleton(self, letter: str) -> str:
        out = ctypes.create_string_buffer(LONGEST)
        text = letter.encode()
        get = getattr(self._library, f"uspoof_getSkeletonUTF8_{self._version}")
        size = get(self._checker, 0, text, len(text), out, LONGEST, ctypes.byref(self._status))
        assert self._status.value <= 0, self._status
        return out.raw[:size].decode()

    def ignorable(self, code: int) -> bool:
        return bool(getattr(self._common, f"u_hasBinaryProperty_{self._version}")(code, DEFAULT_IGNORABLE))


def main() -> None:
    icu = Icu(Path(sys.argv[1]))
    codes = [code for code in range(0x110000) if code not in SURROGATES]
    hidden = {code for code in codes if icu.ignorable(code)}
    groups: dict[str, list[int]] = {}
    for code in codes:
        letter = chr(code)
        if code not in hidden and unicodedata.normalize("NFD", letter) == letter:
            prototype = icu.skeleton(letter)
            if prototype != letter:
                groups.setdefault(prototype, []).append(code)
    lines = [" ".join(ranges(sorted(hidden)))]
    lines += [f"{hexes(prototype)}: {' '.join(ranges(found))}" for prototype, found in sorted(groups.items())]
    TARGET.write_text(HEAD.format(version=icu.unicode_version()) + "\n".join(lines) + "\n", "utf-8")


def hexes(text: str) -> str:
    return " ".join(f"{ord(letter):X}" for letter in text)


def ranges(codes: list[int]) -> list[str]:
    """`61 63-65` for 0x61, 0x63, 0x64, 0x65."""
    found: list[list[int]] = []
    for code in codes:
        if found and code == found[-1][1] + 1:
            found[-1][1] = code
        else:
            found.append([code, code])
    return [f"{first:X}" if first == last else f"{first:X}-{last:X}" for first, last in found]


if __name__ == "__main__":
    main()
