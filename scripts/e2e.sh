#!/usr/bin/env bash
# Plays the web table in headless Chromium against servers of its own; needs npm and Chromium.
#
#   scripts/e2e.sh OMEN [ARGUMENTS OF PLAYWRIGHT ...]
#
# The host of the test game, `lanterns`, is expected beside OMEN. Screenshots are kept below target/pictures/e2e.
set -euo pipefail
omen=$(realpath "${1:?which omen?}")
shift
here=$(dirname "$0")
. "$here/needs.sh"
command -v npm >/dev/null || left_out "npm is not installed" "the tests in a browser"
chromium=$("$here/browser.sh") || left_out "there is no Chromium" "the tests in a browser"
cd "$here/../web"
[ -x node_modules/.bin/playwright ] || npm ci --no-audit --no-fund
export LANTERNS=${LANTERNS:-$(dirname "$omen")/lanterns}
OMEN=$omen OMEN_CHROMIUM=$chromium node_modules/.bin/playwright test --config e2e/playwright.config.ts "$@"
