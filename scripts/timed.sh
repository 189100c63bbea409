#!/usr/bin/env bash
# Runs the parts of a long command and says in the end how long each of them took.
#
#   scripts/timed.sh begin              forgets what was timed before
#   scripts/timed.sh NAME COMMAND ...   runs a part; if it fails, says what was timed so far and fails, too
#   scripts/timed.sh summary            minutes of every part, and of all
set -euo pipefail
times=$(dirname "$0")/../target/times

summary() {
  awk -F '\t' '
    { printf "%7.1f min  %s\n", $1 / 60, $2; all += $1 }
    END { printf "%7.1f min  all\n", all / 60 }
  ' "$times"
}

case ${1:?what?} in
  begin)
    mkdir -p "$(dirname "$times")"
    : >"$times"
    ;;
  summary)
    summary
    ;;
  *)
    name=$1
    shift
    echo "== $name"
    began=$(date +%s)
    ended=0
    "$@" || ended=$?
    if [ "$ended" = 0 ]; then outcome=$name; else outcome="$name: FAILED"; fi
    printf '%s\t%s\n' "$(($(date +%s) - began))" "$outcome" >>"$times"
    if [ "$ended" != 0 ]; then
      summary >&2
      exit "$ended"
    fi
    ;;
esac
