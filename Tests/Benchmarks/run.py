"""Measures one or two binaries of axaudit: run.py BINARY [OTHER]. See the script `run`."""
import itertools
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
RUNS = int(os.environ.get("RUNS", "20"))


def one_screen(folder):
    """Writes a screen of 1,000 elements, one in fifty of them with a defect."""
    path = os.path.join(folder, "screen.json")
    with open(path, "wb") as file:
        subprocess.run([sys.executable, os.path.join(HERE, "generate.py"), "1000"], stdout=file, check=True)
    return path


def corpus_files():
    """Returns the files of the corpus that may be dumps."""
    corpus = os.environ.get("AXAUDIT_CORPUS", "").rstrip("/")
    files = []
    for folder in [corpus, corpus + "-2"] if corpus else []:
        for parent, _, names in sorted(os.walk(folder)):
            files += [os.path.join(parent, name) for name in sorted(names) if name.endswith((".json", ".xml", ".txt"))]
    return files


def real_files(folder, binary):
    """Copies the dumps of the corpus that the binary reads, repeatedly, until there are 1,000 files."""
    dumps = [path for path in corpus_files() if measure(lint(binary, path)).status < 2]
    if not dumps:
        return None
    target = os.path.join(folder, "dumps")
    os.mkdir(target)
    for number, path in zip(range(1000), itertools.cycle(dumps)):
        shutil.copyfile(path, os.path.join(target, "%04d-%s" % (number, os.path.basename(path))))
    return target


def many_findings(folder):
    """Writes 100 screens with a header and 100 buttons each, all of which are too small and nothing else."""
    target = os.path.join(folder, "findings")
    os.mkdir(target)
    for screen in range(100):
        elements = [
            {"type": "staticText", "label": "Orders", "traits": ["staticText", "header"], "frame": [16, 20, 358, 20]}]
        for number in range(100):
            x, y = 16 + 50 * (number % 7), 60 + 50 * (number // 7)
            elements.append({
                "type": "button", "label": "Open order %d" % (100 * screen + number), "traits": ["button"],
                "frame": [x, y, 20, 20]})
        document = {
            "axaudit": 1, "screen": {"name": "Orders %d" % screen, "width": 390, "height": 844}, "elements": elements}
        with open(os.path.join(target, "%03d.json" % screen), "w", encoding="utf-8") as file:
            json.dump(document, file)
    return target


def lint(binary, path, *options):
    return [binary, "lint", "--no-config", "--no-baseline", "--allow-empty", *options, path]


def report_options(names, folder):
    """Returns the options that write reports, each to a file. That about criteria has several forms, which the ending chooses."""
    return [option for name in names
            for option in ("-f", f"{name}={folder}/report-{name}.{'md' if name == 'criteria' else name}")]


def ten_reports(binary, path, folder):
    """Returns a command that writes every report that the binary knows, each to a file, but that which needs a configuration."""
    usage = subprocess.run([binary, "help", "lint"], capture_output=True, text=True, check=True).stdout
    names = re.search(r"^Formats: (.*)\.$", usage, re.MULTILINE).group(1).split(", ")
    return lint(binary, path, *report_options([name for name in names if name != "openacr"], folder))


class Measurement:
    def __init__(self, status, seconds, processor, peak):
        self.status, self.seconds, self.processor, self.peak = status, seconds, processor, peak


def measure(command):
    """Runs a command without its output, from start to exit."""
    silence = [(os.POSIX_SPAWN_OPEN, number, os.devnull, os.O_WRONLY, 0) for number in (1, 2)]
    start = time.perf_counter()
    child = os.posix_spawn(command[0], command, os.environ, file_actions=silence)
    _, status, usage = os.wait4(child, 0)
    seconds = time.perf_counter() - start
    # Linux measures the peak in KiB, macOS in bytes.
    unit = 1 if sys.platform == "darwin" else 1024
    return Measurement(
        os.waitstatus_to_exitcode(status), seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit)


def medians(commands):
    """Runs the commands in turns and returns the medians of each: milliseconds, processor milliseconds, megabytes."""
    runs = [[] for _ in commands]
    for number in range(RUNS + 1):
        for command, results in zip(commands, runs):
            result = measure(command)
            # The screens have defects, so 1 is the expected code.
            if result.status not in (0, 1):
                sys.exit("benchmark: exit code %d: %s" % (result.status, " ".join(command)))
            # The first run only fills the caches of the system.
            if number > 0:
                results.append(result)
    return [
        (statistics.median(result.seconds for result in results) * 1e3,
         statistics.median(result.processor for result in results) * 1e3,
         statistics.median(result.peak for result in results) / 1e6)
        for results in runs]


def main():
    binaries = [os.path.abspath(path) for path in sys.argv[1:]]
    with tempfile.TemporaryDirectory() as folder:
        screen, dumps, findings = one_screen(folder), real_files(folder, binaries[0]), many_findings(folder)
        cases = [("one screen of 1,000 elements", lambda binary: lint(binary, screen))]
        if dumps:
            cases.append(("1,000 real files", lambda binary: lint(binary, dumps)))
        cases.append(("10,000 findings", lambda binary: lint(binary, findings)))
        cases.append(("ten reports at once", lambda binary: ten_reports(binary, screen, folder)))
        print("medians of %d runs" % RUNS)
        print("%-30s %9s %9s %9s" % ("", "ms", "CPU ms", "peak MB"))
        for name, command in cases:
            results = medians([command(binary) for binary in binaries])
            for number, result in enumerate(results):
                print("%-30s %9.1f %9.1f %9.1f" % ((name if number == 0 else "", *result)))
            if len(results) == 2:
                print("%-30s %9.2f %9.2f %9.2f" % ("  ratio", *(new / old for old, new in zip(*results))))
        if not dumps:
            print("AXAUDIT_CORPUS names no folder of dumps: the 1,000 real files were left out")


if __name__ == "__main__":
    main()
