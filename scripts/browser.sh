#!/usr/bin/env bash
# Prints the path of a Chromium, installing Debian's package if it is missing and that is allowed.
# OMEN_CHROMIUM names another one. Exit 3: there is none and it cannot be installed.
set -euo pipefail
. "$(dirname "$0")/needs.sh"

find_browser() {
  if [ -n "${OMEN_CHROMIUM:-}" ]; then
    echo "$OMEN_CHROMIUM"
  else
    command -v chromium || command -v chromium-browser || command -v google-chrome
  fi
}

find_browser || { install_package chromium && find_browser; } || exit 3
