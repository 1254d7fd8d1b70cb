"""Lints a table of dumps with Spark and writes the causes of the findings as JSON.

    spark-submit lint_dumps.py dumps.jsonl causes.json --axaudit /usr/local/bin/axaudit

A row of the table has the columns `name` and `source` (a dump as text) or is a line of JSON that `axaudit stream` reads.
Every partition is piped through one process. If a process dies, `checkCode` fails the task, and Spark runs it again.
"""

import argparse
import json
import shlex

from pyspark.sql import SparkSession

# The exit code of a process must say whether it worked, not what it found. --allow-empty also accepts a partition of
# which no line can be read: its answers say why.
OPTIONS = "--quiet --fail-on never --tolerate-errors --allow-empty"


def findings(line):
    """Yields a pair of a cause's id and its entry for each new finding of an answer."""
    answer = json.loads(line)
    for finding in answer.get("findings", []):
        if finding["state"] == "new":
            entry = {
                "rule": finding["rule"],
                "severity": finding["severity"],
                "message": finding["message"],
                "screens": [answer["name"]],
                "findings": 1,
            }
            yield finding["cause"], entry


def merged(one, other):
    """Returns the entry of two entries of one cause, the same for every order of the partitions."""
    first = min(one, other, key=lambda entry: (entry["screens"], entry["message"]))
    return {
        **first,
        "severity": min(one["severity"], other["severity"]),  # "failure" is before "warning"
        "screens": sorted(set(one["screens"] + other["screens"])),
        "findings": one["findings"] + other["findings"],
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("dumps", help="JSON Lines: a tree, or name and source, in each line")
    parser.add_argument("output", help="file to write")
    parser.add_argument("--axaudit", default="axaudit", help="the program, as the workers find it")
    parser.add_argument("--config", help="configuration file, as the workers find it")
    parser.add_argument("--partitions", type=int, default=8)
    arguments = parser.parse_args()

    command = f"{shlex.quote(arguments.axaudit)} stream {OPTIONS}"
    command += f" --config {shlex.quote(arguments.config)}" if arguments.config else " --no-config"

    spark = SparkSession.builder.appName("axaudit").getOrCreate()
    lines = spark.read.text(arguments.dumps).repartition(arguments.partitions).rdd.map(lambda row: row.value)
    answers = lines.pipe(command, checkCode=True).cache()
    errors = answers.map(json.loads).filter(lambda answer: "error" in answer)
    causes = answers.flatMap(findings).reduceByKey(merged)

    result = {
        "version": 1,
        "screens": answers.count(),
        "errors": sorted(errors.collect(), key=lambda answer: answer["name"]),
        "causes": [{"id": identifier, **entry} for identifier, entry in sorted(causes.collect())],
    }
    with open(arguments.output, "w", encoding="utf-8") as file:
        json.dump(result, file, ensure_ascii=False, indent=2)
    spark.stop()


if __name__ == "__main__":
    main()
