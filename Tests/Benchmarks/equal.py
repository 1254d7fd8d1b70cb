"""Compares what two binaries of axaudit print. See the script `equal`."""
import argparse
import concurrent.futures
import difflib
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
FIXTURES = os.path.normpath(os.path.join(HERE, "..", "Fixtures"))
ENDINGS = (".json", ".jsonl", ".xml", ".uix", ".txt", ".html")
VARIABLES = ("CORPUS", "ANDROID", "SPEECH", "CONTRAST", "BUNDLES", "VARIANTS", "SOURCES", "AXSNAPSHOT")
SHOWN = 10


def run(binary, *arguments, folder=None, data=b""):
    """Returns what a command prints and its exit code, or that it takes too long."""
    try:
        done = subprocess.run([binary, *arguments], input=data, capture_output=True, timeout=600, cwd=folder)
    except subprocess.TimeoutExpired:
        return {"exit": b"none after 600 s"}
    return {"exit": b"%d" % done.returncode, "out": done.stdout, "err": done.stderr}


def reports(binary, formats, path, *options):
    """Returns every report of one run, by the name of the format."""
    with tempfile.TemporaryDirectory() as folder:
        targets = [(name, "report." + ("md" if name == "criteria" else name)) for name in formats]
        arguments = [argument for name, file in targets for argument in ("-f", f"{name}={file}")]
        results = run(binary, "lint", "--no-baseline", *options, *arguments, path, folder=folder)
        for name, file in targets:
            target = os.path.join(folder, file)
            results[name] = open(target, "rb").read() if os.path.isfile(target) else b"none"
        return results


def results_of_file(binary, formats, path):
    """Returns the results of a file by command."""
    results = {f"lint {preset}": reports(binary, formats, path, "--no-config", "--preset", preset)
               for preset in ("recommended", "strict")}
    for command in (("show",), ("snapshot",), ("speak",), ("convert",)):
        results[" ".join(command)] = run(binary, *command, path)
    # Own trees on one line are lines of a stream; other dumps are answered with errors.
    results["stream"] = run(binary, "stream", "--no-config", data=results["convert"]["out"].replace(b"\n", b""))
    return results


def results_of_pair(binary, _, paths):
    """Returns the reports of changes from a file to the next one of its folder."""
    return {f"diff {name}": run(binary, "diff", "--no-config", "-f", name, *paths)
            for name in ("text", "json", "markdown", "junit", "github", "html")}


def results_of_folder(binary, formats, path):
    """Returns the results of a folder of dumps, its archive merged and compared."""
    results = {f"lint {preset}": reports(binary, formats, path, "--no-config", "--preset", preset)
               for preset in ("recommended", "strict")}
    with tempfile.TemporaryDirectory() as folder:
        archive = os.path.join(folder, "a.jsonl")
        run(binary, "lint", "--no-config", "--no-baseline", "-f", f"archive={archive}", path, folder=folder)
        # A third of the screens against all: some findings are new, others are unchanged.
        part = os.path.join(folder, "b.jsonl")
        run(binary, "lint", "--no-config", "--no-baseline", "--shard", "1/3", "-f", f"archive={part}", path, folder=folder)
        commands = [("merge", "a.jsonl"), ("merge", "a.jsonl", "-f", "json"), ("merge", "a.jsonl", "-f", "criteria")]
        commands += [("compare", "b.jsonl", "a.jsonl", "-f", name) for name in ("text", "json", "markdown", "html")]
        for options in commands:
            results[" ".join(options)] = run(binary, *options, folder=folder)
    return results


def results_of_documents(binary, _, command):
    return {"": run(binary, *command)}


def differences(old, new, function, formats, subject):
    """Returns the number of results of a subject, and those that differ."""
    one, other = function(old, formats, subject), function(new, formats, subject)
    name = subject if isinstance(subject, str) else " ".join(subject)
    count, found = 0, []
    for command, results in one.items():
        for key in sorted(results.keys() | other[command].keys()):
            count += 1
            before, after = results.get(key, b"none"), other[command].get(key, b"none")
            if before != after:
                found.append((name, f"{command} {key}".strip(), before, after))
    return count, found


def lines(data):
    return data.decode("utf-8", "replace").splitlines()


def arguments_of_documents(binary):
    """Returns the commands that print documents: help of each command, rules, explain of each rule, schemas."""
    usage = run(binary, "help")["out"].decode()
    commands = re.findall(r"^  ([a-z]+) ", usage, re.MULTILINE)
    rules = re.findall(r'"id" *: *"([^"]+)"', run(binary, "rules", "--format", "json")["out"].decode())
    return ([("help",), ("rules",), ("rules", "--format", "json"), ("formats",)] + [("help", name) for name in commands]
            + [("explain", rule) for rule in rules]
            + [("config", "schema"), ("config", "schema", "--tree"), ("config", "schema", "--report"), ("help", "--man")]
            + [("completions", shell) for shell in ("bash", "zsh", "fish")])


def main():
    parser = argparse.ArgumentParser(usage="equal [--every N] [--jobs N] [--documents] OLD NEW [FOLDER...]")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--documents", action="store_true")
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("folders", nargs="*")
    options = parser.parse_args()
    old, new = os.path.abspath(options.old), os.path.abspath(options.new)
    folders = options.folders
    if not folders:
        named = [os.environ["AXAUDIT_" + name].rstrip("/") for name in VARIABLES if "AXAUDIT_" + name in os.environ]
        folders = [path for name in named for path in (name, name + "-2", name + "-3", name + "-4") if os.path.isdir(path)]
    folders = [FIXTURES] + [os.path.abspath(folder) for folder in folders]
    usage = run(old, "help", "lint")["out"].decode()
    formats = re.split(r",\s+", re.search(r"^Formats: ([^.]*)\.$", usage, re.MULTILINE).group(1))
    formats = [name for name in formats if name != "openacr"]

    parents, files = [], []
    for folder in folders:
        for parent, below, names in os.walk(folder):
            below.sort()
            dumps = [os.path.join(parent, name) for name in sorted(names) if name.lower().endswith(ENDINGS)]
            files += dumps
            if len(dumps) > 1:
                parents.append(parent)
    work = [(results_of_file, path) for path in files[::options.every]]
    pairs = [pair for pair in zip(files, files[1:]) if os.path.dirname(pair[0]) == os.path.dirname(pair[1])]
    work += [(results_of_pair, pair) for pair in pairs[::options.every]]
    if options.every == 1:
        work += [(results_of_folder, path) for path in parents]
    if options.documents:
        work += [(results_of_documents, command) for command in arguments_of_documents(old)]
    total, found = 0, []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        jobs = [pool.submit(differences, old, new, function, formats, subject) for function, subject in work]
        for job in jobs:
            count, more = job.result()
            total += count
            for name, what, before, after in more:
                if len(found) < SHOWN:
                    print(f"\n{name}: {what}")
                    for line in list(difflib.unified_diff(lines(before), lines(after), "old", "new", lineterm="", n=0))[:12]:
                        print("  " + line[:240])
                found.append((name, what))
    for name, what in found[SHOWN:]:
        print(f"{name}: {what}")
    print(f"{total - len(found)} of {total} results of {len(work)} inputs are equal")
    sys.exit(1 if found else 0)


main()
