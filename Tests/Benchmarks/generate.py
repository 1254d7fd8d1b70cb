#!/usr/bin/env python3
"""Writes a screen of N elements: the rows of a list, one element in fifty with a defect.

usage: generate.py N > screen

The screen is in axaudit's own format; grow.py makes dumps of the other formats.
"""
import json
import sys


def rows(count):
    """Yields the elements of a list: rows of a title, a detail and a button."""
    names = ["Anna", "Bogdan", "Chiara", "다니엘", "Émile", "Farah", "Grzegorz", "Hiroko", "Ines", "José"]
    for index in range(count):
        top = 100 + 52 * (index // 3)
        kind = index % 3
        if kind == 0:
            yield {
                "type": "staticText", "label": f"{names[index % 10]}, order number {index}",
                "identifier": f"name-{index}", "traits": ["staticText", "header"] if index % 30 == 0 else ["staticText"],
                "frame": [16, top, 180, 22], "isAccessibilityElement": True,
            }
        elif kind == 1:
            yield {
                "type": "staticText", "label": f"Paid on day {index % 28}", "value": f"{index % 900}.50",
                "identifier": f"detail-{index}", "traits": ["staticText"], "frame": [16, top + 24, 180, 20],
                "isAccessibilityElement": True,
            }
        else:
            yield {
                "type": "button", "label": f"Open order {index}", "identifier": f"order-{index}",
                "traits": ["button"], "frame": [300, top, 74, 44], "isAccessibilityElement": True, "enabled": True,
            }


def faulty(element, index):
    """Returns the element with one of five defects of real screens."""
    fault = (index // 50) % 5
    if fault == 0:
        element.update(type="button", label="", traits=["button"])
    elif fault == 1:
        element.update(type="button", traits=["button"], frame=[300, element["frame"][1], 30, 30])
    elif fault == 2:
        element.update(type="image", label=None, traits=["image"])
    elif fault == 3:
        element.update(type="button", traits=[])
    else:
        element.update(label="\u00a0")
    return element


def main():
    count = int(sys.argv[1])
    height = 200 + 52 * (count // 3 + 1)
    sys.stdout.reconfigure(encoding="utf-8")
    write = sys.stdout.write
    write(
        '{"axaudit":1,"screen":{"name":"Orders","width":390,"height":%d},\n'
        '"root":{"type":"application","label":"Shop","frame":[0,0,390,%d],"children":[\n' % (height, height))
    for index, element in enumerate(rows(count - 1)):
        if index % 50 == 49:
            element = faulty(element, index)
        write((",\n" if index else "") + json.dumps(element, ensure_ascii=False, separators=(",", ":")))
    write("\n]}}\n")


main()
