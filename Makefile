# Two commands do everything: `make run` and `make test`.

CARGO ?= cargo
OMEN = target/release/omen

.PHONY: run build test bench clean

## Sit down at the table (until the web table exists: in this terminal).
run: build
	@$(OMEN) play duel $(ARGS)

build:
	@$(CARGO) build --release --locked --package omen

## Everything that must hold: format, lints, tests, cases, rule coverage.
test:
	$(CARGO) fmt --all -- --check
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings
	$(CARGO) test --workspace --locked
	$(CARGO) build --release --locked --package omen
	$(OMEN) case cases
	$(OMEN) rules coverage
	$(OMEN) rules coverage duel
	scripts/check-coverage.sh $(OMEN)
	scripts/web.sh

## Figures: endurance, speed as ratios to a chess ply, instruction counts where valgrind is installed.
bench: build
	$(OMEN) bench duel --endurance 100000
	$(OMEN) bench duel
	$(OMEN) bench duel --json
	$(CARGO) bench --locked --package duel
	scripts/callgrind.sh $(OMEN)

clean:
	$(CARGO) clean
