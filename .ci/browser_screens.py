"""Writes a document of many screens, each a long list: browser_screens.py <screens> <elements> > tree.json"""

import json
import sys

KINDS = ["staticText", "staticText", "button", "image", "textField"]


def element(screen, index):
    kind = KINDS[index % 5]
    result = {
        "type": kind, "label": f"{kind} {index} of screen {screen}", "identifier": f"item-{index}",
        "traits": [kind] if kind in ("staticText", "button", "image") else [],
        "frame": [16 + index % 2 * 180, 60 + index // 2 * 50, 170, 44], "isAccessibilityElement": True, "enabled": True,
    }
    if index % 40 == 7:
        del result["label"]
        result["type"], result["traits"] = "button", ["button"]
    return result


screens, elements = int(sys.argv[1]), int(sys.argv[2])
print('{ "axaudit": 1, "screens": [')
for screen in range(screens):
    tree = {"type": "application", "frame": [0, 0, 390, 844], "children": [
        {"type": "scrollView", "frame": [0, 0, 390, 844], "children": [element(screen, i) for i in range(elements - 2)]}]}
    head = {"name": f"Screen {screen}", "width": 390, "height": 844, "idiom": "phone", "locale": "en"}
    print(json.dumps({"screen": head, "root": tree}, separators=(",", ":")) + ("," if screen < screens - 1 else ""))
print("] }")
