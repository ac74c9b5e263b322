# make play   installs everything into .venv, opens the house and prints a link and a QR code
# make test   sets up what it needs and runs every test
# make bench  measures us beside our peers

SHELL := /bin/bash
.DEFAULT_GOAL := help

STAMPS := .venv/.stamps
# A compiler that is there now and was not before (or the other way round) builds anew.
COMPILER := $(shell command -v $(firstword $(CC)) cc gcc clang 2>/dev/null | head -n 1)
PLAIN := $(filter-out 0,$(KAIZHUO_PURE))$(if $(COMPILER),,none)
HOUSE := $(STAMPS)/house-$(if $(PLAIN),pure,compiled)
ARGS ?=

# Folders count as sources too: their times tell when a file went away.
SOURCES := pyproject.toml setup.py tools/page.py \
	$(shell find src web -name node_modules -prune -o -name dist -prune -o -name __pycache__ -prune \
	-o -path web/tests -prune -o -path src -o -path web -o -name '.*' -prune -o -print 2>/dev/null)

.PHONY: help play test bench lock clean

help:
	@sed -n 's/^# make/make/p' Makefile

play: $(HOUSE)
	@mkdir -p var
	@exec .venv/bin/kaizhuo serve --database var/kaizhuo.sqlite $(ARGS)

test: $(HOUSE) $(STAMPS)/test
	@exec .venv/bin/python tools/run_tests.py $(ARGS)

bench: $(HOUSE) $(STAMPS)/bench
	@.venv/bin/python -m benchmarks.play $(ARGS)
	@echo
	@.venv/bin/python -m benchmarks.search $(ARGS)
	@echo
	@.venv/bin/python -m benchmarks.scaling

lock:
	@tools/lock.sh

clean:
	rm -rf .venv build web/dist web/node_modules

$(STAMPS)/venv: tools/make-venv.sh
	@tools/make-venv.sh
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/runtime: $(STAMPS)/venv requirements/runtime.txt requirements/build.txt
	@tools/install.sh runtime build
	@touch $@

$(STAMPS)/test: $(STAMPS)/runtime requirements/test.txt
	@tools/install.sh test
	@touch $@

$(STAMPS)/bench: $(STAMPS)/runtime requirements/bench.txt
	@tools/install.sh bench
	@touch $@

$(HOUSE): $(STAMPS)/runtime $(SOURCES)
	@tools/install.sh house
	@rm -f $(STAMPS)/house-* && touch $@
