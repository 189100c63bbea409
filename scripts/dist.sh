#!/usr/bin/env bash
# Makes the release packages, below target/packages: an archive and a Debian package, each with the binary (the browser
# client in it, no GPL code), guides, third-party licences and the systemd unit, and the checksums of both.
#
#   scripts/dist.sh
#
# PROFILE=release uses the everyday build, to test the packages themselves: quicker to build, but larger.
set -euo pipefail
cd "$(dirname "$0")/.."
cargo=${CARGO:-cargo}
profile=${PROFILE:-dist}
out=target/packages
tools=target/tools
cargo_deb=3.8.0

main() {
  version=$(sed -nE '/^\[workspace.package\]/,/^\[/s/^version = "(.*)"/\1/p' Cargo.toml)
  rm -rf "$out"
  mkdir -p "$out"
  # A package without the browser client is none.
  OMEN_REQUIRE_ALL=1 scripts/web-build.sh
  "$cargo" build --profile "$profile" --locked --package omen
  "$cargo" run --quiet --locked --package licences -- list >"$out/THIRD-PARTY.txt"
  debian_package
  archive
  (cd "$out" && sha256sum -- *.tar.gz *.deb >SHA256SUMS && cat SHA256SUMS)
}

debian_package() {
  if ! "$tools/bin/cargo-deb" --version 2>/dev/null | grep -qxF "cargo-deb $cargo_deb"; then
    # It is run once and need not be fast; xz of the machine does the work.
    "$cargo" install --quiet --debug --locked --no-default-features cargo-deb --version "$cargo_deb" \
      --root "$tools" --target-dir "$tools/build"
    rm -rf "$tools/build"
  fi
  "$tools/bin/cargo-deb" --quiet --no-build --no-strip --locked --profile "$profile" --package omen \
    --compress-type xz --compress-system --output "$out/"
}

# The same bytes for the same commit: names in order, times of the commit, nobody's user.
archive() {
  local name folder
  name=omen-$version-$(uname -m)-linux
  folder=$out/$name
  mkdir -p "$folder/docs" "$folder/systemd"
  cp "target/$profile/omen" README.md CHANGELOG.md LICENSE LICENSE-APACHE LICENSE-MIT NOTICE "$out/THIRD-PARTY.txt" "$folder"
  cp -R docs/*.md docs/decisions docs/pictures "$folder/docs"
  cp packaging/omen.service packaging/omen.default packaging/omen.sysusers "$folder/systemd"
  tar --create --sort=name --mtime="@$(git log -1 --format=%ct 2>/dev/null || date +%s)" \
    --owner=0 --group=0 --numeric-owner --mode=u+rw,go=rX --directory "$out" "$name" | gzip --no-name --best >"$folder.tar.gz"
  rm -rf "$folder"
}

main
