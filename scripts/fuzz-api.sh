#!/usr/bin/env bash
# Sends the table service everything its OpenAPI document allows, and much that it does not, with schemathesis: no response may
# be a server error, and every response must be one the document describes. The script starts its own server on a free port,
# with a temporary store.
#
#   scripts/fuzz-api.sh OMEN [EXAMPLES]
#
# schemathesis is installed below target/, which needs pip and a network.
set -euo pipefail
omen=$(realpath "${1:?which omen?}")
examples=${2:-25}
root=$(realpath "$(dirname "$0")/..")
venv=$root/target/fuzz-api
version=4.32.5
. "$root/scripts/needs.sh"

main() {
  install || left_out "schemathesis cannot be installed here" "the fuzz of the API"
  work=$(mktemp -d)
  "$omen" serve --no-limits --listen 127.0.0.1:0 --data sqlite::memory: --log warn \
    >"$work/greeting" 2>"$work/log" &
  server=$!
  trap 'kill "$server" 2>/dev/null; wait "$server" 2>/dev/null || true; rm -rf "$work"' EXIT
  address=$(wait_for_address)
  cookie=$(introduce)
  make_tables
  cd "$work"
  # Leaving comes last: nobody is let do anything after it.
  ask --exclude-operation-id leave
  ask --include-operation-id leave
  healthy
}

ask() {
  "$venv/bin/schemathesis" --config-file "$root/scripts/fuzz-api.toml" run "$address/api/openapi.json" \
    --url "$address" --header "Cookie: omen=$cookie" \
    --max-examples "$examples" --seed 7 --generation-database none --workers 1 "$@"
}

install() {
  if "$venv/bin/schemathesis" --version 2>/dev/null | grep -qF "$version"; then return; fi
  command -v python3 >/dev/null || return 1
  python3 -m venv "$venv" >/dev/null 2>&1 || return 1
  "$venv/bin/pip" install --quiet --disable-pip-version-check "schemathesis==$version" >/dev/null 2>&1
}

wait_for_address() {
  for _ in $(seq 600); do
    sed -nE 's/^Omen is at (.*)$/\1/p' "$work/greeting" | grep . && return
    kill -0 "$server" 2>/dev/null || break
    sleep 0.05
  done
  cat "$work/log" >&2
  return 1
}

introduce() {
  curl --silent --show-error --fail --dump-header - --output /dev/null \
    --json '{"name":"Fuzz"}' "$address/api/me" |
    sed -nE 's/^set-cookie: omen=([0-9a-f]+);.*/\1/ip'
}

# Something to find: one's own tables, running and waiting.
make_tables() {
  local seats
  for seats in '["me","me"]' '["me","open"]' '["me",{"bot":"greedy"}]'; do
    curl --silent --show-error --fail --output /dev/null --cookie "omen=$cookie" \
      --json "{\"game\":\"duel\",\"seats\":$seats,\"listed\":true,\"spectators\":true}" "$address/api/tables"
  done
}

healthy() {
  curl --silent --show-error --fail "$address/healthz" >/dev/null
  if grep -E 'ERROR|panicked' "$work/log"; then
    echo "the server complained" >&2
    exit 1
  fi
  echo "the API held"
}

main
