# Two commands do everything: `make run` and `make test`.

CARGO ?= cargo
OMEN = target/release/omen
LOAD = target/release/load

.PHONY: run build web test test-web bench clean

## Open the web table on http://127.0.0.1:8080; ARGS goes to `omen serve`.
run: build
	@$(OMEN) serve $(ARGS)

## The client first: the binary carries it.
build: web
	@$(CARGO) build --release --locked --package omen

web:
	@scripts/web-build.sh

## Everything that must hold: format, lints, tests, cases, rule coverage, and the table itself.
test:
	$(CARGO) fmt --all -- --check
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings
	CARGO=$(CARGO) scripts/rust-tests.sh
	scripts/web.sh
	$(CARGO) build --release --locked --package omen --package load --package lanterns
	$(OMEN) case cases
	$(OMEN) rules coverage
	$(OMEN) rules coverage duel
	scripts/check-coverage.sh $(OMEN)
	$(MAKE) test-web

## The last part of `test`: the table in browsers, a server that is killed while it is played on, one whose disk fails, and
## one that is asked everything its OpenAPI document allows.
test-web: web
	$(CARGO) build --release --locked --package omen --package load --package lanterns
	scripts/e2e.sh $(OMEN)
	scripts/soak.sh $(LOAD) $(OMEN) 25 10
	scripts/io-faults.sh $(LOAD) $(OMEN)
	scripts/fuzz-api.sh $(OMEN)

## Figures: endurance, speed as ratios to a chess ply, instruction counts where valgrind is installed; a
## thousand live tables beside a bare server, and a long soak.
bench: web
	$(CARGO) build --release --locked --package omen --package load
	$(OMEN) bench duel --endurance 100000
	$(CARGO) run --release --locked --package omen --features counting --target-dir target/counting -- bench duel
	$(OMEN) bench duel --json
	$(OMEN) bench eldritch --endurance 10000
	$(CARGO) run --release --locked --package omen --features counting --target-dir target/counting -- bench eldritch
	$(OMEN) bench eldritch --json
	$(CARGO) bench --locked --package duel --package eldritch
	scripts/callgrind.sh $(OMEN) duel
	scripts/callgrind.sh $(OMEN) eldritch
	$(LOAD) bench --omen $(OMEN) --json
	scripts/soak.sh $(LOAD) $(OMEN) 200 50

clean:
	$(CARGO) clean
