"""Generates hostile dumps, one after the other, and lints each: hostile.py BINARY. See the script `hostile`."""
import json
import os
import re
import subprocess
import sys
import tempfile

import grow

MILLION = 1_000_000
LONG = 50_000_000


# Pieces that rules search for, or that begin something that has to be looked for in the rest of the text.
PIECES = [
    "{", "<a ", "<a/", "<b>", "\\(", "\\n", "\\u{", "[", "[a](", "**a ", "&amp", "%1", "%20a", "Optional(", "A(a", "A(a: ", "<A:",
    "icon ", "ic_", "a.b", "aB", "AB ", "a0-", "a ", "a, ", "tap ", "tap, ", "9:41 ", "Ã", "e\u0301", "\u200d", "画像", "버튼", "الزر ",
    "(null", "NaN", "TODO", "://", "www.", "/a", "button ", "click here, ", "password ", " ", "\n",
]


def texts():
    """Yields the name of each dump of elements whose texts are a megabyte of one piece, and its contents."""
    for piece in PIECES:
        text = piece * (1_000_000 // len(piece.encode()))
        elements = [
            {"type": type, "label": text, "value": text, "hint": text, "traits": traits, "frame": [10, 60 * number, 200, 50]}
            for number, (type, traits) in enumerate(
                [("button", ["button"]), ("image", []), ("staticText", ["header"]), ("cell", []), ("switch", []), ("link", [])])]
        document = {"axaudit": 1, "screen": {"width": 390, "height": 844}, "elements": elements}
        yield f"every rule: 18 MB of {piece!r}", json.dumps(document, ensure_ascii=False)


def trees():
    """Yields the name of each dump of 9,000 nested elements around 100,000 others, and its contents."""
    inner = ",".join(
        '{"type":"%s","label":%s,"frame":[%d,%d,20,20]}' % (type, label, number % 10 * 35, number // 10 * 50)
        for number, (type, label) in enumerate([("staticText", "null"), ("image", '"A"')] * 50_000))
    for type in ["button", "cell", "link", "alert", "sheet", "scrollView", "other"]:
        for attributes in ["", ',"visible":true,"frame":[0,0,390,844]', ',"label":"Tap to open, on","traits":["button"]']:
            for exposure in ["given", "inferred"]:
                opening = '{"type":"%s"%s,"children":[' % (type, attributes)
                yield f"9,000 nested {type}, {exposure} {attributes[2:9]}", (
                    '{"axaudit":1,"screen":{"width":390,"height":844,"exposure":"%s"},"root":{"type":"application","children":[' % exposure
                    + opening * 9_000 + inner + "]}" * 9_000 + "]}}")


def labels(binary, path):
    """Returns the labels of a fixture."""
    converted = subprocess.run([binary, "convert", path], capture_output=True, check=True).stdout
    return re.findall(r'"label": ?"([^"\\]+)"', converted.decode())


def dumps(binary):
    """Yields the name of each dump, its bytes and the expected exit codes."""
    for name in sorted(os.listdir(grow.FIXTURES)):
        # Folders of fixtures that are no dumps have no format of their name.
        named = subprocess.run([binary, "show", "--input-format", name, os.devnull], capture_output=True, text=True).stderr
        if not os.path.isdir(os.path.join(grow.FIXTURES, name)) or "--input-format" in named:
            continue
        file, text = next(iter(grow.fixtures(name).items()))
        dump = grow.cut(file, text)
        if dump.opening:
            deep = dump.nested(100_000)
            yield f"{name}: 100,000 levels", deep.encode(), {2}
            yield f"{name}: 100,000 levels, cut in half", deep[: len(deep) // 2].encode(), {2}
        yield f"{name}: 200,000 siblings and more", dump.siblings(200_000 // dump.count + 2).encode(), {2}
        for label in labels(binary, os.path.join(grow.FIXTURES, name, file)):
            if long := grow.labelled(text, label, "x" * LONG):
                yield f"{name}: a label of 50 MB", long.encode(), {0, 1}
                yield f"{name}: 50 MB of NULs in a label", grow.labelled(text, label, "\0" * LONG).encode(), {2}
                yield f"{name}: half a file", long.encode()[: len(long) // 2], {2}
                break
    header = "Element subtree:\n"
    lines = [" " * depth + "Other, 0x1\n" for depth in range(10_001)]
    yield "xcuitest-description: 10,001 levels", (header + "".join(lines)).encode(), {2}
    yield "xcuitest-description: a million siblings", (header + "Application, 0x1\n" + "  Other, 0x1\n" * MILLION).encode(), {2}
    text = header + "Application, 0x1\n  Button, 0x1, label: '%s'\n"
    yield "xcuitest-description: a label of 50 MB", (text % ("x" * LONG)).encode(), {0, 1}
    yield "xcuitest-description: a label of 50 MB of quotes", (text % ("', " * (LONG // 3))).encode(), {0, 1}
    yield "xcuitest-description: a label of 25 million lines", (text % ("\n " * (LONG // 2))).encode(), {0, 1}
    for name, content in [*texts(), *trees()]:
        yield name, content.encode(), {0, 1, 2}
    yield "nothing but NULs", b"\0" * LONG, {2}
    yield "nothing but brackets", b"[" * LONG, {2}
    yield "nothing but tags", b"<a>" * (LONG // 3), {2}
    yield "nothing but line ends", b"\n" * LONG, {2}


def main():
    binary = sys.argv[1]
    wrong = 0
    print("%-52s %7s %7s %8s %8s  %s" % ("", "MB", "s", "peak MB", "limit", "message"))
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "tree")
        for name, content, expected in dumps(binary):
            with open(path, "wb") as file:
                file.write(content)
            run = subprocess.run(
                ["/usr/bin/time", "-f", "\n%e %M", binary, "lint", "--no-config", "--preset", "all", "--format", "compact", path],
                capture_output=True, timeout=120)
            errors = run.stderr.decode(errors="replace").replace(folder + "/", "")
            said, _, measured = errors.rstrip().rpartition("\n")
            seconds, peak = measured.split()
            peak = int(peak) * 1024 / 1e6
            limit = 24 + 6 * len(content) / 1e6
            said = re.sub(r"Command exited with non-zero status \d+\n?", "", said).strip()
            problems = []
            if run.returncode not in expected:
                problems.append(f"exit {run.returncode}")
            if peak > limit:
                problems.append("too much memory")
            if run.returncode == 2 and not run.stdout and not re.match(r"tree:\d+:\d+: ", said) and "no exposed" not in said:
                problems.append("no location")
            wrong += bool(problems)
            output = run.stdout.decode(errors="replace").replace(folder + "/", "")
            first = (said or output).split("\n")[0][:70]
            print("%-52s %7.1f %7s %8.1f %8.1f  %s%s" % (
                name, len(content) / 1e6, seconds, peak, limit, "".join(f"{problem.upper()}! " for problem in problems), first))
    sys.exit(1 if wrong else 0)


main()
