#!/usr/bin/env bash
# Checks whether the tests catch a wrong rule of Eldritch Horror: cargo-mutants changes one thing at a
# time in crates/eldritch/src/rules and runs the cases, the recorded games, the perft counts, the quiet answers and the
# losses.
#
#   scripts/mutants.sh            every sixtieth change
#   scripts/mutants.sh 3/60       another sixtieth
#   scripts/mutants.sh 0/1 combat all changes of one chapter
#   scripts/mutants.sh 0/60 '*' --in-place    without a copy, in a clone made for it
#
# The tree is copied to a separate directory, so that nothing here is touched.
set -euo pipefail
cd "$(dirname "$0")/.."
shard=${1:-0/60}
chapter=${2:-*}
if ! cargo mutants --version >/dev/null 2>&1; then
  echo "cargo-mutants is not installed: cargo install --locked cargo-mutants"
  exit 0
fi
# Quick to build matters more than quick to run: the tests take a second.
export CARGO_PROFILE_DEV_OPT_LEVEL=0 CARGO_PROFILE_DEV_DEBUG=0 CARGO_INCREMENTAL=1
exec nice -n 10 cargo mutants --package eldritch --file "crates/eldritch/src/rules/$chapter.rs" \
  --shard "$shard" --sharding round-robin --baseline skip --timeout 60 \
  --output "${MUTANTS_OUT:-target}" "${@:3}" \
  -- --test eldritch -- cases:: golden:: perft:: quiet:: losses::
