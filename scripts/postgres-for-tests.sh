#!/usr/bin/env bash
# A PostgreSQL of our own for tests: a fresh cluster in a temporary directory, reached by a socket in
# it and by nothing else.
#
#   scripts/postgres-for-tests.sh start             start it, print its URL
#   scripts/postgres-for-tests.sh stop              stop it and remove it
#   scripts/postgres-for-tests.sh with COMMAND ...  start it, run the command, stop it again
#
# The tests look for the URL in OMEN_TEST_POSTGRES; `with` sets it. The cluster lives below
# OMEN_POSTGRES_DIR (by default a directory of this user in the temporary directory).
# Exit 3: there is no PostgreSQL and it cannot be installed.
set -euo pipefail
. "$(dirname "$0")/needs.sh"

home=${OMEN_POSTGRES_DIR:-${TMPDIR:-/tmp}/omen-postgres-$(id -u)}

main() {
  case ${1:-} in
    start) start ;;
    stop) stop ;;
    with)
      shift
      trap stop EXIT
      url=$(start) || exit $?
      OMEN_TEST_POSTGRES=$url "$@"
      ;;
    *)
      sed -n '2,11s/^# \{0,1\}//p' "$0" >&2
      exit 2
      ;;
  esac
}

start() {
  local programs
  programs=$(find_programs || install_programs) || exit $?
  if running; then
    url
    return
  fi
  forget
  mkdir -m 700 "$home"
  if [ "$(id -u)" = 0 ]; then chown postgres "$home"; fi
  as_postgres "$programs/initdb" --pgdata="$home/data" --username=omen --auth=trust \
    --encoding=UTF8 --locale=C >"$home.log" 2>&1 || give_up "initdb failed, see $home.log"
  as_postgres "$programs/pg_ctl" start --pgdata="$home/data" --wait --log="$home/log" \
    --options="-c listen_addresses='' -c unix_socket_directories='$home'" >>"$home.log" 2>&1 ||
    give_up "the server did not start, see $home/log"
  rm -f "$home.log"
  url
}

# By its own process id, as it wrote it down itself.
stop() {
  if running; then
    kill -INT "$(pid)"
    while running; do sleep 0.1; done
  fi
  forget
}

# Removes a cluster and what is around it, and never a directory that is something else.
forget() {
  if [ -e "$home" ] && [ ! -f "$home/data/PG_VERSION" ]; then
    rmdir "$home" 2>/dev/null || give_up "$home is no cluster of ours: it was left as it is"
  fi
  rm -rf "$home" "$home.log"
}

url() { echo "postgres://omen@localhost/postgres?host=$home"; }

pid() { head -n 1 "$home/data/postmaster.pid" 2>/dev/null; }

running() {
  local id
  id=$(pid) && ps -o args= -p "$id" 2>/dev/null | grep -qF "$home/data"
}

# PostgreSQL refuses to run as root.
as_postgres() {
  if [ "$(id -u)" != 0 ]; then
    (cd / && "$@")
  elif command -v runuser >/dev/null; then
    (cd / && runuser -u postgres -- "$@")
  else
    (cd / && su postgres -s /bin/sh -c 'exec "$0" "$@"' -- "$@")
  fi
}

# The newest version Debian's packages have put here, or whatever is on the path.
find_programs() {
  local found
  found=$(find /usr/lib/postgresql -path '*/bin/initdb' 2>/dev/null | sort -V | tail -n 1)
  found=${found:-$(command -v initdb || true)}
  [ -n "$found" ] && dirname "$found"
}

install_programs() {
  install_package postgresql postgresql-common || exit 3
  find_programs || give_up "apt-get installed PostgreSQL, and its programs are not to be found"
}

give_up() {
  echo "postgres-for-tests: $1" >&2
  exit 3
}

main "$@"
