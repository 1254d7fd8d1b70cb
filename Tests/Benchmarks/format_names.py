"""Prints the identifiers of the input formats, from `axaudit config schema --report` on standard input."""

import json
import sys


def names(value):
    """The values that `format` can have, wherever the schema of a screen is."""
    if isinstance(value, dict):
        choices = value.get("format")
        if isinstance(choices, dict) and "enum" in choices:
            return choices["enum"]
        value = list(value.values())
    if isinstance(value, list):
        for item in value:
            if found := names(item):
                return found
    return None


print(*names(json.load(sys.stdin)))
