#!/bin/sh
# A build phase for Xcode ("Run Script"): findings show in the issue navigator, on the lines of the dumps.
# Untick "Based on dependency analysis", or name the dumps as input files.
set -u

if ! command -v axaudit > /dev/null; then
  echo "warning: axaudit is not installed: see its README"
  exit 0
fi
# Xcode knows errors and warnings, not failures. As warnings they do not break the build; CI decides.
axaudit lint --format compact --fail-on never "$SRCROOT/Dumps" | sed 's/: failure: /: warning: /'
