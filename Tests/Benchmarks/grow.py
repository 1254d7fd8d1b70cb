"""Makes dumps of any size of any format from its fixtures: grow.py FIXTURE BYTES > dump

Elements of a fixture are repeated or nested, so that a new format needs nothing here but its fixtures. The first list of
objects of a JSON text, the contents of the root of an XML text and the lines below the first element of a description are taken
for elements.
"""
import json
import os
import re
import sys

FIXTURES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Fixtures")


def fixtures(name):
    """Returns the contents of the fixtures of a format, by file name."""
    folder = os.path.join(FIXTURES, name)
    contents = {}
    for file in sorted(os.listdir(folder)):
        with open(os.path.join(folder, file), encoding="utf-8") as text:
            contents[file] = text.read()
    return contents


def first_list(*values):
    """Returns the first list of objects in JSON values, the outermost first, or None."""
    waiting = list(values)
    while waiting:
        value = waiting.pop(0)
        if isinstance(value, list):
            if value and all(isinstance(item, dict) for item in value):
                return value
        elif isinstance(value, dict):
            waiting += value.values()
    return None


class Dump:
    """A fixture, cut into the text before an element, the element, and the text after it."""

    def __init__(self, before, items, between, after, count, opening="", closing=""):
        self.before, self.items, self.between, self.after = before, items, between, after
        # The number of elements of all items, at least.
        self.count = count
        self.opening, self.closing = opening, closing

    def siblings(self, count):
        """Returns the dump with a number of copies of all elements, without their last separator."""
        copies = self.between.join(self.items)
        return self.before + (copies + self.between) * (count - 1) + copies + self.after

    def nested(self, count):
        """Returns the dump with an element in itself as often as said."""
        return self.before + self.opening * count + self.closing * count + self.after


def cut(file, text):
    """Returns the fixture as a Dump."""
    if file.endswith(".json"):
        root = json.loads(text)
        elements = first_list(root)
        mark = "\ue000"
        # An element with children is opened before the first and closed after the last of them.
        opening = closing = ""
        for item in elements + [root]:
            inner = first_list(*item.values()) if isinstance(item, dict) else None
            if inner:
                kept, inner[:] = list(inner), [mark]
                opening, closing = json.dumps(item, ensure_ascii=False).split(json.dumps(mark, ensure_ascii=False))
                inner[:] = kept
                break
        items = [json.dumps(item, ensure_ascii=False) for item in elements]
        elements[:] = [mark]
        before, after = json.dumps(root, ensure_ascii=False).split(json.dumps(mark, ensure_ascii=False))
        return Dump(before, items, ",", after, len(items), opening, closing)
    if file.endswith(".xml"):
        root = re.search(r"<([A-Za-z][\w.]*)[^>]*>", text)
        end = text.rindex("</" + root[1])
        inside = text[root.end():end]
        tag = re.search(r"<([A-Za-z][\w.]*)[^>]*?(/?)>", inside)
        opening = tag[0][:-2] + ">" if tag[2] else tag[0]
        count = len(re.findall(r"<[A-Za-z]", inside))
        return Dump(text[:root.end()], [inside], "", text[end:], count, opening, f"</{tag[1]}>")
    lines = text.split("\n")
    first = next(number for number, line in enumerate(lines) if "Element subtree" in line) + 1
    end = next((number for number in range(first, len(lines)) if lines[number].startswith("Path to element")), len(lines))
    inside = "\n".join(lines[first + 1:end]) + "\n"
    return Dump("\n".join(lines[:first + 1]) + "\n", [inside], "", "\n".join(lines[end:]), inside.count(", 0x"))


def of_size(file, text, size):
    """Returns a dump of about a number of bytes."""
    dump = cut(file, text)
    each = sum(len(item.encode()) for item in dump.items)
    return dump.siblings(max(1, size // each))


def labelled(text, label, new):
    """Returns a fixture in which a label is replaced, or None if the label is not written as it is."""
    for quote in "\"'":
        if quote + label + quote in text:
            return text.replace(quote + label + quote, quote + new + quote, 1)
    return None


if __name__ == "__main__":
    path, size = sys.argv[1], int(sys.argv[2])
    sys.stdout.reconfigure(encoding="utf-8")
    with open(path, encoding="utf-8") as fixture:
        sys.stdout.write(of_size(path, fixture.read(), size))
