"""Writes a document of screens:

browser_screens.py <screens> <elements> > tree.json: many screens, each a long list
browser_screens.py --some > tree.json: twelve screens: with failures, with warnings, without findings, and one without elements
browser_screens.py --variants > tree.json: a screen whose text does not grow at the largest text size
"""

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


def label(text, y, identifier, height=44):
    return {"type": "staticText", "label": text, "identifier": identifier, "traits": ["staticText"], "frame": [16, y, 358, height],
            "isAccessibilityElement": True}


def button(name, y, identifier, height=44):
    result = {"type": "button", "identifier": identifier, "traits": ["button"], "frame": [16, y, 358, height], "isAccessibilityElement": True}
    return result | ({"label": name} if name else {})


def document(screens):
    print('{ "axaudit": 1, "screens": [')
    for number, (head, children) in enumerate(screens):
        tree = {"type": "application", "frame": [0, 0, 390, 844], "children": children}
        screen = {"width": 390, "height": 844, "idiom": "phone", "locale": "en"} | head
        print(json.dumps({"screen": screen, "root": tree}, separators=(",", ":")) + ("," if number < len(screens) - 1 else ""))
    print("] }")


def some():
    screens = []
    for number in range(11):
        children = [label(f"Orders of day {number}", 60, "title"), button("Pay now", 200, "pay")]
        if number % 4 == 1:
            children += [button("", 300, "close"), button("", 400, f"more-{number}")]
        if number % 4 == 2:
            children.append(button("Edit order", 500, "edit", height=20))
        screens.append(({"name": f"Orders {number}"}, children))
    screens.insert(3, ({"name": "Empty"}, []))
    return screens


def variants():
    screens = []
    for variant, category, height in [("base", "l", 20), ("ax5", "ax5", 60)]:
        children = [label("Your order", 60, "title", height), label("Total", 200, "total", height), label("Terms apply", 320, "terms", 20)]
        screens.append(({"name": "Pay", "group": "Pay", "variant": variant, "textSize": category}, children))
    return screens


if sys.argv[1] in ("--some", "--variants"):
    document(some() if sys.argv[1] == "--some" else variants())
    sys.exit()

screens, elements = int(sys.argv[1]), int(sys.argv[2])
print('{ "axaudit": 1, "screens": [')
for screen in range(screens):
    tree = {"type": "application", "frame": [0, 0, 390, 844], "children": [
        {"type": "scrollView", "frame": [0, 0, 390, 844], "children": [element(screen, i) for i in range(elements - 2)]}]}
    head = {"name": f"Screen {screen}", "width": 390, "height": 844, "idiom": "phone", "locale": "en"}
    print(json.dumps({"screen": head, "root": tree}, separators=(",", ":")) + ("," if screen < screens - 1 else ""))
print("] }")
