"""Reads reports with libraries that others wrote: .ci/readers.py <folder of runs, each with a file a format>"""

import json
import pathlib
import re
import sys

import jsonschema
import junitparser
import markdown_it
import yaml
from pydantic_sarif.model import StaticAnalysisResultsFormatSarifVersion210JsonSchema as SARIF

# The model was generated from the published schema of SARIF 2.1.0; this is that schema again.
SCHEMA = jsonschema.Draft202012Validator(SARIF.model_json_schema())


def sarif(text):
    SARIF.model_validate_json(text)
    log = json.loads(text)
    SCHEMA.validate(log)
    (run,) = log["runs"]
    # What GitHub asks for beyond the schema, and what the model cannot say: that items of lists are unique.
    rules = run["tool"]["driver"]["rules"]
    assert len({rule["id"] for rule in rules}) == len(rules)
    assert all(len(rule["properties"]["tags"]) <= 10 for rule in rules)
    fingerprints = set()
    for result in run["results"]:
        place = result["locations"][0]["physicalLocation"]
        assert place["region"]["startLine"] >= 1
        uri = place["artifactLocation"]["uri"]
        assert not re.match(r"/|[a-z]+:", uri), uri
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        fingerprints.add(result["partialFingerprints"]["axaudit/v1"])
        related = [json.dumps(item) for item in result.get("relatedLocations", [])]
        assert len(set(related)) == len(related)
    assert len(fingerprints) == len(run["results"])
    return len(run["results"])


def junit(path):
    suites = junitparser.JUnitXml.fromfile(str(path))
    cases = [case for suite in suites for case in suite]
    assert cases, "a run without a case is taken for success"
    stated = (suites.tests, suites.failures, suites.errors, suites.skipped)
    kinds = [type(result) for case in cases for result in case.result]
    counted = [kinds.count(kind) for kind in (junitparser.Failure, junitparser.Error, junitparser.Skipped)]
    assert stated == (len(cases), *counted), (stated, counted)
    for suite in suites:
        assert suite.tests == len(list(suite))
    return len(cases)


def gitlab(text):
    issues = json.loads(text)
    for issue in issues:
        # GitLab ignores other keys; only findings have a cause.
        assert set(issue) - {"cause"} == {"description", "check_name", "fingerprint", "severity", "location"}
        assert issue["severity"] in {"info", "minor", "major", "critical", "blocker"}
        assert issue["location"]["lines"]["begin"] >= 1
        assert not issue["location"]["path"].startswith(("./", "/"))
    assert len({issue["fingerprint"] for issue in issues}) == len(issues)
    return len(issues)


def github(text):
    """As the runner reads a log: a line is a command if it begins with one after spaces, or holds ##[command]."""
    lines = text.splitlines()
    for line in lines:
        command, _, rest = line.partition("::")[2].partition("::")
        assert line.startswith("::") and rest, line
        name, _, properties = command.partition(" ")
        assert name in {"error", "warning", "notice"}, line
        keys = [pair.split("=", 1)[0] for pair in properties.split(",")]
        assert set(keys) <= {"file", "line", "col", "title", "cause"} and len(set(keys)) == len(keys), line
    assert sum(line.startswith("::error") for line in lines) <= 10
    return len(lines)


def markdown(text):
    """Rendered as GitHub renders it, nothing but our own tags: no link, no picture, no script, no open fold."""
    html = markdown_it.MarkdownIt("gfm-like", {"html": True}).render(text)
    tags = set(re.findall(r"<(/?[a-z][a-z0-9]*)", html))
    allowed = {"h2", "p", "table", "thead", "tbody", "tr", "th", "td", "code", "ul", "li", "details", "summary", "strong", "br"}
    assert {tag.lstrip("/") for tag in tags} <= allowed, tags
    for tag in ("details", "summary", "table", "tr", "td", "code"):
        assert html.count(f"<{tag}>") + html.count(f"<{tag} ") == html.count(f"</{tag}>"), tag
    rows = re.findall(r"<tr>(.*?)</tr>", html, re.S)
    assert all(len(re.findall(r"<t[hd]", row)) == 4 for row in rows)
    return len(html)


for folder in sorted(path for path in pathlib.Path(sys.argv[1]).iterdir() if (path / "sarif").is_file()):
    counts = {
        "sarif": sarif((folder / "sarif").read_text()),
        "junit": junit(folder / "junit"),
        "junit-rules": junit(folder / "junit-rules"),
        "gitlab": gitlab((folder / "gitlab").read_text()),
        "github": github((folder / "github").read_text()),
        "markdown": markdown((folder / "markdown").read_text()),
    }
    print(f"{folder.name}: " + ", ".join(f"{name} {count}" for name, count in counts.items()))

files = [*pathlib.Path(".github").rglob("*.yml"), pathlib.Path(".pre-commit-hooks.yaml")]
for file in files:
    yaml.safe_load(file.read_text())
(hook,) = yaml.safe_load(pathlib.Path(".pre-commit-hooks.yaml").read_text())
pattern = re.compile(hook["files"])
assert pattern.search("App/Dumps/login.json") and not pattern.search("package.json")
print(f"PyYAML reads {len(files)} files")
