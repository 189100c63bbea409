# Two commands do everything: `make run` and `make test`.

CARGO ?= cargo
OMEN = target/release/omen
LOAD = target/release/load
part = @scripts/timed.sh

.PHONY: run build web test test-web bench dist test-dist record-instructions clean

## Open the web table on http://127.0.0.1:8080; ARGS goes to `omen serve`.
run: build
	@$(OMEN) serve $(ARGS)

## The client first: it is embedded in the binary.
build: web
	@$(CARGO) build --release --locked --package omen

web:
	@scripts/web-build.sh

## All checks, quickest first: format, file sizes, lints, tests, cases, rule coverage, instruction counts, and the table itself.
## Ends with how long each part took.
test:
	@scripts/timed.sh begin
	$(part) "format" $(CARGO) fmt --all -- --check
	$(part) "browser client: checks, tests, size" scripts/web.sh
	$(part) "sizes of files" scripts/check-sizes.sh
	$(part) "lints" $(CARGO) clippy --workspace --all-targets --locked -- -D warnings
	$(part) "Rust tests" env CARGO=$(CARGO) scripts/rust-tests.sh
	@$(MAKE) --no-print-directory test-binaries
	$(part) "cases" $(OMEN) case cases examples/harbour
	$(part) "rule coverage" sh -c '$(OMEN) rules coverage && $(OMEN) rules coverage duel && scripts/check-coverage.sh $(OMEN)'
	$(part) "instruction counts" scripts/callgrind.sh $(OMEN) check
	@$(MAKE) --no-print-directory test-table
	@scripts/timed.sh summary

## The last part of `test`: the table in browsers, a server that is killed during play, one whose disk fails, and one that is
## sent everything its OpenAPI document allows.
test-web:
	@scripts/timed.sh begin
	@$(MAKE) --no-print-directory test-binaries test-table
	@scripts/timed.sh summary

.PHONY: test-binaries test-table
test-binaries: web
	$(part) "everyday build" $(CARGO) build --release --locked --package omen --package load --package lanterns

test-table:
	$(part) "table in browsers" scripts/e2e.sh $(OMEN)
	$(part) "killed servers" scripts/soak.sh $(LOAD) $(OMEN) 25 10
	$(part) "failing disk" scripts/io-faults.sh $(LOAD) $(OMEN)
	$(part) "every request" scripts/fuzz-api.sh $(OMEN)

## Figures: endurance, speed as ratios to a chess ply, instruction counts; a thousand live tables beside a bare server,
## and a long soak. The measured binary includes the chess yardstick and must not be distributed.
bench: BENCHED = target/dist/omen
bench: COUNTED = $(CARGO) run --release --locked --package omen --features counting --
bench: web
	$(CARGO) build --profile dist --locked --package omen --package load --features omen/chess-anchor
	$(BENCHED) bench duel --endurance 100000
	$(COUNTED) bench duel
	$(BENCHED) bench duel --json
	$(BENCHED) bench eldritch --endurance 10000
	$(COUNTED) bench eldritch
	$(BENCHED) bench eldritch --json
	$(CARGO) bench --locked --profile dist --package duel --package eldritch
	$(CARGO) build --release --locked --package omen
	scripts/callgrind.sh $(OMEN)
	target/dist/load bench --omen $(BENCHED) --json
	scripts/soak.sh target/dist/load $(BENCHED) 200 50

## Release packages, below target/packages: an archive and a Debian package.
dist:
	CARGO=$(CARGO) scripts/dist.sh

## Tests the package of `make dist`: its unit, start-up, upgrades. EARLIER names a package to upgrade from.
test-dist: dist
	scripts/test-dist.sh $(EARLIER)

## Records the instruction counts that `make test` compares with.
record-instructions: build
	scripts/callgrind.sh $(OMEN) record

clean:
	$(CARGO) clean
