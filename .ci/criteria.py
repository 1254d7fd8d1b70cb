"""Compares the forms of the report by criterion: .ci/criteria.py DRAFT.yaml TABLE.csv [FOLDER with GSA's schema and catalogue]"""

import csv
import json
import pathlib
import sys

import jsonschema
import yaml

draft = yaml.safe_load(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"))
with open(sys.argv[2], encoding="utf-8", newline="") as file:
    rows = {row["criterion"]: row for row in csv.DictReader(file)}

found = {}
for chapter in draft["chapters"].values():
    for criterion in chapter["criteria"]:
        (component,) = criterion["components"]
        assert component["name"] == "software"
        assert component["adherence"]["level"] == "partially-supports"
        found[criterion["num"]] = component["adherence"]["notes"]
failing = {number for number, row in rows.items() if row["failures"] not in ("", "0")}
assert failing and set(found) == failing, (found.keys(), failing)
for number in failing:
    assert f"{rows[number]['failures']} failure" in found[number], number
print(f"the draft for OpenACR and the table have the same {len(failing)} failing criteria")

if len(sys.argv) > 3:
    folder = pathlib.Path(sys.argv[3])
    schema = json.loads((folder / "openacr-0.1.0.json").read_text(encoding="utf-8"))
    jsonschema.Draft7Validator(schema).validate(draft)
    catalogue = yaml.safe_load((folder / f"{draft['catalog']}.yaml").read_text(encoding="utf-8"))
    numbers = {c["id"]: {str(item["id"]) for item in c.get("criteria", [])} for c in catalogue["chapters"]}
    terms = {term["id"] for term in catalogue["terms"]}
    for name, chapter in draft["chapters"].items():
        for criterion in chapter["criteria"]:
            assert criterion["num"] in numbers[name], criterion["num"]
            assert criterion["components"][0]["adherence"]["level"] in terms
    print("the draft is as GSA's schema and catalogue say")
else:
    print("not checked: the draft against GSA's schema, which AXAUDIT_CRITERIA names")
