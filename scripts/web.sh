#!/usr/bin/env bash
# Checks, tests and builds the browser client; needs npm.
set -euo pipefail
. "$(dirname "$0")/needs.sh"
command -v npm >/dev/null || left_out "npm is not installed" "the browser client"
cd "$(dirname "$0")/../web"
npm ci --no-audit --no-fund
npm run lint
npm run check
npm test
npm run size
