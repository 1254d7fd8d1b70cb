"""Measures the readers of input formats: formats.py BINARY [MEGABYTES]. See the script `formats`."""
import json
import os
import subprocess
import sys
import tempfile

import grow
from run import medians


def format_ids(schema):
    """Returns the list of values of `format`, wherever the schema of a screen is in the schema of the JSON report."""
    if isinstance(schema, dict):
        choices = schema.get("format")
        if isinstance(choices, dict) and "enum" in choices:
            return choices["enum"]
        schema = list(schema.values())
    if isinstance(schema, list):
        for part in schema:
            if found := format_ids(part):
                return found
    return None


def main():
    binary = os.path.abspath(sys.argv[1])
    size = int(sys.argv[2]) * 1_000_000 if len(sys.argv) > 2 else 10_000_000
    schema = subprocess.run([binary, "config", "schema", "--report"], capture_output=True, check=True).stdout
    formats = format_ids(json.loads(schema))
    commands, sizes = [], []
    with tempfile.TemporaryDirectory() as folder:
        for name in formats:
            file, text = next(iter(grow.fixtures(name).items()))
            for bytes in (0, size):
                path = os.path.join(folder, f"{name}-{bytes}")
                with open(path, "w", encoding="utf-8") as dump:
                    dump.write(grow.of_size(file, text, bytes))
                commands.append([
                    binary, "lint", "--no-config", "--no-baseline", "--only", "label-blank", "--format", "json", path])
            sizes.append(os.path.getsize(path))
        results = medians(commands)
    print("%-24s %8s %9s %9s %9s" % ("format", "MB", "ms", "ns/byte", "of own"))
    own = None
    # The first format of the list is axaudit's own.
    for name, size, small, large in zip(formats, sizes, results[::2], results[1::2]):
        each = (large[0] - small[0]) * 1e6 / size
        own = own or each
        print("%-24s %8.1f %9.1f %9.2f %9.2f" % (name, size / 1e6, large[0] - small[0], each, each / own))


main()
