#!/usr/bin/env bash
# Rules proved by cases and tests, and rules cited in code or content, may only rise: compares each game with
# docs/coverage.txt.
set -euo pipefail
omen=$1
floor="$(dirname "$0")/../docs/coverage.txt"

check() { # GAME LEAST WHAT OPTION...
  local game=$1 least=$2 what=$3 count
  shift 3
  count=$("$omen" rules coverage "$game" --json "$@" | sed -E 's/.*"covered":([0-9]+).*/\1/')
  if [ "$count" -lt "$least" ]; then
    echo "$game: $count testable rules are $what, $least were before (docs/coverage.txt)" >&2
    "$omen" rules coverage "$game" "$@" >&2
    return 1
  fi
}

while read -r game proved cited; do
  case "$game" in ""|\#*) continue ;; esac
  check "$game" "$proved" "covered by cases and tests"
  check "$game" "$cited" "cited in code or content" --code
done < "$floor"
echo "coverage has not fallen"
