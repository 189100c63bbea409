#!/usr/bin/env bash
# Tries the Debian package of `make dist` without installing it: unpacks it into a folder, verifies its unit, and runs
# the unit's own command with its own settings and a passing state directory, until the service is ready; then over
# tables of an earlier version, and over those an earlier package leaves behind.
#
#   scripts/test-dist.sh [EARLIER.deb]
#
# Without an earlier package the new one upgrades itself.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/needs.sh
earlier=${1:-}
# Who made the tables in crates/server/tests/first-format, as their browser knew them.
ANNA=c7a7595121abdb4a062060efb4f0e5e8b0063637c14111618826019ad00d9acc

main() {
  command -v dpkg-deb >/dev/null || left_out "there is no dpkg" "the test of the Debian package"
  package=$(ls target/packages/*.deb)
  work=$(mktemp -d)
  server='' cookie=''
  trap 'stop; rm -rf "$work"' EXIT
  unpack "$package" "$work/new"
  unpack "${earlier:-$package}" "$work/earlier"
  no_gpl
  verify_unit

  echo "a first start"
  serve "$work/new" "$work/first"
  fetch / | grep -qi '<!doctype html' || fail "there is no browser client in it"
  stop

  echo "tables of the first format"
  mkdir "$work/kept"
  cp crates/server/tests/first-format/tables.db "$work/kept/omen.db"
  serve "$work/new" "$work/kept"
  cookie=$ANNA
  every_table_answers 6
  stop
  cookie=

  echo "an upgrade of $(basename "${earlier:-$package}")"
  serve "$work/earlier" "$work/upgraded"
  cookie=$(introduce)
  make_table duel '["me","me"]'
  make_table eldritch '["me","me","me","me"]'
  every_table_answers 2 >"$work/before"
  stop
  serve "$work/new" "$work/upgraded"
  every_table_answers 2 >"$work/after"
  diff "$work/before" "$work/after" >&2 || fail "the upgrade changed where the tables are"
  stop
  echo "the package holds"
}

fail() {
  echo "$1" >&2
  [ ! -f "$work/log" ] || cat "$work/log" >&2
  exit 1
}

unpack() {
  dpkg-deb -x "$1" "$2"
  dpkg-deb -e "$1" "$2/DEBIAN"
  local file
  for file in usr/bin/omen usr/lib/systemd/system/omen.service usr/lib/sysusers.d/omen.conf etc/default/omen \
    usr/share/doc/omen/NOTICE usr/share/doc/omen/serving.md usr/share/doc/omen/THIRD-PARTY.txt; do
    [ -f "$2/$file" ] || fail "$1 has no $file"
  done
  grep -qxF /etc/default/omen "$2/DEBIAN/conffiles" || fail "an upgrade would overwrite /etc/default/omen"
  # Of the unpacked folder, dpkg wrote some lines itself: whatever starts the service must be among them.
  grep -q 'omen.service' "$2/DEBIAN/postinst" || fail "nothing starts the service"
}

no_gpl() {
  ! grep -qE '^[^ ]+ [^ ]+: A?GPL' "$work/new/usr/share/doc/omen/THIRD-PARTY.txt" || fail "there is GPL code in it"
  "$work/new/usr/bin/omen" bench duel --games 1 | grep -q 'yardstick is left out' || fail "the binary has the chess yardstick"
}

unit=usr/lib/systemd/system/omen.service

# What systemd itself says of the unit, with the program where it was unpacked; and that it is shut in.
verify_unit() {
  if ! command -v systemd-analyze >/dev/null; then
    not_here "systemd is not installed" "the unit as systemd reads it" || exit 1
    return
  fi
  local copy=$work/verified/omen.service told
  mkdir "$work/verified"
  sed "s:/usr/bin/omen:$work/new/usr/bin/omen:" "$work/new/$unit" >"$copy"
  told=$(systemd-analyze verify --man=no "$copy" 2>&1) || fail "systemd-analyze verify: $told"
  [ -z "$told" ] || fail "systemd-analyze verify: $told"
  # Of 100, the less the better; a service that may do everything has 96.
  systemd-analyze security --offline=yes --threshold=25 --no-pager "$copy" >"$work/security" 2>&1 ||
    fail "$(cat "$work/security")"
}

# serve UNPACKED STATE: runs ExecStart as systemd would, except for where it listens and where it keeps tables.
serve() {
  local command line key word words=()
  mkdir -p "$2"
  unset OMEN_LISTEN OMEN_DATA OMEN_OPTIONS
  while IFS= read -r line; do
    [ -z "$line" ] || declare -g "$line"
  done < <(sed -nE 's/^Environment=(OMEN_[A-Z]+=.*)/\1/p' "$1/$unit"; sed -nE '/^OMEN_[A-Z]+=/p' "$1/etc/default/omen")
  [ "$OMEN_LISTEN" = 127.0.0.1:8080 ] || fail "it would listen at $OMEN_LISTEN"
  [ "$OMEN_DATA" = sqlite:/var/lib/omen/omen.db ] || fail "it would keep tables in $OMEN_DATA"
  grep -qxF StateDirectory=omen "$1/$unit" || fail "nobody makes /var/lib/omen"
  OMEN_LISTEN=127.0.0.1:0 OMEN_DATA=sqlite:$2/omen.db
  command=$(sed -nE 's/^ExecStart=//p' "$1/$unit")
  for word in $command; do
    case $word in
      '${'*'}') key=${word:2:-1}; words+=("${!key}") ;;
      '$'*) key=${word:1}; for word in ${!key}; do words+=("$word"); done ;;
      *) words+=("$word") ;;
    esac
  done
  [ "${words[0]}" = /usr/bin/omen ] || fail "it would run ${words[0]}"
  env -i PATH="$PATH" "$1/usr/bin/omen" "${words[@]:1}" >"$work/greeting" 2>"$work/log" &
  server=$!
  wait_until_ready
}

wait_until_ready() {
  for _ in $(seq 600); do
    address=$(sed -nE 's/^Omen is at (.*)$/\1/p' "$work/greeting")
    if [ -n "$address" ] && curl --silent --fail "$address/readyz" >"$work/ready"; then
      return
    fi
    kill -0 "$server" 2>/dev/null || fail "the service ended"
    sleep 0.1
  done
  fail "the service does not become ready"
}

stop() {
  if [ -n "$server" ]; then
    kill "$server" 2>/dev/null || true
    wait "$server" 2>/dev/null || true
    server=
  fi
}

fetch() {
  curl --silent --show-error --fail --cookie "omen=$cookie" "$address$1"
}

send() {
  curl --silent --show-error --fail --output /dev/null --cookie "omen=$cookie" --json "$2" "$address$1"
}

introduce() {
  curl --silent --show-error --fail --dump-header - --output /dev/null --json '{"name":"Anna"}' "$address/api/me" |
    sed -nE 's/^set-cookie: omen=([0-9a-f]+);.*/\1/ip'
}

# None at first.
my_tables() {
  fetch /api/tables | { grep -oE '\{"id":"[0-9a-z]{26}","game"' || true; } | cut -d '"' -f 4 | sort
}

# make_table GAME SEATS: a table, and the first few choices of a game at it.
make_table() {
  local before table view at seat choice
  before=$(my_tables)
  send /api/tables "{\"game\":\"$1\",\"seats\":$2,\"listed\":false,\"spectators\":false}"
  table=$(comm -13 <(echo "$before") <(my_tables))
  for _ in 1 2 3 4 5; do
    view=$(fetch "/api/tables/$table/view")
    at=$(sed -nE 's/^\{"at":(\{[^}]*\}).*/\1/p' <<<"$view")
    seat=$(sed -nE 's/.*"prompt":\{"seats":\[[0-9,]*\],"lead":([0-9]+).*/\1/p' <<<"$view")
    choice=$(grep -oE '"choice":"[^"]*"' <<<"$view" | head -n 1 | cut -d '"' -f 4)
    send "/api/tables/$table/choose" "{\"at\":$at,\"seat\":$seat,\"choice\":\"$choice\"}"
  done
}

# every_table_answers COUNT: all tables of this person can be looked at; prints how far each of them is.
every_table_answers() {
  local table tables told
  tables=$(my_tables)
  [ "$(wc -l <<<"$tables")" = "$1" ] || fail "$1 tables were expected: $tables"
  for table in $tables; do
    told=$(fetch "/api/tables/$table")
    # A table that waits for people has nothing to look at yet.
    if [[ $told != *'"status":"waiting"'* ]]; then
      fetch "/api/tables/$table/view" | grep -q '"scene"' || fail "$table does not answer"
    fi
    echo "$table $(grep -oE '"game":"[a-z]+"|"status":"[a-z]+"|"at":\{[^}]*\}' <<<"$told" | tr '\n' ' ')"
  done
  ! grep -E 'ERROR|panicked' "$work/log" || fail "the service complained"
}

main
