#!/usr/bin/env bash
# Lints, with annotations, the summary of the job and the counts as outputs. Ends as axaudit does.
set -euo pipefail

report="${RUNNER_TEMP:-/tmp}/axaudit-report.json"
annotations="${RUNNER_TEMP:-/tmp}/axaudit-annotations.txt"
arguments=(
  --format text --format "json=$report" --format "github=$annotations" --format markdown=github-summary
)
if [[ -n "${INPUT_CONFIG:-}" ]]; then arguments+=(--config "$INPUT_CONFIG"); fi
if [[ -n "${INPUT_FAIL_ON:-}" ]]; then arguments+=(--fail-on "$INPUT_FAIL_ON"); fi
if [[ -n "${INPUT_BASELINE:-}" ]]; then arguments+=(--baseline "$INPUT_BASELINE"); fi
if [[ -n "${INPUT_SARIF:-}" ]]; then arguments+=(--format "sarif=$INPUT_SARIF"); fi
if [[ -n "${INPUT_HTML:-}" ]]; then arguments+=(--format "html=$INPUT_HTML"); fi
if [[ -n "${INPUT_PRESET:-}" ]]; then arguments+=(--preset "$INPUT_PRESET"); fi
while IFS= read -r folder; do
  if [[ -n "$folder" ]]; then arguments+=(--sources "$folder"); fi
done <<< "${INPUT_SOURCES:-}"
while IFS= read -r argument; do
  if [[ -n "$argument" ]]; then arguments+=("$argument"); fi
done <<< "${INPUT_ARGS:-}"
arguments+=(--)
while IFS= read -r path; do
  if [[ -n "$path" ]]; then arguments+=("$path"); fi
done <<< "${INPUT_PATHS:-.}"

rm -f "$report" "$annotations"
status=0
"$AXAUDIT" lint "${arguments[@]}" || status=$?
if [[ -f "$annotations" ]]; then cat "$annotations"; fi
if [[ -f "$report" ]]; then
  {
    # The report has a line for each of them, and nothing from a dump can begin a line.
    for key in failures warnings; do sed -n "s/^    \"$key\": \([0-9]*\),\$/$key=\1/p" "$report"; done
    sed -n 's/^  "verdict": "\([a-z]*\)",$/verdict=\1/p' "$report"
  } >> "$GITHUB_OUTPUT"
else
  echo 'verdict=none' >> "$GITHUB_OUTPUT"
fi
exit "$status"
