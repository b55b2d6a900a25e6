# The tasks of a checkout. `make` alone lists the targets; each target first installs what it needs.

PYTHON ?= python3
UV ?= uv
BIN := .venv/bin
PLAYABLE := .venv/.playable
READY := .venv/.ready
CLUSTER := .venv/.cluster
AUDIT := .venv/audit/.ready
DOCS := .venv/docs/.ready

# Tests start hundreds of Python processes: each imports in a third of the time where the compiled modules are kept.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play test quick setup browser proxies cluster flaky check format docs attacks twins audit bench soak mutants records generated screenshots lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-12s %s\n", $$1, $$2}' Makefile

play: $(PLAYABLE) ## play in the browser, on this machine and for others on its network; installs no test tools
	@$(BIN)/python hatch_build.py
	@$(BIN)/deadpan serve

test: setup browser proxies cluster ## run all tests; installs what they need
	$(BIN)/npm --prefix client test
	$(BIN)/pytest -n 3 --dist worksteal --durations 10

quick: setup ## run the short tests, while working: no browser, no proxy, nothing slow; installs nothing for those
	$(BIN)/pytest -n 2 --dist worksteal -m "not browser and not deploy and not slow" --durations 10

# Builds the browser client again if it has changed.
setup: $(READY) ## install what development needs, and build the client
	@$(BIN)/python hatch_build.py --tools

# The stamps are older than the files they depend on when a lock file, the package's own description or its version changes.
$(PLAYABLE): requirements/base.txt requirements/build.txt pyproject.toml src/deadpan/__init__.py
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --require-hashes --requirement requirements/base.txt --requirement requirements/build.txt
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(READY): requirements/dev.txt $(PLAYABLE)
	$(BIN)/python -m pip install --quiet --require-hashes --requirement requirements/dev.txt
	@touch $@

flaky: setup browser proxies cluster ## find tests that fail now and then: FLAKY="tests/deploy --rounds 10"
	$(BIN)/python -m scripts.flaky $(FLAKY)

browser: # a Chromium for the browser tests
	@scripts/browser.sh

proxies: # an nginx and a Caddy for the tests of deploy/
	@scripts/proxies.sh

cluster: $(CLUSTER) # Ray, for the test of the arena on a cluster

$(CLUSTER): requirements/cluster.txt $(READY)
	$(BIN)/python -m pip install --quiet --require-hashes --requirement requirements/cluster.txt
	@touch $@

check: setup ## lint, check formats, types, import rules, the client and the glossary
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/npm --prefix client run check
	$(BIN)/npm --prefix client test
	$(BIN)/python -m tests.locales.glossary

format: setup ## let ruff and Biome repair what they can
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/npm --prefix client run format

docs: $(DOCS) ## build the documentation site into build/docs; a broken link is an error
	@$(BIN)/python -m scripts.docs_site
	@.venv/docs/bin/zensical build --clean --strict --config-file build/zensical.toml

$(DOCS): requirements/docs.txt docs/site/package-lock.json $(PLAYABLE)
	$(PYTHON) -m venv .venv/docs
	.venv/docs/bin/python -m pip install --quiet --require-hashes --requirement requirements/docs.txt
	$(BIN)/npm --prefix docs/site ci
	@touch $@

attacks: setup ## attack a real server, in full, and write docs/attacks.md; on a quiet machine, some 25 minutes
	$(BIN)/python -m tests.attacks $(ATTACKS)
	$(BIN)/python -m tests.attacks.sharing

twins: setup ## measure whether anything reveals a held answer; on a quiet machine, some 40 minutes: TWINS="--pairs 200"
	$(BIN)/python -m tests.attacks.oracle $(TWINS)

audit: setup $(AUDIT) ## ask PyPI and npm whether something that we install is known to be unsafe
	@$(BIN)/python -m scripts.audit

$(AUDIT): requirements/audit.txt
	$(PYTHON) -m venv .venv/audit
	.venv/audit/bin/python -m pip install --quiet --require-hashes --requirement requirements/audit.txt
	@touch $@

bench: setup ## measure the rules, the bots, the arena and the web table; a few minutes
	$(BIN)/python -m scripts.bench

soak: setup ## make ten million random choices, and check the invariants after each
	$(BIN)/python -m tests.soak

mutants: setup ## count the deliberate faults in kernel/ and games/ that the tests catch
	$(BIN)/python -m scripts.mutants

records: setup ## write the recorded playthroughs of tests/records again; read the diff
	$(BIN)/python -m tests.records

generated: setup ## write again what is derived from the games' types: who learns what in each game
	$(BIN)/python -m tests.generated

screenshots: setup browser ## take pictures of every screen, wide and narrow, light and dark, into build/screens
	$(BIN)/python -m scripts.screenshots

lock: ## pin every dependency by its hash; needs uv; UPGRADE=--upgrade moves to newer versions
	for name in base dev build cluster audit docs; do \
	  UV_CUSTOM_COMPILE_COMMAND="make lock" $(UV) pip compile --quiet --universal --python-version 3.11 \
	    --generate-hashes $(UPGRADE) requirements/$$name.in --output-file requirements/$$name.txt || exit 1; \
	done

clean: ## remove everything that was built or installed
	rm -rf client/node_modules docs/site/node_modules client/src/art/sprite.svg src/deadpan/web/static
	rm -rf .venv build dist mutants .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
