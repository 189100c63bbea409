#!/usr/bin/env bash
# Plays the web table in headless Chromium against servers of its own; says so and leaves it out where
# there is no npm or no Chromium.
#
#   scripts/e2e.sh OMEN [ARGUMENTS OF PLAYWRIGHT ...]
#
# The host of the game that is only for tests, `lanterns`, is looked for beside OMEN. Pictures are kept below
# target/pictures/e2e.
set -euo pipefail
omen=$(realpath "${1:?which omen?}")
shift
here=$(dirname "$0")
if ! command -v npm >/dev/null; then
  echo "npm is not installed: the tests in a browser are left out"
  exit 0
fi
if ! chromium=$("$here/browser.sh"); then
  echo "there is no Chromium: the tests in a browser are left out"
  exit 0
fi
cd "$here/../web"
[ -x node_modules/.bin/playwright ] || npm ci --no-audit --no-fund
export LANTERNS=${LANTERNS:-$(dirname "$omen")/lanterns}
OMEN=$omen OMEN_CHROMIUM=$chromium node_modules/.bin/playwright test --config e2e/playwright.config.ts "$@"
