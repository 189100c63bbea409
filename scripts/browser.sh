#!/usr/bin/env bash
# Prints the path of a Chromium, installing Debian's package if it is missing and that is allowed.
# OMEN_CHROMIUM names another one. Exit 3: there is none and it cannot be installed.
set -euo pipefail

main() {
  find_browser || { install_browser && find_browser; } || give_up "no Chromium is to be found"
}

find_browser() {
  if [ -n "${OMEN_CHROMIUM:-}" ]; then
    echo "$OMEN_CHROMIUM"
  else
    command -v chromium || command -v chromium-browser || command -v google-chrome
  fi
}

install_browser() {
  command -v apt-get >/dev/null || give_up "Chromium is not installed, and there is no apt-get to install it with"
  as_root true || give_up "Chromium is not installed, and only root can install it with apt-get"
  {
    as_root apt-get update &&
      as_root env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends chromium
  } >&2 || give_up "Chromium is not installed, and apt-get could not install it"
}

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@" 2>/dev/null; fi
}

give_up() {
  echo "browser: $1" >&2
  exit 3
}

main
