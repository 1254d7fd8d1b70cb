#!/usr/bin/env bash
# Fetches the release's binary and checks its sum; builds from the action's own source where there is none.
set -euo pipefail

case "${RUNNER_OS:-}-${RUNNER_ARCH:-}" in
  Linux-X64) name='axaudit-linux-x86_64' ;;
  Linux-ARM64) name='axaudit-linux-aarch64' ;;
  macOS-*) name='axaudit-macos-universal' ;;
  *) name='' ;;
esac
folder="${RUNNER_TEMP:-/tmp}/axaudit"
mkdir -p "$folder"

fetch() {
  curl --fail --silent --show-error --location --retry 3 --proto '=https' \
    --header "Authorization: Bearer $GITHUB_TOKEN" --output "$folder/$1" \
    "${GITHUB_SERVER_URL:-https://github.com}/$AXAUDIT_REPOSITORY/releases/download/$AXAUDIT_VERSION/$1"
}

sum() { if command -v sha256sum > /dev/null; then sha256sum "$@"; else shasum -a 256 "$@"; fi; }

if [[ -n "$name" && "$AXAUDIT_VERSION" == v* ]] && fetch "$name.tar.gz" && fetch SHA256SUMS; then
  # A binary that is there and is not the one that was released is an error, never a reason to build.
  (cd "$folder" && grep -F "  $name.tar.gz" SHA256SUMS | sum --check -)
  tar -xzf "$folder/$name.tar.gz" -C "$folder"
  axaudit="$folder/axaudit"
else
  echo "no binary of ${AXAUDIT_VERSION:-this version} for ${RUNNER_OS:-this system}: building"
  source=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)
  swift build --package-path "$source" --scratch-path "$folder/build" --configuration release --product axaudit
  axaudit="$folder/build/release/axaudit"
fi
if ! "$axaudit" --version; then
  echo "$axaudit does not run on this system ($(uname -sm)$(ldd --version 2>/dev/null | sed -n '1s/.* /, glibc /p'))." >&2
  echo 'The released binary for Linux needs glibc 2.26 or newer, that for macOS macOS 13 or newer. On others, build it:' >&2
  echo "  git clone ${GITHUB_SERVER_URL:-https://github.com}/$AXAUDIT_REPOSITORY && cd ${AXAUDIT_REPOSITORY##*/}" >&2
  echo '  swift build --configuration release --static-swift-stdlib --product axaudit' >&2
  exit 1
fi
echo "axaudit=$axaudit" >> "$GITHUB_OUTPUT"
