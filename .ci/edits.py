"""Parses the files in FOLDER/edited, which have an edit each, and those in FOLDER/original: edits.py FOLDER. Exits with 1 if an
edited file has more errors."""

import collections
import pathlib
import subprocess
import sys

import tree_sitter
import tree_sitter_dart
import tree_sitter_kotlin

PARSERS = {
    ".kt": tree_sitter.Parser(tree_sitter.Language(tree_sitter_kotlin.language())),
    ".dart": tree_sitter.Parser(tree_sitter.Language(tree_sitter_dart.language())),
}


def errors(path):
    """Returns the errors of a file, a line each."""
    if path.suffix == ".swift":
        result = subprocess.run(["swiftc", "-parse", path], capture_output=True, text=True, check=False)
        return [line for line in result.stderr.splitlines() if "error:" in line]
    tree = PARSERS[path.suffix].parse(path.read_bytes())
    found = []
    nodes = [tree.root_node]
    while nodes:
        node = nodes.pop()
        if node.is_error or node.is_missing:
            found.append(f"{node.start_point.row + 1}: {node.type}")
        if node.has_error:
            nodes.extend(node.children)
    return found


def main():
    counts = collections.Counter()
    failed = False
    folder = pathlib.Path(sys.argv[1])
    for path in sorted((folder / "edited").iterdir()):
        found = errors(path)
        kind = f"{path.stem.split('-')[0]}{path.suffix}"
        counts[kind, "files"] += 1
        if found and len(found) > len(errors(folder / "original" / path.name)):
            counts[kind, "failed"] += 1
            failed = True
            print(f"{path.name}: {'; '.join(found[:3])}", file=sys.stderr)
    for kind in sorted({kind for kind, _ in counts}):
        print(f"{kind}: {counts[kind, 'files']} edited files, {counts[kind, 'failed']} with an error")
    if not counts or failed:
        sys.exit(1)


main()
