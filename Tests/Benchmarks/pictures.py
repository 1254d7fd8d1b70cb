"""Counts what pictures cost: pictures.py BINARY [DUMP…]. See the script `pictures`."""
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib

WIDTH, HEIGHT, TEXTS = 1080, 2340, 40
INSTRUCTIONS, MEMORY = 100, 3


def png(rows):
    """Returns a PNG of rows of RGBA bytes, each filtered with the difference to the pixel before, as encoders often do."""
    data = bytearray()
    for row in rows:
        data.append(1)
        data += row[:4]
        data += bytes((one - other) & 255 for one, other in zip(row[4:], row))
    def chunk(kind, content):
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
    header = struct.pack(">IIBBBBB", WIDTH, len(rows), 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(bytes(data))) + chunk(b"IEND", b"")


def glyph_row(text, line):
    """Returns a row of letters, 20 pixels apart: two strokes of four pixels with paler edges, and a bar in the middle."""
    white, gray, black = b"\xff\xff\xff\xff", b"\x90\x90\x90\xff", b"\x20\x20\x20\xff"
    stroke = gray + black * 4 + gray
    middle = black * 4 if line % 14 < 3 else white * 4
    return b"".join(white * 12 if letter == " " else stroke + middle + stroke + white * 4 for letter in text)


def write_screen(folder):
    """Writes a screen with texts and its picture, and returns the path of the dump."""
    white = b"\xff\xff\xff\xff"
    rows = [white * WIDTH] * HEIGHT
    nodes = []
    for number in range(TEXTS):
        top = 80 + 55 * number
        text = ("Send someone a phone number on a new account " * 2)[5 * (number % 3):][: 8 + number % 25].strip()
        for line in range(28):
            row = white * 40 + glyph_row(text, line)
            rows[top + 10 + line] = row + white * (WIDTH - len(row) // 4)
        nodes.append(
            '<node index="%d" text="%s" resource-id="" class="android.widget.TextView" package="a.b" content-desc="" '
            'checkable="false" checked="false" clickable="false" enabled="true" focusable="false" focused="false" '
            'scrollable="false" long-clickable="false" password="false" selected="false" bounds="[40,%d][%d,%d]" />'
            % (number, text, top, 40 + 20 * len(text), top + 48))
    path = os.path.join(folder, "screen.xml")
    with open(path, "w", encoding="utf-8") as file:
        file.write(
            '<?xml version="1.0" encoding="UTF-8"?><hierarchy rotation="0"><node index="0" text="" resource-id="" '
            'class="android.widget.FrameLayout" package="a.b" content-desc="" checkable="false" checked="false" '
            'clickable="false" enabled="true" focusable="false" focused="false" scrollable="false" long-clickable="false" '
            'password="false" selected="false" bounds="[0,0][%d,%d]">%s</node></hierarchy>'
            % (WIDTH, HEIGHT, "".join(nodes)))
    with open(os.path.join(folder, "screen.png"), "wb") as file:
        file.write(png(rows))
    return path


def instructions(command, folder):
    """Returns the number of instructions of a command."""
    output = os.path.join(folder, "callgrind")
    result = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=" + output] + command, capture_output=True, text=True)
    found = re.search(r"Collected : (\d+)", result.stderr)
    if not found:
        sys.exit("benchmark: valgrind failed:\n" + result.stderr[-2000:])
    return int(found.group(1))


# The peak of a process counts from that of the process that started it: a small one.
PEAK = """
import os, sys
silence = [(os.POSIX_SPAWN_OPEN, number, os.devnull, os.O_WRONLY, 0) for number in (1, 2)]
child = os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ, file_actions=silence)
print(os.wait4(child, 0)[2].ru_maxrss * 1024)
"""


def peak(command):
    """Returns the peak memory of a command in bytes."""
    return int(subprocess.run([sys.executable, "-c", PEAK] + command, capture_output=True, check=True).stdout)


def size(picture):
    """Returns the width and height of a PNG."""
    with open(picture, "rb") as file:
        return struct.unpack(">II", file.read(24)[16:])


def main():
    binary = os.path.abspath(sys.argv[1])
    failed = False
    print("%-26s %11s %15s %8s %15s %8s" % ("screen", "pixels", "instructions", "a pixel", "peak memory", "× pixels × 4"))
    with tempfile.TemporaryDirectory() as folder:
        for dump in sys.argv[2:] or [write_screen(folder)]:
            name = os.path.basename(dump)
            alone = os.path.join(folder, "alone")
            beside = os.path.join(folder, "beside")
            for target in (alone, beside):
                shutil.rmtree(target, ignore_errors=True)
                os.mkdir(target)
                shutil.copyfile(dump, os.path.join(target, name))
            stem = os.path.splitext(name)[0]
            picture = os.path.join(beside, stem + ".png")
            shutil.copyfile(os.path.splitext(dump)[0] + ".png", picture)
            commands = [[binary, "lint", "--no-config", "-f", "json", target] for target in (alone, beside)]
            report = subprocess.run(commands[1], capture_output=True, text=True).stdout
            used = '"used": true' in report
            width, height = size(picture)
            counts = [instructions(command, folder) for command in commands]
            memory = [min(peak(command) for _ in range(3)) for command in commands]
            each = (counts[1] - counts[0]) / (width * height)
            share = (memory[1] - memory[0]) / (width * height * 4)
            failed = failed or each > INSTRUCTIONS or share > MEMORY
            print("%-26s %11s %15d %8.1f %12.1f MB %8.2f%s" % (
                stem[:26], "%d×%d" % (width, height), counts[1] - counts[0], each, (memory[1] - memory[0]) / 1e6, share,
                "" if used else "  not used"))
    print("limits: %d instructions a pixel, %d × pixels × 4 bytes" % (INSTRUCTIONS, MEMORY))
    sys.exit(failed)


main()
