# What a newcomer runs. Each target does its own set-up; `make help` lists them.
CARGO ?= cargo
# Where `make install` puts bin/ooxide and lib/ooxide/libz3: by default Cargo's own home, whose bin/ is on the path.
PREFIX ?= $(or $(CARGO_HOME),$(HOME)/.cargo)
FUZZ_SECONDS ?= 60
# the fuzz targets, each with the programs of ours that it starts from, besides what was found interesting before
FUZZ_TARGETS = parse run java jml lower report
FUZZ_OOX = tests/verify tests/reject examples
FUZZ_JAVA = tests/lower tests/jml tests/soundness/contracts tests/soundness/types examples/java frontend/tests/syntax
FUZZ_SEEDS_parse = $(FUZZ_OOX)
FUZZ_SEEDS_run = $(FUZZ_OOX)
FUZZ_SEEDS_java = $(FUZZ_JAVA)
FUZZ_SEEDS_jml = $(FUZZ_JAVA)
FUZZ_SEEDS_lower = $(FUZZ_JAVA)
FUZZ_SEEDS_report = tests/pictures
FUZZ_DICT_parse = oox
FUZZ_DICT_run = oox
FUZZ_DICT_java = java
FUZZ_DICT_jml = java
FUZZ_DICT_lower = java
FUZZ_DICT_report = report

.PHONY: help setup demo test test-jvm threads-jvm jdk-source mutation corpus lint bench bench-kiasan kiasan-page fuzz dist wheel test-dist test-integrations check-workflows install clean
.DEFAULT_GOAL := help

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 22

setup: ## check the tools and fetch Z3 into .z3/ (a second when all is there)
	@scripts/setup

demo: setup ## build, then tests for a class, run by JUnit, and a counterexample
	$(CARGO) build --release
	@scripts/demo

test: setup ## all tests
	$(CARGO) test --workspace

test-jvm: setup ## generate tests for all examples and conformance programs and run them, JUnit 5 and 4
	$(CARGO) build --release
	@scripts/test-jvm

threads-jvm: setup ## follow the schedules of wrong programs with threads on a JVM, as its debugger, and count those that fail there
	$(CARGO) build --release
	@scripts/confirm-threads

jdk-source: setup ## tests for ArrayList, LinkedList, TreeMap and HashMap of the JDK's own source, and run them
	$(CARGO) build --release
	@scripts/jdk-source

mutation: setup ## PIT on the tests of three examples, with the score
	$(CARGO) build --release
	@scripts/mutation

corpus: setup ## tests for 150 classes of public libraries and of an application, with a page in target/corpus (hours)
	$(CARGO) build --release
	@scripts/corpus

lint: setup ## formatting, clippy and the documentation, all without a warning
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps

bench: setup ## measure, and print the table
	$(CARGO) bench -p ooxide

bench-kiasan: setup ## the suite of the Kiasan thesis in every mode, with a page in target/kiasan
	$(CARGO) build --release
	@$${CARGO_TARGET_DIR:-target}/release/ooxide bench kiasan --page target/kiasan

# in parts, if it is stopped: what was measured is kept in target/kiasan/results.json until that is removed
kiasan-page: setup ## docs/kiasan.md with its plots: every row with its tests (about an hour)
	$(CARGO) build --release
	@$${CARGO_TARGET_DIR:-target}/release/ooxide bench kiasan --tests --repeat 3 \
	    --results target/kiasan/results.json --page docs

fuzz: setup ## each fuzz target for FUZZ_SECONDS (60)
	@$(CARGO) +nightly --version >/dev/null 2>&1 || \
	    { echo "make fuzz needs the nightly compiler: rustup toolchain install nightly" >&2; exit 1; }
	@$(CARGO) +nightly fuzz --version >/dev/null 2>&1 || \
	    { echo "make fuzz needs cargo-fuzz: cargo install cargo-fuzz" >&2; exit 1; }
	$(foreach target,$(FUZZ_TARGETS),$(call FUZZ_RUN,$(target)))

define FUZZ_RUN
	@mkdir -p fuzz/corpus/$(1)
	$(CARGO) +nightly fuzz run $(1) fuzz/corpus/$(1) $(FUZZ_SEEDS_$(1)) -- \
	    -max_total_time=$(FUZZ_SECONDS) -dict=fuzz/$(FUZZ_DICT_$(1)).dict

endef

dist: setup ## an archive and a Debian package with libz3, completions, manual pages and licences, in target/dist
	@scripts/dist

wheel: setup ## a Python wheel that carries the program, in target/dist (needs maturin)
	@scripts/wheel

test-dist: ## install and run what is in target/dist: in a bare root, elsewhere, in a fresh environment (as root, needs debootstrap)
	@scripts/test-dist

test-integrations: setup ## the plugins for Maven and Gradle with these
	$(CARGO) build --release
	@scripts/test-integrations

check-workflows: ## the workflow files of GitHub, by actionlint
	@scripts/check-workflows

# The library goes beside the program (see build.rs), which then needs neither this checkout nor a variable.
install: setup ## install to PREFIX (Cargo's home), with libz3 beside the program
	$(CARGO) install --locked --force --path . --root "$(DESTDIR)$(PREFIX)"
	mkdir -p "$(DESTDIR)$(PREFIX)/lib/ooxide"
	rm -f "$(DESTDIR)$(PREFIX)"/lib/ooxide/libz3.*
	cp -P "$${Z3_LIBRARY_PATH_OVERRIDE:-.z3/lib}"/libz3.[sd]* "$(DESTDIR)$(PREFIX)/lib/ooxide/"

clean: ## remove what was built and fetched
	$(CARGO) clean
	rm -rf .z3 .z3.*
