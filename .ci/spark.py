"""Makes screens for the Spark example, and compares its causes with those of `axaudit lint`."""

import json
import os
import pathlib
import subprocess
import sys


def make(axaudit, folder, count):
    """Writes `count` screens, each as a file in `trees` and as a line of `dumps.jsonl`."""
    trees = []
    for fixture in sorted(pathlib.Path("Tests/Fixtures").glob("*/*")):
        converted = subprocess.run([axaudit, "convert", fixture], capture_output=True, check=False)
        if converted.returncode == 0:
            tree = json.loads(converted.stdout)
            if "screens" not in tree:
                trees.append(tree)
    assert len(trees) >= 20, f"only {len(trees)} fixtures with one screen"
    os.mkdir(f"{folder}/trees")
    with open(f"{folder}/dumps.jsonl", "w", encoding="utf-8") as lines:
        for number in range(count):
            tree = dict(trees[number % len(trees)])
            name = f"Screen {number:04}"
            tree["screen"] = {**tree.get("screen", {}), "name": name}
            with open(f"{folder}/trees/{number:04}.json", "w", encoding="utf-8") as file:
                json.dump(tree, file, ensure_ascii=False)
            forms = [tree, {"name": name, "tree": tree}, {"name": name, "source": json.dumps(tree, indent=1)}]
            lines.write(json.dumps(forms[number % 3], ensure_ascii=False) + "\n")
    print(f"{count} screens of {len(trees)} fixtures")


def compare(folder):
    """Fails unless the job lost nothing, although a process was killed, and its causes equal those of `lint`."""
    spark = json.loads(pathlib.Path(folder, "causes.json").read_text(encoding="utf-8"))
    lint = json.loads(pathlib.Path(folder, "lint.json").read_text(encoding="utf-8"))
    assert os.path.isdir(f"{folder}/killed"), "no process was killed"
    assert not spark["errors"] and not lint["errors"], (spark["errors"][:3], lint["errors"][:3])
    assert spark["screens"] == len(lint["screens"]), (spark["screens"], len(lint["screens"]))

    def entries(report):
        return {
            cause["id"]: (cause["rule"], cause["severity"], sorted(cause["screens"]), cause["findings"])
            for cause in report["causes"]
        }

    expected, found = entries(lint), entries(spark)
    assert expected, "lint has no cause"
    different = [identifier for identifier in expected.keys() | found.keys() if expected.get(identifier) != found.get(identifier)]
    assert not different, [(identifier, expected.get(identifier), found.get(identifier)) for identifier in different[:3]]
    print(f"Spark: {spark['screens']} screens, {len(found)} causes as lint has them; one process was killed, nothing is lost")


if __name__ == "__main__":
    if sys.argv[1] == "make":
        make(sys.argv[2], sys.argv[3], int(sys.argv[4]))
    else:
        compare(sys.argv[2])
