#!/usr/bin/env bash
# All Rust tests, those of the store with PostgreSQL as well where there is one or one can be installed.
set -euo pipefail
here=$(dirname "$0")
. "$here/needs.sh"
ended=0
url=$("$here/postgres-for-tests.sh" start) || ended=$?
if [ "$ended" = 0 ]; then
  trap '"$here/postgres-for-tests.sh" stop' EXIT
  export OMEN_TEST_POSTGRES=$url
elif [ "$ended" = 3 ]; then
  not_here "there is no PostgreSQL" "the tests of the store on it"
else
  exit "$ended"
fi
# No comment has an example that runs; to look for them takes a minute.
"${CARGO:-cargo}" test --workspace --lib --bins --tests --locked "$@"
