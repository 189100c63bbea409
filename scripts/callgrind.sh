#!/usr/bin/env bash
# Instruction counts: the same on any machine for the same binary, unlike seconds.
set -euo pipefail
omen=$1
game=$2
if ! command -v valgrind >/dev/null; then
  echo "valgrind is not installed: instruction counts skipped"
  exit 0
fi
count() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" 2>&1 >/dev/null |
    sed -nE 's/.*Collected : ([0-9]+).*/\1/p'
}
few=$(count "$omen" simulate "$game" --games 10 --jobs 1 --seed 7 --json)
many=$(count "$omen" simulate "$game" --games 60 --jobs 1 --seed 7 --json)
decisions=$("$omen" simulate "$game" --games 60 --jobs 1 --seed 7 --json |
  tr ',' '\n' | sed -nE 's/"decisions":([0-9]+)/\1/p' | tail -n 50 | awk '{ sum += $1 } END { print sum }')
echo "$game: instructions for 50 random games: $((many - few))"
echo "decisions in them: $decisions"
echo "instructions a decision: $(((many - few) / decisions))"
