# Everything sets itself up: all that a machine needs is Python 3.11 or later, and make.
# README says the same in plain commands, for those without make.

VENV := .venv
PYTHON := $(VENV)/bin/python
# The newest Python that this machine has, from 3.11 on.
FIND_PYTHON := for python in $(PYTHON_FOR_VENV) python3.14 python3.13 python3.12 python3.11 python3 python; do \
	"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && break; python=; done

.PHONY: help serve lab test test-all bench contact-sheet pictures gallery pins front-end sheets tables words clean

help: ## what there is to make
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' Makefile

serve: $(VENV)/serve-ready ## serve the lessons on this machine
	$(VENV)/bin/tictimes serve $(ARGS)

lab: $(VENV)/serve-ready ## open a copy of the lessons in JupyterLab
	$(VENV)/bin/tictimes lab $(ARGS)

test: $(VENV)/test-ready ## run every check that this machine can, and name those left out
	$(PYTHON) tests/run_checks.py

test-all: $(VENV)/test-ready ## the same, where a check left out is a failure
	$(PYTHON) tests/run_checks.py --all

bench: $(VENV)/test-ready ## timings, strength of the bots, soaks: measured, not tested
	$(PYTHON) tests/bench/run.py --peers $(ARGS)

contact-sheet: $(VENV)/test-ready ## play in every way and photograph both tables, and all cards (needs chromium)
	$(PYTHON) tests/bench/contact_sheet.py contact-sheets/cards
	$(PYTHON) tests/bench/table_sheet.py contact-sheets/tables $(ARGS)

pictures: $(VENV)/test-ready ## take the pictures of the README anew (needs chromium)
	$(PYTHON) tests/browser/take_pictures.py

gallery: $(VENV)/test-ready ## hang up all pictures and explanations in build/gallery (needs chromium)
	$(PYTHON) tests/bench/gallery.py build/gallery

pins: $(VENV)/serve-ready ## write down a version of everything that Binder installs
	rm -rf $(VENV)/pins
	$(PYTHON) -m venv $(VENV)/pins
	$(VENV)/pins/bin/pip install --quiet --disable-pip-version-check '.[binder]'
	sed -i.old '/==/d' binder/requirements.txt && rm binder/requirements.txt.old
	$(VENV)/pins/bin/pip freeze --exclude tictimes >> binder/requirements.txt

front-end: ## build the front end anew (needs node)
	npm --prefix widgets ci --no-audit --no-fund
	npm --prefix widgets run build

sheets: $(VENV)/test-ready ## print the usual sheets anew, those in the wheel
	$(PYTHON) -m tictimes_app.printing.ready_made

tables: $(VENV)/serve-ready ## write the tables of the README anew, from the lessons
	$(PYTHON) app/readme_tables.py

words: $(VENV)/test-ready ## bring the translations up to date with every words.py (ARGS='--new fr' begins one)
	$(PYTHON) core/catalogues.py $(ARGS)

clean: ## forget the set-up
	rm -rf $(VENV) widgets/node_modules

$(VENV)/bin/python:
	@$(FIND_PYTHON); \
	test -n "$$python" || { echo "error: no Python was found (3.11 or later)" >&2; exit 2; }; \
	"$$python" -m venv $(VENV)

$(VENV)/serve-ready: pyproject.toml | $(PYTHON)
	$(PYTHON) -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/test-ready: pyproject.toml | $(PYTHON)
	$(PYTHON) -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ $(VENV)/serve-ready
