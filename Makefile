# Everything a person does with a checkout. Each target sets the environment up first if need be.

PYTHON ?= python3
UV ?= uv
BIN := .venv/bin
READY := .venv/.ready
CLUSTER := .venv/.cluster

.PHONY: setup browser proxies cluster play test flaky check format bench soak mutants records generated screenshots lock clean

# Builds the browser client again where it has changed.
setup: $(READY)
	@$(BIN)/python hatch_build.py

# Runs again when a lock file or the package's own description changes; otherwise it is instant.
$(READY): requirements/dev.txt pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --require-hashes --requirement requirements/dev.txt
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

# Both games in the browser, on this machine and for others on its network.
play: setup
	@$(BIN)/deadpan serve

test: setup browser proxies cluster
	$(BIN)/pytest -n 3 --dist worksteal

# Which tests fail now and then: FLAKY="tests/deploy tests/web/test_serve.py --rounds 10".
flaky: setup browser proxies cluster
	$(BIN)/python -m scripts.flaky $(FLAKY)

# A Chromium for the browser tests.
browser:
	@scripts/browser.sh

# An nginx and a Caddy for the tests of deploy/.
proxies:
	@scripts/proxies.sh

# Ray, for the test of the arena on a cluster.
cluster: $(CLUSTER)

$(CLUSTER): requirements/cluster.txt $(READY)
	$(BIN)/python -m pip install --quiet --require-hashes --requirement requirements/cluster.txt
	@touch $@

check: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/npm --prefix client run check
	$(BIN)/python -m tests.locales.glossary

format: setup
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

# Speed: the rules, the bots and the arena, the web table. A few minutes.
bench: setup
	$(BIN)/python -m scripts.bench

# Ten million choices at random, invariants checked after each.
soak: setup
	$(BIN)/python -m tests.soak

# How many deliberate faults in kernel/ and games/ the tests catch.
mutants: setup
	$(BIN)/python -m scripts.mutants

# Writes the recorded playthroughs of tests/records anew; read the diff.
records: setup
	$(BIN)/python -m tests.records

# Writes what is derived from the games' types anew: docs/games, and each game's wording.json in the client.
generated: setup
	$(BIN)/python -m tests.generated

# Pictures of every screen for docs/screens, wide and narrow, by night and by day.
screenshots: setup browser
	$(BIN)/python -m scripts.screenshots

# Pins every dependency by its hash. Needs uv; add UPGRADE=--upgrade to move to newer versions.
lock:
	for name in base dev build cluster; do \
	  UV_CUSTOM_COMPILE_COMMAND="make lock" $(UV) pip compile --quiet --universal --python-version 3.11 \
	    --generate-hashes $(UPGRADE) requirements/$$name.in --output-file requirements/$$name.txt || exit 1; \
	done

clean:
	rm -rf client/node_modules client/src/art/sprite.svg src/deadpan/web/static
	rm -rf .venv build dist mutants .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
