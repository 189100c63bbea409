# Sourced by scripts that need a system program: installs Debian's package where that is allowed, and otherwise says what is
# skipped. With OMEN_REQUIRE_ALL set, as in .ci/run, nothing may be skipped.

# install_package NAME ...: Debian's packages. Why they cannot be installed goes to the error output, as all else does.
install_package() {
  {
    if ! command -v apt-get >/dev/null; then
      echo "not installed: $*; there is no apt-get to install it with"
    elif ! as_root true; then
      echo "not installed: $*; only root can install it with apt-get"
    elif ! { as_root apt-get update && as_root env DEBIAN_FRONTEND=noninteractive \
      apt-get install --yes --no-install-recommends "$@"; }; then
      echo "not installed: $*; apt-get could not install it"
    else
      return 0
    fi
    return 1
  } >&2
}

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@" 2>/dev/null; fi
}

# not_here WHY WHAT: says what is left out and why; fails where nothing may be.
not_here() {
  if [ -n "${OMEN_REQUIRE_ALL:-}" ]; then
    echo "$1; nothing may be left out with OMEN_REQUIRE_ALL: $2" >&2
    return 1
  fi
  echo "$1; left out: $2"
}

# left_out WHY WHAT: the same, and the script ends with it.
left_out() {
  not_here "$@" || exit 1
  exit 0
}
