"""Prints the Swift samples of the documents named in the arguments as one source file, each in a type of its own.

With --nonisolated, test cases are declared so, as XCTest demands it with the default isolation MainActor in Swift 6.
"""
import re
import sys

DECLARATION = re.compile(r"(@Suite|@Test|@MainActor|nonisolated|final|class|struct|extension|enum|func|public)\b")


def samples(path):
    """Yields the line and the code of each sample."""
    lines = open(path, encoding="utf-8").read().split("\n")
    start = None
    for number, line in enumerate(lines, 1):
        if line.strip() == "```swift":
            start = number
        elif line.strip() == "```" and start:
            yield start, lines[start : number - 1]
            start = None


def main():
    arguments = sys.argv[1:]
    nonisolated = "--nonisolated" in arguments
    imports = ["AXAuditTesting", "AXAuditUIKit", "AXAuditXCUITest", "Foundation", "SwiftUI", "Testing", "XCTest"]
    print("\n".join(f"import {module}" for module in imports))
    count = 0
    for path in arguments:
        if path.startswith("--"):
            continue
        for line, code in samples(path):
            text = "\n".join(code)
            # A manifest is compiled by SwiftPM, and other products have samples of their own.
            if ".package(" in text or "import AXAudit\n" in text or "TreeReader.read(bytes, file: \"Suite" in text:
                continue
            text = "\n".join("" if part.startswith("import ") else part for part in code)
            if nonisolated:
                text = re.sub(r"^(final class \w+: XCTestCase)", r"nonisolated \1", text, flags=re.M)
            count += 1
            print(f"\nstruct Sample{count} {{")
            if not DECLARATION.match(text.lstrip()):
                text = "@MainActor func sample() async throws {\n" + text + "\n}"
                line -= 1
            print(f'#sourceLocation(file: "{path}", line: {line + 1})')
            print(text)
            print("#sourceLocation()\n}")
    if count < 10:
        sys.exit("the scan found too few samples")


main()
