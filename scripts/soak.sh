#!/usr/bin/env bash
# Kills the table service again and again during play, with SQLite and with PostgreSQL.
#
#   scripts/soak.sh LOAD OMEN KILLS_WITH_SQLITE KILLS_WITH_POSTGRESQL
set -euo pipefail
load=${1:?which load?} omen=${2:?which omen?} sqlite=${3:?how many kills?} postgres=${4:?how many kills?}
here=$(dirname "$0")
. "$here/needs.sh"

"$load" soak --omen "$omen" --kills "$sqlite"

export LOAD=$load OMEN=$omen KILLS=$postgres
ended=0
"$here/postgres-for-tests.sh" with sh -c \
  '"$LOAD" soak --omen "$OMEN" --kills "$KILLS" --data "$OMEN_TEST_POSTGRES"' || ended=$?
if [ "$ended" = 3 ]; then
  not_here "there is no PostgreSQL" "the soak on it"
elif [ "$ended" != 0 ]; then
  exit "$ended"
fi
