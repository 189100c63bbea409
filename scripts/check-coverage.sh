#!/usr/bin/env bash
# Rule coverage may only rise: compares each game with docs/coverage.txt.
set -euo pipefail
omen=$1
floor="$(dirname "$0")/../docs/coverage.txt"
while read -r game least; do
  case "$game" in ""|\#*) continue ;; esac
  covered=$("$omen" rules coverage "$game" --json | sed -E 's/.*"covered":([0-9]+).*/\1/')
  if [ "$covered" -lt "$least" ]; then
    echo "coverage of $game fell: $covered covered, $least before (docs/coverage.txt)" >&2
    exit 1
  fi
done < "$floor"
echo "coverage has not fallen"
