"""Counts the instructions of one or two binaries of axaudit: instructions.py BINARY [OTHER]. See the script `run`."""
import concurrent.futures
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import run  # noqa: E402

# The goal of each case, in millions of instructions. A count above twice the goal is an error. That of 100 real files
# is 71 a byte of these 3.5 MB, that of 1,000 Android files is half of what they cost before. Screens of 1,000 and
# 10,000 elements have as many different labels, in which the words of all languages are looked for: plain matching
# takes 65,000 instructions for each.
GOALS = {
    "1,000 elements": 65,
    "10,000 elements": 360,
    "100 real files": 250,
    "100 fixtures": None,
    "1,000 Android files": 3_391,
    "10,000 findings, 13 reports": 5_650,
    "--version": 3,
}
# The sizes over which the instructions for each further element may differ by a tenth.
SIZES = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000]


def instructions(command):
    """Returns the instructions of a command, in millions."""
    tool = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    result = subprocess.run(tool + command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False)
    match = re.search(r"Collected : (\d+)", result.stderr)
    if match is None or result.returncode != 0:
        sys.exit("benchmark: valgrind failed: %s\n%s" % (" ".join(command), result.stderr[-2000:]))
    return int(match.group(1)) / 1e6


def screen(folder, count):
    """Writes a screen of a number of elements."""
    path = os.path.join(folder, "%d.json" % count)
    with open(path, "wb") as file:
        subprocess.run(
            [sys.executable, os.path.join(run.HERE, "generate.py"), str(count)], stdout=file, check=True)
    return path


def lint(binary, path, *options):
    return [binary, "lint", "--no-config", "--no-baseline", "--allow-empty", "--fail-on", "never", *options, path]


def copies(folder, name, binary, count, dumps):
    """Copies those of the dumps that the binary reads, repeatedly, until there are `count` files."""
    dumps = [path for path in dumps if run.measure(run.lint(binary, path)).status < 2]
    if not dumps:
        return None
    target = os.path.join(folder, name)
    os.mkdir(target)
    for number in range(count):
        path = dumps[number % len(dumps)]
        shutil.copyfile(path, os.path.join(target, "%04d-%s" % (number, os.path.basename(path))))
    return target


def real_files():
    """Returns the name of the case of 100 files, and the files: of the corpus, or the fixtures without one."""
    files = run.corpus_files()
    if files:
        return "100 real files", files
    fixtures = os.path.join(run.HERE, "..", "Fixtures")
    return "100 fixtures", [os.path.join(parent, name) for parent, _, names in sorted(os.walk(fixtures))
                            for name in sorted(names) if name.endswith((".json", ".xml", ".txt"))]


def android_files():
    """Returns the dumps in XML of the folder that AXAUDIT_ANDROID names."""
    files = []
    for parent, _, names in sorted(os.walk(os.environ.get("AXAUDIT_ANDROID", ""))):
        files += [os.path.join(parent, name) for name in sorted(names) if name.endswith(".xml")]
    return files


def cases(folder, binary, is_short):
    """Yields the name and the inputs of each case: a function from a binary to a command, and the input of jq."""
    for count in (1_000, 10_000):
        path = screen(folder, count)
        yield "{:,} elements".format(count), lambda binary, path=path: lint(binary, path, "-f", "json"), path
    yield "--version", lambda binary: [binary, "--version"], None
    if is_short:
        return
    for name, dumps, count in (
            (*real_files(), 100), ("1,000 Android files", android_files(), 1_000)):
        target = copies(folder, name, binary, count, dumps)
        if target is None:
            print("%s: no folder of dumps is named: left out" % name)
        else:
            yield name, lambda binary, target=target: lint(binary, target, "-f", "json"), None
    findings = run.many_findings(folder)
    formats = "text compact json sarif junit github gitlab checkstyle markdown html agent criteria archive".split()
    options = run.report_options(formats, folder)
    yield "10,000 findings, 13 reports", lambda binary: lint(binary, findings, *options), None


def counts_of(case, binaries):
    """Returns the name of a case, the instructions of each binary, and those of jq, or None where it has no input."""
    name, command, path = case
    return name, [instructions(command(binary)) for binary in binaries], instructions(["jq", "empty", path]) if path else None


def growth(folder, binary):
    """Returns whether the instructions for each further element are the same at all sizes, and prints them."""
    counts = [instructions(lint(binary, screen(folder, size), "-f", "json")) for size in SIZES]
    steps = [
        (more - less) * 1e6 / (size - smaller)
        for less, more, smaller, size in zip(counts, counts[1:], SIZES, SIZES[1:])]
    for size, step in zip(SIZES[1:], steps):
        print("%-30s %9.0f instructions for each further element" % ("up to {:,} elements".format(size), step))
    return max(steps) <= 1.1 * min(steps)


def main():
    arguments = sys.argv[1:]
    is_short, grows = "--short" in arguments, "--growth" in arguments
    binaries = [os.path.abspath(path) for path in arguments if not path.startswith("--")]
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        print("%-30s %9s %9s %9s %9s" % ("millions of instructions", "goal", "now", "other", "jq"))
        # As many cases at a time as there are cores: the load does not change the counts.
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            results = list(pool.map(lambda case: counts_of(case, binaries), list(cases(folder, binaries[0], is_short))))
        for name, counts, jq in results:
            jq = "%9.1f" % jq if jq else ""
            other = "%9.1f" % counts[1] if len(counts) == 2 else ""
            goal = GOALS[name]
            print("%-30s %9s %9.1f %9s %9s" % (name, goal if goal is not None else "", counts[0], other, jq))
            if goal is not None and counts[0] > 2 * goal:
                print("  more than twice the goal")
                failed = True
        if grows and not growth(folder, binaries[0]):
            print("  the instructions for each further element differ by more than a tenth")
            failed = True
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
