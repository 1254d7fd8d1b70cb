#!/usr/bin/env bash
# Lints a folder of dumps in parts, side by side, with GNU parallel, and merges the parts into one report.
#
#   parallel.sh DUMPS [PARTS]
set -euo pipefail
dumps=$1
parts=${2:-$(getconf _NPROCESSORS_ONLN)}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# A part with findings fails; what counts is the verdict on all parts, which merge gives. A missing part is an error of
# merge.
seq "$parts" | parallel -q axaudit lint "$dumps" --quiet --shard "{}/$parts" -f "archive=$folder/{}.jsonl" || true
axaudit merge "$folder"/*.jsonl -f text -f html=gallery.html
