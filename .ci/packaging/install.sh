#!/bin/sh
# Installs axaudit @VERSION@: curl -fsSL https://github.com/@ACCOUNT@/axaudit/releases/download/v@VERSION@/install.sh | sh
# Into ~/.local/bin, or the folder after `sh -s --`. Checks the SHA-256 of what it fetched, and needs no root.
set -eu

main() {
  folder=${1:-$HOME/.local/bin}
  case "$(uname -s)-$(uname -m)" in
    Linux-x86_64 | Linux-amd64) name=axaudit-linux-x86_64 sum="@SHA256 axaudit-linux-x86_64@" ;;
    Linux-aarch64 | Linux-arm64) name=axaudit-linux-aarch64 sum="@SHA256 axaudit-linux-aarch64@" ;;
    Darwin-*) name=axaudit-macos-universal sum="@SHA256 axaudit-macos-universal@" ;;
    *) fail "there is no binary for $(uname -s) on $(uname -m); build it: https://github.com/@ACCOUNT@/axaudit" ;;
  esac
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  # AXAUDIT_ASSETS is for mirrors: the address of a folder with the release's files.
  address=${AXAUDIT_ASSETS:-https://github.com/@ACCOUNT@/axaudit/releases/download/v@VERSION@}/$name.tar.gz
  curl -fsSL --retry 3 -o "$work/archive" "$address" || fail "$address cannot be fetched"
  found=$(sha256 "$work/archive")
  [ "$found" = "$sum" ] || fail "$address has the SHA-256 $found, expected $sum; nothing was installed"
  tar -xzf "$work/archive" -C "$work" axaudit
  "$work/axaudit" --version > /dev/null ||
    fail "the binary does not run on this system; it needs glibc 2.26 or macOS 13, or newer. Build it: https://github.com/@ACCOUNT@/axaudit"
  mkdir -p "$folder"
  # Beside the target first, so that a binary that runs is never half replaced.
  cp "$work/axaudit" "$folder/.axaudit.$$"
  mv -f "$folder/.axaudit.$$" "$folder/axaudit"
  echo "$("$folder/axaudit" --version) is in $folder"
  case ":$PATH:" in
    *":$folder:"*) ;;
    *) echo "$folder is not in PATH: export PATH=\"$folder:\$PATH\"" ;;
  esac
}

sha256() {
  if command -v sha256sum > /dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1
}

fail() {
  echo "install.sh: $1" >&2
  exit 1
}

# At the end, so that a script of which only a part arrived does nothing.
main "$@"
