# make play   opens the page; make test runs everything; both set up what they need.

PYTHON ?= python3
unexport PYTHONDONTWRITEBYTECODE  # hundreds of processes are started; what they import is compiled once
BIN := .venv/bin
SOURCES := $(shell find src -path src/consigliere/page -prune -o -name '*.py' -print -o -name '*.ftl' -print -o -name '*.toml' -print -o -name '*.json' -print) setup.py pyproject.toml
PAGE := src/consigliere/page/index.html
HERE := src/consigliere/page/here/index.html
PAGE_SOURCES := $(shell find web/src web/public -type f) $(shell find src/consigliere/locales -name '*.ftl') \
	web/index.html web/vite.config.ts web/tsconfig.json web/sizes.mjs web/sizes.json
HERE_SOURCES := $(PAGE) $(wildcard web/here/*) tools/static.py tools/static.txt tools/static.json tools/compiled.py tools/compiled.mjs \
	$(shell find src/consigliere/kernel src/consigliere/games src/consigliere/bots src/consigliere/server src/consigliere/companion src/consigliere/local \
	-name '*.py' -o -name '*.toml' -o -name '*.json' -o -name '*.npz') $(shell find src/consigliere/rules -name '*.md')
GAME ?= famiglia
GAMES ?= $(if $(filter scarface,$(GAME)),10000,20000)

.DELETE_ON_ERROR: # a page that has grown too much is not there, also when it is asked for again
.PHONY: play page static test lint types tests tests-plain tests-browser tests-page tests-compiled compiled wheel screenshots soak soak-page soak-server soak-bots soak-line mutants bench load clean

play: .venv/play page
	@$(BIN)/consigliere serve --open --engine build/engine

# The page is built into the package, from where the server gives it out and the wheel takes it.
page: $(PAGE) $(HERE)

$(PAGE): web/node_modules/.package-lock.json $(PAGE_SOURCES)
	npm --prefix web run --silent build

# The page that needs no server; ours gives it out under /here/.
$(HERE): $(HERE_SOURCES)
	$(BIN)/python -m tools.static $(dir $@)

# The same as a folder for any static host.
static: page
	rm -rf build/static
	mkdir -p build
	cp -R $(dir $(HERE)) build/static

web/node_modules/.package-lock.json: web/package-lock.json tools/set_up_page
	tools/set_up_page
	touch $@

# Four things at a time: browsers, servers and bots wait for each other half of their time, and compiling keeps one core.
test: .venv/dev web/node_modules/.package-lock.json
	$(MAKE) -j 4 --output-sync=target lint types tests-browser tests-compiled tests-plain tests-page

lint: .venv/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: .venv/dev web/node_modules/.package-lock.json
	$(BIN)/mypy
	npm --prefix web run --silent types

tests: tests-plain tests-compiled tests-browser

# Twice as many at once as there are cores: many wait for processes that are killed, cut off or asked to hurry.
tests-plain: .venv/dev page
	$(BIN)/pytest -n $$((2 * $$(nproc))) --dist worksteal --ignore tests/browser --ignore tests/companion --ignore tests/bots

# The browser's driver keeps an event loop of its own, so its tests run by themselves.
tests-browser: .venv/dev page
	$(BIN)/pytest -n $$((2 * $$(nproc))) --dist worksteal tests/browser

tests-page: web/node_modules/.package-lock.json
	npm --prefix web run --silent test

# Bots and the companion are plain Python either way; they are tested here, where what they play on is quicker.
tests-compiled: build/tested/done
	PYTHONPATH=build/tested CONSIGLIERE_COMPILED=1 $(BIN)/pytest -n auto --dist worksteal tests/kernel tests/games tests/companion tests/bots

# The package with kernel/ and games/ compiled by mypyc, beside the plain one: PYTHONPATH=build/compiled uses it.
compiled: build/compiled/done

build/compiled/done: .venv/dev $(SOURCES)
	rm -rf build/compiled
	$(BIN)/python setup.py --quiet build --build-lib build/compiled
	touch $@

# The same for the tests, compiled sooner because little is optimised.
build/tested/done: .venv/dev $(SOURCES)
	rm -rf build/tested
	CONSIGLIERE_OPTIMISE=g $(BIN)/python setup.py --quiet build --build-base build/quick --build-lib build/tested
	touch $@

wheel: .venv/dev page
	$(BIN)/python -m build --wheel

screenshots: .venv/dev page
	$(BIN)/python -m tools.screenshots

soak: build/compiled/done
	PYTHONPATH=build/compiled $(BIN)/python -m tools.soak $(GAME) --games $(GAMES)

# The long tests of the page.
soak-page: .venv/dev page
	$(BIN)/pytest -m soak tests/browser

# The long tests of the server: two thousand tables, forgotten and loaded again all the time, on both databases; and that the
# page without a server is told the same.
soak-server: .venv/dev
	$(BIN)/pytest -m soak tests/server tests/local

# 200 games of each pair of levels, in few steps.
soak-bots: build/compiled/done
	PYTHONPATH=build/compiled CONSIGLIERE_PAIRS=$(or $(GAMES),200) $(BIN)/pytest -n auto tests/bots/test_pairs.py

# The command line with many more spoiled files than the tests have time for.
soak-line: .venv/dev
	CONSIGLIERE_FUZZ=$(or $(CASES),10000) $(BIN)/pytest -n auto tests/cli/test_fuzz.py

mutants: .venv/dev
	$(BIN)/python -m tools.mutants $(GAME)

bench: .venv/bench build/compiled/done
	$(BIN)/python benchmarks/playouts.py

# The server under load, beside a bare echo, and what idle tables and long games cost; then what a command costs with 50 to 1,000
# tables, SQLite and PostgreSQL, one and two processes. It wants a machine with nothing else to do, for half an hour.
load: .venv/dev
	$(BIN)/python -m benchmarks.server
	$(BIN)/python -m benchmarks.crowd
	$(BIN)/python -m benchmarks.crowd --bots --tables 50 200

clean:
	rm -rf .venv build dist src/*.egg-info src/consigliere/page web/node_modules

.venv/play: pyproject.toml tools/set_up
	PYTHON=$(PYTHON) tools/set_up
	touch $@

.venv/dev: pyproject.toml tools/set_up
	PYTHON=$(PYTHON) tools/set_up dev
	touch $@ .venv/play

.venv/bench: .venv/dev
	PYTHON=$(PYTHON) tools/set_up dev,bench
	touch $@
