#!/usr/bin/env python3
"""Writes a screen of N elements: the rows of a list, one element in fifty with a defect.

usage: generate.py N [format] > screen

Without a format it writes axaudit's own. Every format gets the same screen, with the attributes that the format has, in the
spelling of the tool that writes it.
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


def upper(name):
    return name[:1].upper() + name[1:]


def spaced(name):
    return "".join(" " + letter if letter.isupper() else letter for letter in upper(name)).strip()


def quoted(text):
    for plain, escaped in (("&", "&amp;"), ("<", "&lt;"), ('"', "&quot;")):
        text = text.replace(plain, escaped)
    return text


def axaudit(element):
    return json.dumps(element, ensure_ascii=False, separators=(",", ":"))


def wda_json(element):
    x, y, width, height = element["frame"]
    label = element["label"] or None
    identifier = element.get("identifier")
    value = element.get("value") or (label if element["type"] == "staticText" else None)
    return json.dumps({
        "isEnabled": "1", "isVisible": "1", "isAccessible": "1", "isFocused": "0", "type": upper(element["type"]),
        "frame": f"{{{{{x}, {y}}}, {{{width}, {height}}}}}", "rect": {"y": y, "x": x, "width": width, "height": height},
        "rawIdentifier": identifier, "name": identifier or label, "label": label, "value": value,
        "traits": ", ".join(upper(trait) for trait in element["traits"]), "customActions": None,
    }, ensure_ascii=False)


def wda_xml(element):
    x, y, width, height = element["frame"]
    tag = "XCUIElementType" + upper(element["type"])
    texts = {"value": element.get("value"), "name": element.get("identifier"), "label": element["label"] or None}
    attributes = "".join(f' {name}="{quoted(text)}"' for name, text in texts.items() if text is not None)
    traits = ", ".join(upper(trait) for trait in element["traits"])
    return (
        f'    <{tag} type="{tag}"{attributes} enabled="true" visible="true" accessible="true" x="{x}" y="{y}" '
        f'width="{width}" height="{height}" index="0" traits="{traits}"/>')


def idb(element):
    x, y, width, height = element["frame"]
    kind = "Heading" if "header" in element["traits"] else upper(element["type"])
    return json.dumps({
        "AXFrame": f"{{{{{x}, {y}}}, {{{width}, {height}}}}}", "AXUniqueId": element.get("identifier"),
        "frame": {"y": y, "x": x, "width": width, "height": height}, "role_description": kind.lower(),
        "AXLabel": element["label"], "content_required": False, "type": kind, "title": None, "help": None,
        "custom_actions": [], "AXValue": element.get("value"), "enabled": True, "role": "AX" + kind, "children": [],
        "subrole": None, "pid": 99999}, ensure_ascii=False)


def description(element):
    x, y, width, height = (f"{edge:.1f}" for edge in element["frame"])
    text = f"    {upper(element['type'])}, 0x600002a1c0e0, {{{{{x}, {y}}}, {{{width}, {height}}}}}"
    text += f", identifier: '{element['identifier']}'"
    if element["label"]:
        text += f", label: '{element['label']}'"
    return text + (f", value: {element['value']}" if "value" in element else "")


def dictionary(element):
    x, y, width, height = element["frame"]
    numbers = {"staticText": 48, "button": 9, "image": 43}
    members = {
        "identifier": element["identifier"], "label": element["label"] or "", "elementType": numbers[element["type"]],
        "enabled": True, "selected": False, "hasFocus": False, "horizontalSizeClass": 0, "verticalSizeClass": 0,
        "windowContextID": 0, "displayID": 0, "frame": {"X": x, "Y": y, "Width": width, "Height": height}}
    if "value" in element:
        members["value"] = element["value"]
    return json.dumps(members, ensure_ascii=False)


def maestro(element):
    x, y, width, height = element["frame"]
    value = element.get("value", "")
    return json.dumps({
        "attributes": {
            "accessibilityText": element["label"] or "", "title": "", "value": value, "text": value, "hintText": "",
            "resource-id": element["identifier"], "bounds": f"[{x},{y}][{x + width},{y + height}]", "enabled": "true",
            "focused": "false", "selected": "false", "checked": "false"},
        "children": [], "enabled": True, "focused": False, "checked": False, "selected": False}, ensure_ascii=False)


def android_view(element, tag):
    x, y, width, height = element["frame"]
    kinds = {"staticText": "TextView", "button": "Button", "image": "ImageView"}
    kind = "android.widget." + kinds.get(element["type"], "TextView")
    clickable = str(element["type"] == "button").lower()
    return (
        f'<{tag or kind} index="0" text="{quoted(element.get("value", ""))}" resource-id="{element["identifier"]}" '
        f'class="{kind}" package="com.example.shop" content-desc="{quoted(element["label"] or "")}" checkable="false" '
        f'checked="false" clickable="{clickable}" enabled="true" focusable="{clickable}" focused="false" '
        f'scrollable="false" long-clickable="false" password="false" selected="false" '
        f'bounds="[{x},{y}][{x + width},{y + height}]"/>')


def uiautomator(element):
    return android_view(element, "node")


def appium_android(element):
    return android_view(element, "")


def maestro_android(element):
    x, y, width, height = element["frame"]
    return json.dumps({
        "attributes": {
            "text": element.get("value", ""), "accessibilityText": element["label"] or "", "hintText": "",
            "class": "android.widget.Button", "resource-id": element["identifier"], "scrollable": "false",
            "clickable": "true", "bounds": f"[{x},{y}][{x + width},{y + height}]", "enabled": "true",
            "focused": "false", "checked": "false", "selected": "false"},
        "children": [], "enabled": True, "clickable": True}, ensure_ascii=False)


def trailblaze(element):
    x, y, width, height = element["frame"]
    node = {
        "nodeId": 2, "accessibilityText": element["label"] or None, "x1": x, "y1": y, "x2": x + width, "y2": y + height,
        "centerPoint": f"{x + width // 2},{y + height // 2}", "resourceId": element["identifier"],
        "text": element.get("value")}
    return json.dumps({key: value for key, value in node.items() if value is not None}, ensure_ascii=False)


def deviceagent(element):
    x, y, width, height = element["frame"]
    label = element["label"] or None
    value = element.get("value") or (label if element["type"] == "staticText" else None)
    return json.dumps({
        "type": upper(element["type"]), "label": label, "title": None, "value": value, "placeholder": None,
        "id": element["identifier"], "rect": {"x": x, "y": y, "height": height, "width": width}, "enabled": True,
        "selected": False, "has_focus": False, "has_keyboard_focus": False, "hitable": True,
        "hit_point": {"x": x + width // 2, "y": y + height // 2}}, ensure_ascii=False)


def a11yuitests(element):
    x, y, width, height = element["frame"]
    kind = "Label" if element["type"] == "staticText" else upper(element["type"])
    return json.dumps({
        "label": element["label"] or "", "type": kind, "traits": [spaced(trait) for trait in element["traits"]],
        "enabled": True, "frame": [[x, y], [width, height]], "placeholder": "", "value": element.get("value", "")},
        ensure_ascii=False)


def accessibility_snapshot(element):
    x, y, width, height = element["frame"]
    members = {
        "description": element["label"] or "", "traits": element["traits"], "identifier": element["identifier"],
        "shape": {"type": "frame", "frame": [[x, y], [width, height]]},
        "activationPoint": [x + width / 2, y + height / 2], "usesDefaultActivationPoint": True, "customActions": [],
        "customContent": [], "customRotors": [], "respondsToUserInteraction": "button" in element["traits"]}
    if element["label"]:
        members["label"] = element["label"]
    return json.dumps({"element": {"_0": members, "traversalIndex": 0}}, ensure_ascii=False)


def shapes(height):
    """Returns, by format: the function that writes an element, the beginning with the application, the separator, the end."""
    return {
        "axaudit": (
            axaudit,
            '{"axaudit":1,"screen":{"name":"Orders","width":390,"height":%d},\n'
            '"root":{"type":"application","label":"Shop","frame":[0,0,390,%d],"children":[\n' % (height, height),
            ",\n", "\n]}}\n"),
        "wda-json": (
            wda_json,
            '{"value": {"type": "Application", "isEnabled": "1", "isVisible": "1", "isAccessible": "0", "label": "Shop", '
            '"name": "Shop", "rawIdentifier": null, "rect": {"y": 0, "x": 0, "width": 390, "height": %d}, "children": ['
            % height, ", ", ']}, "sessionId": "0"}\n'),
        "wda-xml": (
            wda_xml,
            '<?xml version="1.0" encoding="UTF-8"?>\n<XCUIElementTypeApplication type="XCUIElementTypeApplication" '
            'name="Shop" label="Shop" enabled="true" visible="true" accessible="false" x="0" y="0" width="390" '
            'height="%d" index="0" traits="">\n' % height, "\n", "\n</XCUIElementTypeApplication>\n"),
        "idb": (
            idb,
            '[{"AXFrame": "{{0, 0}, {390, %d}}", "type": "Application", "role": "AXApplication", "AXLabel": "Shop", '
            '"children": [' % height, ", ", "]}]\n"),
        "xcuitest-description": (
            description,
            "Attributes: Application, 0x600002a1c000, pid: 512, label: 'Shop'\nElement subtree:\n"
            " →Application, 0x600002a1c000, pid: 512, label: 'Shop'\n", "\n",
            "\nPath to element:\n →Application, 0x600002a1c000, pid: 512, label: 'Shop'\n"),
        "xcuitest-dictionary": (
            dictionary,
            '{"axElement": {"identifier": "", "label": "Shop", "elementType": 2, "enabled": true, "selected": false, '
            '"frame": {"X": 0, "Y": 0, "Width": 390, "Height": %d}, "children": [' % height, ", ", ']}, "depth": 2}\n'),
        "maestro": (
            maestro,
            '{"attributes": {"accessibilityText": "Shop", "title": "", "value": "", "bounds": "[0,0][390,%d]"}, '
            '"children": [\n' % height, ", ", "]}\n"),
        "uiautomator": (
            uiautomator,
            '<hierarchy rotation="0">\n<node index="0" class="android.widget.FrameLayout" bounds="[0,0][390,%d]">\n' % height,
            "\n", "\n</node></hierarchy>\n"),
        "appium-android": (
            appium_android,
            '<hierarchy rotation="0">\n<android.widget.FrameLayout class="android.widget.FrameLayout" '
            'bounds="[0,0][390,%d]">\n' % height, "\n", "\n</android.widget.FrameLayout></hierarchy>\n"),
        "maestro-android": (
            maestro_android,
            '{"attributes": {"class": "android.widget.FrameLayout", "bounds": "[0,0][390,%d]"}, '
            '"children": [\n' % height, ", ", "]}\n"),
        "trailblaze": (
            trailblaze,
            '{"waypointId": "orders", "deviceWidth": 390, "deviceHeight": %d, "viewHierarchy": {"nodeId": 1, '
            '"accessibilityText": "Shop", "x2": 390, "y2": %d, "children": [' % (height, height), ", ", "]}}\n"),
        "deviceagent": (
            deviceagent,
            '{"type": "Application", "label": "Shop", "id": null, "enabled": true, "hitable": false, '
            '"rect": {"x": 0, "y": 0, "height": %d, "width": 390}, "children": [' % height, ", ", "]}\n"),
        "a11yuitests": (
            a11yuitests, '{"filename": "Orders.json", "version": "1.1", "generated": "2026-02-26T09:17:02Z", '
            '"snapshot": [', ", ", "]}\n"),
        "accessibility-snapshot": (accessibility_snapshot, "[", ", ", "]\n"),
    }


def main():
    count = int(sys.argv[1])
    name = sys.argv[2] if len(sys.argv) > 2 else "axaudit"
    sys.stdout.reconfigure(encoding="utf-8")
    write = sys.stdout.write
    element_text, beginning, between, end = shapes(200 + 52 * (count // 3 + 1))[name]
    write(beginning)
    for index, element in enumerate(rows(count - 1)):
        if index % 50 == 49:
            element = faulty(element, index)
        write((between if index else "") + element_text(element))
    write(end)


main()
