#!/usr/bin/env bash
# Checks, tests and builds the browser client; without npm it says so and leaves it out.
set -euo pipefail
cd "$(dirname "$0")/../web"
if ! command -v npm >/dev/null; then
  echo "npm is not installed: the browser client is left out"
  exit 0
fi
npm ci --no-audit --no-fund
npm run lint
npm run check
npm test
npm run size
