"""The page that needs no server: a folder that any static host can serve, under any path.

    python -m tools.static FOLDER

Python for WebAssembly comes from npm, as locked with the page, what it needs besides from PyPI, by the hashes in
static.txt; the package is put beside them, and what is Python is compiled. Then vite builds the page, and a service
worker learns the hash of every file. What is downloaded is printed; if that has grown, it is an error, unless
`--write` says that it is meant.
"""

import asyncio
import gzip
import json
import os
import shutil
import subprocess
import sys
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from consigliere import games
from consigliere.local.host import Host
from consigliere.local.routes import LANGUAGES, request
from consigliere.local.store import Memory
from consigliere.local.worker import Bots
from consigliere.server.http.headers import HERE_POLICY
from consigliere.server.table.shelf import Shelf

ROOT = Path(__file__).parents[1]
SOURCE, WEB = ROOT / "src", ROOT / "web"
PYODIDE = WEB / "node_modules" / "pyodide"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
WHEELS = ROOT / "build" / "wheels"
PLACE = ("--python-version", "3.14", "--implementation", "cp", "--abi", "cp314")
PLATFORMS = ("pyemscripten_2026_0_wasm32", "any")
# The package without what only a server or a terminal needs
PARTS = ("kernel", "games", "bots", "server/table", "companion", "local")
FILES = ("__init__.py", "server/__init__.py", "server/messages.py", "server/limits.py", "server/profiles.py")
LEFT_OUT = {
    "companion/http.py", "companion/store.py", "companion/part.py", "bots/workers.py", "server/table/bots/processes.py",
}  # fmt: skip
KEPT = (".py", ".toml", ".json", ".npz")
# As our server says it; who may frame a page only a server can say
POLICY = "; ".join(rule for rule in HERE_POLICY.split("; ") if not rule.startswith("frame-ancestors"))
OF_A_SERVER = ("beside.js", "companion.webmanifest")  # of its companion
COMPRESSED = (".js", ".mjs", ".css", ".html", ".json", ".md", ".svg", ".wasm", ".webmanifest")
SIZES, GROWTH = ROOT / "tools" / "static.json", 1.1
THE_SAME_TIME = (1980, 1, 1, 0, 0, 0)


def main() -> None:
    folder = Path(sys.argv[1]).resolve()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    parts = {**engine(folder), "data": data(folder)}
    (folder / "engine.json").write_text(json.dumps(parts))
    environment = {**os.environ, "HERE": str(folder)}
    vite = (
        "npm",
        "--prefix",
        str(WEB),
        "exec",
        "--",
        "vite",
        "build",
        str(WEB),
        "--logLevel",
        "warn",
        "--mode",
        "here",
    )
    subprocess.run(vite, check=True, env=environment)
    for name in ("engine.json", *OF_A_SERVER):
        (folder / name).unlink()
    shutil.rmtree(folder / ".vite", ignore_errors=True)
    for extra in (WEB / "here").iterdir():
        if extra.name != "sw.js":
            shutil.copy(extra, folder)
    page(folder / "index.html")
    service_worker(folder)
    compress(folder)
    weigh(folder)


def engine(folder: Path) -> dict[str, object]:
    """Python and the package: their folder and its files."""
    made = folder / "engine"
    made.mkdir()
    for name in RUNTIME:
        shutil.copy(PYODIDE / name, made)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    (made / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}))
    package(made / "consigliere.zip")
    subprocess.run(("node", str(ROOT / "tools" / "compiled.mjs"), str(made)), check=True)
    files = {file.name: [file.stat().st_size, integrity(file)] for file in sorted(made.iterdir())}
    return {"folder": named(made), "files": files}


def named(made: Path) -> str:
    """A folder is named after what is in it: who asks for one version never gets files of another."""
    files = {file.name: integrity(file) for file in sorted(made.iterdir())}
    name = f"{made.name}-{sha256(json.dumps(files).encode()).hexdigest()[:10]}"
    made.rename(made.with_name(name))
    return name


def package(file: Path) -> None:
    """The same bytes from the same sources, wherever they are put together."""
    with ZipFile(file, "w", ZIP_DEFLATED, compresslevel=9) as packed:
        for name, content in sorted([*wheels(), *sources()]):
            packed.writestr(ZipInfo(name, THE_SAME_TIME), content, ZIP_DEFLATED)


def sources() -> Iterator[tuple[str, bytes]]:
    home = SOURCE / "consigliere"
    found = [home / name for name in FILES]
    found += [file for part in PARTS for file in (home / part).rglob("*") if file.suffix in KEPT]
    for file in found:
        name = file.relative_to(home).as_posix()
        if name not in LEFT_OUT:
            yield f"consigliere/{name}", file.read_bytes()


def wheels() -> Iterator[tuple[str, bytes]]:
    shutil.rmtree(WHEELS, ignore_errors=True)
    wanted = ("--no-deps", "--only-binary", ":all:", "--require-hashes", "-r", str(ROOT / "tools" / "static.txt"))
    platforms = [word for platform in PLATFORMS for word in ("--platform", platform)]
    place = (*PLACE, *platforms)
    pip = (sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check", "-d", str(WHEELS))
    subprocess.run((*pip, *wanted, *place), check=True)
    for wheel in WHEELS.glob("*.whl"):
        with ZipFile(wheel) as packed:
            for name in packed.namelist():
                if name.endswith((".py", ".so")):
                    yield name, packed.read(name)


def data(folder: Path) -> str:
    """The folder of what never changes, as the host would answer: it is there before the engine is."""
    made = folder / "data"
    made.mkdir()
    host = Host(Shelf(games.load(name) for name in games.NAMES), Memory(), Bots(None))  # type: ignore[arg-type]
    wanted = {"games.json": "/api/games"}
    for game in games.NAMES:
        wanted[f"{game}.json"] = f"/api/games/{game}/components"
        wanted |= {f"{game}.{lang}.md": f"/api/rules/{game}?lang={lang}" for lang in LANGUAGES}
    for name, address in wanted.items():
        reply = asyncio.run(request(host, "GET", address))
        assert reply.status == 200, address
        (made / name).write_bytes(reply.content)
    return named(made)


def page(index: Path) -> None:
    head = (
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />\n'
        '    <link rel="manifest" href="./manifest.webmanifest" />\n'
        '    <link rel="apple-touch-icon" href="./icon-192.png" />\n'
        '    <meta name="theme-color" content="#17231f" />\n'
    )
    text = index.read_text("utf-8")
    index.write_text(text.replace('<meta name="viewport"', f'{head}    <meta name="viewport"', 1), "utf-8")


def service_worker(folder: Path) -> None:
    files = {
        file.relative_to(folder).as_posix(): integrity(file) for file in sorted(folder.rglob("*")) if file.is_file()
    }
    script = (WEB / "here" / "sw.js").read_text("utf-8")
    version = sha256(json.dumps(files).encode() + script.encode()).hexdigest()[:12]
    script = script.replace("__VERSION__", version).replace("__FILES__", json.dumps(files, indent=1))
    (folder / "sw.js").write_text(script, "utf-8")


def compress(folder: Path) -> None:
    """Beside each file that gets smaller by it, for servers that give that out."""
    for file in [file for file in folder.rglob("*") if file.suffix in COMPRESSED]:
        file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))


def weigh(folder: Path) -> None:
    """Print what is downloaded, and fail when it has grown; `--write` says that this is meant."""
    found = {"engine": 0, "page": 0}
    for file in folder.rglob("*"):
        small = file.with_name(f"{file.name}.gz")
        if file.is_file() and file.suffix != ".gz":
            part = "engine" if file.parent.name.startswith("engine-") else "page"
            found[part] += (small if small.is_file() else file).stat().st_size
    if "--write" in sys.argv:
        SIZES.write_text(json.dumps(found, indent=2) + "\n")
    budget = json.loads(SIZES.read_text("utf-8"))
    for part, size in found.items():
        print(f"{part:12} {size / 1000:8.1f} kB compressed, at most {budget[part] * GROWTH / 1000:.1f}")
    if any(size > budget[part] * GROWTH for part, size in found.items()):
        sys.exit("The download has grown. If this is meant: python -m tools.static FOLDER --write")


def integrity(file: Path) -> str:
    return f"sha256-{b64encode(sha256(file.read_bytes()).digest()).decode()}"


if __name__ == "__main__":
    main()
