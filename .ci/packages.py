"""Checks what .ci/release wrote against the forms of those who read it: .ci/packages.py OUTPUT VERSION"""
import json
import re
import sys
import tarfile
from pathlib import Path

import yaml

output, version = Path(sys.argv[1]), sys.argv[2]

# How ubi and mise read the names of assets (houseabsolute/ubi, ubi/src/os.rs and arch.rs; jdx/mise, asset_matcher.rs).
systems = {"linux": r"(?:\b|_)linux(?:\b|_|-)", "macos": r"(?:\b|_)(?:darwin|mac(?:osx?)?|osx)(?:\b|_)"}
processors = {"x86_64": r"(?:\b|_)(?:x86[_-]64|x64|amd64)(?:\b|_)", "aarch64": r"(?:\b|_)(?:aarch_?64|arm_?64)(?:\b|_)"}
names = [path.name for path in (output / "release").glob("*.tar.gz")]
for system, pattern in systems.items():
    ours = [name for name in names if re.search(pattern, name)]
    for processor, pattern in processors.items():
        named = [name for name in ours if re.search(pattern, name)]
        # Without a processor in any name, the only asset of the system is taken.
        chosen = named or [name for name in ours if not any(re.search(p, name) for p in processors.values())]
        assert len(chosen) == 1, (system, processor, chosen)
        print(f"ubi and mise on {system} {processor}: {chosen[0]}")

# https://docs.gitlab.com/ci/components/ and https://docs.gitlab.com/ci/yaml/
header, jobs = yaml.safe_load_all((output / "gitlab/templates/axaudit.yml").read_text())
assert set(header) == {"spec"} and set(header["spec"]) == {"inputs"}
for name, value in header["spec"]["inputs"].items():
    assert set(value) <= {"default", "description", "type", "options", "regex"}, name
assert set(jobs) == {"axaudit"}
assert set(jobs["axaudit"]) <= {"stage", "image", "before_script", "script", "artifacts", "rules", "variables"}
assert set(jobs["axaudit"]["artifacts"]["reports"]) == {"junit", "codequality"}
used = set(re.findall(r"\$\[\[ inputs\.(\w+) \]\]", json.dumps(jobs)))
assert used == set(header["spec"]["inputs"]), used
print("GitLab component: inputs", *sorted(used))

# https://docs.npmjs.com/cli/configuring-npm/package-json
manifests = {}
for path in sorted((output / "npm").glob("*.tgz")):
    with tarfile.open(path) as archive:
        manifest = json.load(archive.extractfile("package/package.json"))
        members = {member.name: member.mode for member in archive.getmembers()}
    assert path.name == f"{manifest['name']}-{version}.tgz" and manifest["version"] == version
    manifests[manifest["name"]] = manifest
    if manifest["name"] != "axaudit":
        assert members["package/axaudit"] == 0o755 and manifest["os"] in (["linux"], ["darwin"])
parts = set(manifests) - {"axaudit"}
assert manifests["axaudit"]["optionalDependencies"] == {part: version for part in parts} and len(parts) == 3
print("npm:", *sorted(manifests))
for path in sorted((output / "pypi").iterdir()):
    print(f"{path.name}: {path.stat().st_size / 1e6:.1f} MB")
