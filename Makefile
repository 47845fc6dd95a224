# make play   starts a game; make test runs everything; both set up what they need.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.toml' -o -name '*.json') setup.py pyproject.toml
GAME ?= famiglia
GAMES ?= $(if $(filter scarface,$(GAME)),10000,20000)

.PHONY: play test lint types tests tests-compiled compiled wheel soak mutants bench clean

play: .venv/play
	@$(BIN)/consigliere play famiglia

test: lint types tests tests-compiled

lint: .venv/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: .venv/dev
	$(BIN)/mypy

tests: .venv/dev
	$(BIN)/pytest -n auto

tests-compiled: build/compiled/done
	PYTHONPATH=build/compiled CONSIGLIERE_COMPILED=1 $(BIN)/pytest -n auto tests/kernel tests/games

# The package with kernel/ and games/ compiled by mypyc, beside the plain one: PYTHONPATH=build/compiled uses it.
compiled: build/compiled/done

build/compiled/done: .venv/dev $(SOURCES)
	rm -rf build/compiled
	$(BIN)/python setup.py --quiet build --build-lib build/compiled
	touch $@

wheel: .venv/dev
	$(BIN)/python -m build --wheel

soak: build/compiled/done
	PYTHONPATH=build/compiled $(BIN)/python -m tools.soak $(GAME) --games $(GAMES)

mutants: .venv/dev
	$(BIN)/python -m tools.mutants $(GAME)

bench: .venv/bench build/compiled/done
	$(BIN)/python benchmarks/playouts.py

clean:
	rm -rf .venv build dist src/*.egg-info

.venv/play: pyproject.toml tools/set_up
	PYTHON=$(PYTHON) tools/set_up
	touch $@

.venv/dev: pyproject.toml tools/set_up
	PYTHON=$(PYTHON) tools/set_up dev
	touch $@ .venv/play

.venv/bench: .venv/dev
	PYTHON=$(PYTHON) tools/set_up dev,bench
	touch $@
