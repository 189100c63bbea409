#!/usr/bin/env bash
# Lets the table service's disk fail, one call after the other, while a short game is played: what was
# acknowledged must be there afterwards. strace makes the calls fail; Debian's package is installed if
# it is missing and that is allowed, and without it this says so and leaves the test out.
#
#   scripts/io-faults.sh LOAD OMEN [RUNS]
set -euo pipefail
load=${1:?which load?} omen=${2:?which omen?} runs=${3:-400}

main() {
  command -v strace >/dev/null || install_strace || give_up "strace could not be installed"
  # Where processes may not be watched (some containers), nothing can be tested.
  strace -D -f -qq -o /dev/null -e trace=fsync true 2>/dev/null || give_up "strace may not watch processes here"
  "$load" faults --omen "$omen" --runs "$runs"
}

install_strace() {
  command -v apt-get >/dev/null || give_up "strace is not installed, and there is no apt-get to install it with"
  as_root true || give_up "strace is not installed, and only root can install it with apt-get"
  {
    as_root apt-get update &&
      as_root env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends strace
  } >&2
}

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@" 2>/dev/null; fi
}

give_up() {
  echo "$1: the test of a failing disk is left out"
  exit 0
}

main
