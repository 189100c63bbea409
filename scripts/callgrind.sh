#!/usr/bin/env bash
# Instructions per random decision: unlike seconds, the same on any machine for the same binary. Fifty games are counted as
# the difference between sixty and ten, which leaves out start-up.
#
#   scripts/callgrind.sh OMEN            prints them
#   scripts/callgrind.sh OMEN check      fails if they are above 110 % of bench/instructions.toml
#   scripts/callgrind.sh OMEN record     records them there
#
# Needs valgrind, and installs Debian's package if it is missing and that is allowed.
set -euo pipefail
omen=${1:?which omen?}
task=${2:-say}
root=$(realpath "$(dirname "$0")/..")
recorded=$root/bench/instructions.toml
games="duel eldritch"
. "$root/scripts/needs.sh"

main() {
  command -v valgrind >/dev/null || install_package valgrind || left_out "there is no valgrind" "instruction counts"
  case $task in
    say) for game in $games; do echo "$game: $(a_decision "$game") instructions a random decision"; done ;;
    check) check ;;
    record) record ;;
    *) sed -n '2,9s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
  esac
}

a_decision() {
  local few many decisions
  few=$(instructions "$1" 10)
  many=$(instructions "$1" 60)
  decisions=$("$omen" simulate "$1" --games 60 --jobs 1 --seed 7 --json |
    tr ',' '\n' | sed -nE 's/"decisions":([0-9]+)/\1/p' | tail -n 50 | awk '{ sum += $1 } END { print sum }')
  echo $(((many - few) / decisions))
}

instructions() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null \
    "$omen" simulate "$1" --games "$2" --jobs 1 --seed 7 --json 2>&1 >/dev/null |
    sed -nE 's/.*Collected : ([0-9]+).*/\1/p'
}

compiler() { (cd "$root" && "${RUSTC:-rustc}" --version | cut -d ' ' -f 2); }

check() {
  local game before now most failed=
  before=$(sed -nE 's/^rustc = "(.*)"/\1/p' "$recorded")
  if [ "$(compiler)" != "$before" ]; then
    left_out "counts are recorded with rustc $before, this is $(compiler) (rust-toolchain.toml)" "instruction counts"
  fi
  for game in $games; do
    before=$(sed -nE "s/^$game = ([0-9]+)/\1/p" "$recorded")
    [ -n "$before" ] || { echo "$game has no count in bench/instructions.toml: make record-instructions" >&2; exit 1; }
    now=$(a_decision "$game")
    most=$((before * 110 / 100))
    echo "$game: $now instructions a random decision, $before recorded, at most $most allowed"
    [ "$now" -le "$most" ] || failed="$failed $game"
  done
  if [ -n "$failed" ]; then
    cat >&2 <<END
slower than recorded:$failed
  Find out why: callgrind_annotate, or \`make bench\` before and after the change. If the change is worth it, or the
  counts fell and should stay there, \`make record-instructions\` records them anew; say why in the commit.
END
    exit 1
  fi
}

record() {
  local game
  mkdir -p "$(dirname "$recorded")"
  {
    echo '# Instructions of a random decision, counted by callgrind in the everyday build: `make test` fails above 110 %.'
    echo '# Written by `make record-instructions`.'
    echo "rustc = \"$(compiler)\""
    echo
    echo '[a-decision]'
    for game in $games; do echo "$game = $(a_decision "$game")"; done
  } >"$recorded.new"
  mv "$recorded.new" "$recorded"
  cat "$recorded"
}

main
