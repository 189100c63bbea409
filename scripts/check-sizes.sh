#!/usr/bin/env bash
# No Rust source has more than 400 lines, tests aside; exceptions and their reasons are in long-files.txt.
# (No function has more than 80: clippy's too_many_lines, see clippy.toml.)
set -euo pipefail
cd "$(dirname "$0")/.."
most=400
list=scripts/long-files.txt

# Lines up to the test module at the end of a file.
lines() {
  awk '/^#\[cfg\(test\)\]$/ { held = NR; next }
       held && NR == held + 1 && /^mod [a-z_]+ \{$/ { print held - 1; found = 1; exit }
       END { if (!found) print NR }' "$1"
}

failed=0
while read -r file; do
  count=$(lines "$file")
  if [ "$count" -gt "$most" ] && ! grep -q "^$file " "$list"; then
    echo "$file has $count lines, more than $most: split it by what its parts do, or give a reason in $list" >&2
    failed=1
  fi
done < <(find crates -name '*.rs' -not -path '*/tests/*' -not -name tests.rs -not -path '*/benches/*' | sort)

while read -r file reason; do
  case "$file" in ""|\#*) continue ;; esac
  if [ ! -f "$file" ] || [ "$(lines "$file")" -le "$most" ]; then
    echo "$list: $file is no longer long (or no longer there); take it off the list" >&2
    failed=1
  elif [ -z "$reason" ]; then
    echo "$list: say why $file may be long" >&2
    failed=1
  fi
done < "$list"
[ "$failed" = 0 ] && echo "no source is longer than $most lines"
exit "$failed"
