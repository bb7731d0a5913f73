# One command plays, one command tests. Both set up all they need in .venv, in this folder.

PYTHON ?= python3
GAME ?= imhotep
JOBS ?= 2
ARGS ?=
UPGRADE ?=

BIN := .venv/bin
UV := $(BIN)/uv
INSTALL := $(UV) pip install --quiet --python $(BIN)/python
LOCK := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-annotate --no-emit-index-url --custom-compile-command 'make lock' $(UPGRADE)

# Each stamp says: this much is installed. BOARDWRIGHT_PURE=1 has its own, so that switching
# between compiled and uncompiled engines installs them anew.
HAS_UV := .venv/.has-uv
HAS_RUN := .venv/.has-run
HAS_DEV := .venv/.has-dev
HAS_BENCH := .venv/.has-bench
HAS_ENGINES := .venv/.has-engines$(if $(filter 1,$(BOARDWRIGHT_PURE)),-pure)

SOURCES := $(sort $(shell find src -type f ! -path '*/__pycache__/*')) setup.py pyproject.toml
CHECKED := src tests tools examples setup.py

IS_COMPILED := ls .venv/lib*/python*/site-packages/boardwright__mypyc.* >/dev/null 2>&1
ifeq ($(BOARDWRIGHT_PURE),1)
NOTICE := Notice: BOARDWRIGHT_PURE=1 is set, so the engines run uncompiled: the same games, some 20 to 50 times slower.
else
NOTICE := Notice: no C compiler with Python headers was found, so the engines run uncompiled: the same games, some 20 to 50 times slower. To change that, install one (Debian, Ubuntu: apt install gcc python3-dev; Fedora: dnf install gcc python3-devel; macOS: xcode-select --install) and run: make build
endif
TELL := $(IS_COMPILED) || echo '$(NOTICE)'

NO_PYTHON := Boardwright needs Python 3.11 or newer with venv (Debian, Ubuntu: apt install python3-venv; Fedora: dnf install python3; macOS: brew install python). If you have one elsewhere: make PYTHON=/path/to/python3

# The tests start a PostgreSQL server of their own; Debian keeps its programs off the PATH.
FIND_POSTGRES := { ls /usr/lib/postgresql/*/bin/initdb || command -v initdb; } >/dev/null 2>&1
INSTALL_POSTGRES := DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends postgresql >/dev/null
NO_POSTGRES := The tests start a PostgreSQL server of their own, and there is none to start. Install it (Debian, Ubuntu: sudo apt-get install postgresql; Fedora: sudo dnf install postgresql-server; macOS: brew install postgresql) and run make again.

# The tests drive a Chromium that is there; it is not one of the pinned packages.
FIND_CHROMIUM := { command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null 2>&1
INSTALL_CHROMIUM := DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium >/dev/null
NO_CHROMIUM := The tests open the page in Chromium, and there is none. Install it (Debian: sudo apt-get install chromium; Fedora: sudo dnf install chromium; macOS: brew install chromium) and run make again.

# Node comes with the pinned packages too, so that nobody has to have one.
HAS_WEB := web/node_modules/.has-web
BUNDLE := src/boardwright/server/bundle
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm --silent

MAKEFLAGS += --no-builtin-rules --no-print-directory
.DELETE_ON_ERROR:
.NOTPARALLEL: # the steps keep both cores busy themselves, and are read in order
.PHONY: help play terminal test build check unit pure example wheel docs docs-fresh doctest bench ladder chaos load format lock clean postgres chromium web web-test pictures FORCE

help:
	@awk 'BEGIN { FS = ":.*## " } \
	  /^##@/ { printf "\n%s\n", substr($$0, 5) } \
	  /^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))
	@printf '%s\n' '' 'Settings, as they stand' \
	  '  GAME=$(GAME)  for terminal and ladder' \
	  '  ARGS="$(ARGS)"  more arguments for play, terminal, unit, pure, bench, ladder, chaos and load' \
	  '  JOBS=$(JOBS)  processes that share the tests' \
	  '  PYTHON=$(PYTHON)  the Python (3.11 or newer) that .venv is made from' \
	  '  BOARDWRIGHT_PURE=$(BOARDWRIGHT_PURE)  with 1 the engines are not compiled'

##@ Every day
play: $(HAS_ENGINES) ## Open tables to play at in your browser, with friends or bots
	@$(TELL)
	@$(BIN)/boardwright serve --open $(ARGS)

terminal: $(HAS_ENGINES) ## Play a game in this terminal against bots
	@$(TELL)
	@$(BIN)/boardwright play $(GAME) $(ARGS)

test: check web-test unit pure example wheel docs-fresh doctest ## Everything that CI checks
	@echo 'All checks passed.'

build: ## Build and install the engines again, compiled where possible
	@rm -f .venv/.has-engines*
	@$(MAKE) $(HAS_ENGINES)
	@$(TELL)

format: $(HAS_DEV) $(HAS_WEB) ## Lay out the code and mend what ruff can mend
	$(BIN)/ruff format $(CHECKED)
	$(BIN)/ruff check --fix $(CHECKED)
	@$(NPM) run format

##@ The parts of make test
check: $(HAS_DEV) ## Layout, lint, types and the arrows between packages
	$(BIN)/ruff format --check $(CHECKED)
	$(BIN)/ruff check $(CHECKED)
	$(BIN)/mypy $(CHECKED)
	PYTHONPATH=src $(BIN)/lint-imports --no-logo

unit: $(HAS_DEV) $(HAS_ENGINES) $(HAS_WEB) postgres chromium ## The tests, on the compiled engines
	@if $(IS_COMPILED); then set -x; $(BIN)/pytest -q -n $(JOBS) $(ARGS); else $(TELL); fi

# What is never compiled is tested once, on the engines that are there: a run of everything was
# stopped after a fifth of its tests in 5 minutes, which would have brought CI near its limit.
NEVER_COMPILED := $(addprefix --ignore=tests/,cli client lab server store web)

PARTS := src/boardwright/games/*/bots/*,src/boardwright/games/*/wording/*

pure: $(HAS_DEV) $(HAS_ENGINES) $(HAS_WEB) postgres chromium ## The tests of what is compiled once more uncompiled, with their coverage
	@rm -f build/coverage*
	PYTHONPATH=src $(BIN)/coverage run -m pytest -q -n $(JOBS) $$($(IS_COMPILED) && echo '$(NEVER_COMPILED)') $(ARGS)
	@$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --include='src/boardwright/bots/*,src/boardwright/wording/*,$(PARTS)'
	$(BIN)/coverage report --include='src/boardwright/core/*,src/boardwright/games/*' --omit='$(PARTS),src/boardwright/games/*/terminal/*' --fail-under=100

# A game of somebody else gets an environment of its own, which has .venv behind it: so nothing is
# compiled or installed twice.
EXAMPLE := build/example
SITE := import sysconfig; print(sysconfig.get_path("purelib"))

example: $(HAS_DEV) $(HAS_ENGINES) $(HAS_WEB) chromium ## A game of somebody else: installed by its pyproject.toml, and played
	@rm -rf $(EXAMPLE) build/pearls
	@mkdir -p build
	@cp -r examples/pearls build/pearls
	@$(UV) venv --quiet --offline --python $(BIN)/python $(EXAMPLE)
	@$(BIN)/python -c '$(SITE)' >"$$($(EXAMPLE)/bin/python -c '$(SITE)')/boardwright.pth"
	@$(UV) pip install --quiet --offline --no-deps --no-build-isolation --python $(EXAMPLE)/bin/python build/pearls
	$(EXAMPLE)/bin/python -m pytest -q examples

# Built apart from .venv, as pip does for anybody. What was compiled for .venv lies in build and is
# up to date, so nothing is compiled twice; the sdist makes a wheel without compiled modules, which
# must hold the same files.
DIST := build/dist
BUILD := $(UV) build --quiet --python $(BIN)/python

wheel: $(HAS_DEV) $(HAS_ENGINES) ## The wheel and the sdist: built in isolation, installed, packed into one file, and played from there
	@rm -rf $(DIST)
	$(BUILD) --sdist --out-dir $(DIST)
	$(BUILD) --wheel --out-dir $(DIST)
	BOARDWRIGHT_PURE=1 $(BUILD) --wheel --out-dir $(DIST)/pure $(DIST)/*.tar.gz
	$(BIN)/pytest -q tests/wheel

web-test: $(HAS_WEB) ## Layout, types and components of the page, and whether the bundle is up to date
	@$(NPM) run check
	@$(NPM) run test
	@$(NPM) run build -- --logLevel error --outDir ../build/web
	@diff -rq build/web $(BUNDLE) || { echo 'The bundle in $(BUNDLE) is stale: run make web' >&2; exit 1; }

docs-fresh: $(HAS_DEV) $(HAS_ENGINES) ## Whether the generated documents are up to date
	PYTHONPATH=src $(BIN)/python -m tools.docs --check

doctest: $(HAS_DEV) $(HAS_ENGINES) ## The examples in README.md and docs/package.md
	$(BIN)/pytest -q --doctest-glob=*.md README.md docs/package.md

##@ Now and then
docs: $(HAS_DEV) $(HAS_ENGINES) ## Write the generated documents anew
	PYTHONPATH=src $(BIN)/python -m tools.docs

web: $(HAS_WEB) ## Build the page for browsers into the package
	$(NPM) run build -- --logLevel warn

pictures: $(HAS_DEV) $(HAS_ENGINES) $(HAS_WEB) chromium ## Take the pictures of the page anew: for the README, and those that tests compare with
	BOARDWRIGHT_RENEW_PICTURES=1 $(BIN)/pytest -q tests/web -k picture
	$(BIN)/python -m tools.page_pictures

bench: $(HAS_BENCH) $(HAS_ENGINES) ## Measure the engines against their peers
	@$(TELL)
	$(BIN)/python -m tools.peers $(ARGS)

ladder: $(HAS_DEV) $(HAS_ENGINES) ## Play the ladder of GAME, which takes hours, and write its figures into docs
	@$(TELL)
	$(BIN)/python -m tools.ladder $(GAME) $(ARGS)

chaos: $(HAS_DEV) $(HAS_ENGINES) postgres ## Kill servers 200 times on each store; then 100,000 messages of clients gone wild
	$(BIN)/python -m tools.trials.chaos $(ARGS)
	$(BIN)/python -m tools.trials.fuzz

load: $(HAS_DEV) $(HAS_ENGINES) ## Measure how many moves a second one server process can keep
	@$(TELL)
	$(BIN)/python -m tools.trials.load $(ARGS)

lock: $(HAS_UV) ## Pin the versions again (UPGRADE=--upgrade takes newer ones)
	$(LOCK) --group install --output-file requirements/uv.lock
	$(LOCK) pyproject.toml --group dev --extra table --extra parquet --output-file requirements/dev.lock
	$(LOCK) pyproject.toml --group build --extra table --constraint requirements/dev.lock --output-file requirements/run.lock
	$(LOCK) pyproject.toml --group bench --extra table --constraint requirements/dev.lock --output-file requirements/bench.lock
	@! grep -n '://' requirements/*.lock

clean: ## Remove all that make has made, .venv too
	rm -rf .venv build web/node_modules .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests -name __pycache__ -prune -exec rm -rf {} +

$(HAS_UV): requirements/uv.lock
	@if $(BIN)/python -m pip --version >/dev/null 2>&1; then exit; fi; \
	for python in $(PYTHON) python3.14 python3.13 python3.12 python3.11; do \
	  if $$python -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; \
	  then found=$$python; break; fi; \
	done; \
	if [ -z "$$found" ]; then echo '$(NO_PYTHON)' >&2; exit 1; fi; \
	echo "Setting up .venv with $$($$found --version) ..."; \
	$$found -m venv --clear .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(HAS_RUN) $(HAS_DEV) $(HAS_BENCH): .venv/.has-%: requirements/%.lock $(HAS_UV)
	@echo 'Installing what $< pins ...'
	@$(INSTALL) --require-hashes -r $<
	@touch $@

postgres:
	@if $(FIND_POSTGRES); then exit; fi; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo 'Installing PostgreSQL, which the tests start ...'; \
	  $(INSTALL_POSTGRES) || { apt-get update -qq && $(INSTALL_POSTGRES); }; \
	fi; \
	if ! $(FIND_POSTGRES); then echo '$(NO_POSTGRES)' >&2; exit 1; fi

chromium:
	@if $(FIND_CHROMIUM); then exit; fi; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo 'Installing Chromium, which the tests drive ...'; \
	  $(INSTALL_CHROMIUM) || { apt-get update -qq && $(INSTALL_CHROMIUM); }; \
	fi; \
	if ! $(FIND_CHROMIUM); then echo '$(NO_CHROMIUM)' >&2; exit 1; fi

$(HAS_WEB): web/package-lock.json web/package.json $(HAS_DEV)
	@echo 'Installing what $< pins ...'
	@$(NPM) ci
	@touch $@

# Not editable: src stays plain Python, the compiled modules live in .venv only.
$(HAS_ENGINES): $(SOURCES) build/sources $(HAS_RUN)
	@echo 'Building the engines (compiling them takes a minute or two) ...'
	@rm -f .venv/.has-engines*
	@$(INSTALL) --offline --no-deps --no-build-isolation --reinstall-package boardwright .
	@touch $@

# setuptools keeps in build/lib what has gone from src, so a changed list starts it afresh.
build/sources: FORCE
	@mkdir -p build
	@printf '%s\n' $(SOURCES) | cmp -s - $@ || \
	  { rm -rf build/lib* build/bdist*; printf '%s\n' $(SOURCES) >$@; }
