#!/usr/bin/env bash
# Makes the table service's disk calls fail, one after the other, while a short game is played: everything acknowledged must be
# there afterwards. strace makes the calls fail; Debian's package is installed if
# it is missing and that is allowed.
#
#   scripts/io-faults.sh LOAD OMEN [RUNS]
set -euo pipefail
load=${1:?which load?} omen=${2:?which omen?} runs=${3:-400}
. "$(dirname "$0")/needs.sh"

command -v strace >/dev/null || install_package strace || left_out "there is no strace" "the test of a failing disk"
# Where processes may not be traced (some containers), nothing can be tested, whatever is installed.
if ! strace -D -f -qq -o /dev/null -e trace=fsync true 2>/dev/null; then
  echo "strace may not watch processes here: the test of a failing disk is left out"
  exit 0
fi
"$load" faults --omen "$omen" --runs "$runs"
