#!/usr/bin/env bash
# Builds the browser client into web/dist, unless it is newer than everything it is made of.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/needs.sh
built=web/dist/index.html
made_of=(web/src web/build web/public web/index.html web/package-lock.json web/vite.config.ts locales)
if [ -f "$built" ] && [ -z "$(find "${made_of[@]}" -newer "$built" -print -quit)" ]; then
  exit 0
fi
command -v npm >/dev/null || left_out "npm is not installed" "the browser client, a page in its place says so"
cd web
if [ ! -d node_modules ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
  npm ci --no-audit --no-fund
fi
npm run build
