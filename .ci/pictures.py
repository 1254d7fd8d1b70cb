"""Writes PNG files of every kind with pypng, and their pixels as Pillow reads them: .ci/pictures.py <folder>

The kinds are those of PngSuite: color types and depths, interlace, transparency, gamma, filters, several chunks of data, odd
sizes. Next to name.png is name.rgba: the bytes of the pixels, red, green, blue and alpha.
"""

import io
import pathlib
import random
import struct
import sys
import zlib

import png
from PIL import Image, ImageCms

FOLDER = pathlib.Path(sys.argv[1])
RANDOM = random.Random(35)


def save(name, data, pixels=None):
    """Writes a file and its pixels; without `pixels`, those that Pillow reads."""
    (FOLDER / f"{name}.png").write_bytes(data)
    if pixels is None:
        image = Image.open(io.BytesIO(data))
        if image.mode in ("I;16", "I"):
            # Pillow clips 16 bits when it converts.
            image = image.point(lambda value: value / 257).convert("L")
        pixels = image.convert("RGBA").tobytes()
    (FOLDER / f"{name}.rgba").write_bytes(pixels)


def written(width, height, rows, **options):
    file = io.BytesIO()
    png.Writer(width, height, **options).write(file, rows)
    return file.getvalue()


def samples(width, height, count, highest):
    """Rows with flat parts, gradients and noise."""
    rows = []
    for y in range(height):
        row = []
        for x in range(width):
            for sample in range(count):
                value = (x * highest // max(width - 1, 1), highest if x > y else 0, RANDOM.randint(0, highest))
                row.append(value[(y // 4 + sample) % 3])
        rows.append(row)
    return rows


def chunks(data):
    at = 8
    while at < len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        yield data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        at += 12 + length


def joined(parts):
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body)) for name, body in parts
    )


def filtered(width, height, rows):
    """An RGB file whose rows have the five filters one after the other, which pypng does not write."""
    raw, above = bytearray(), bytes(3 * width)
    for y, row in enumerate(rows):
        kind = y % 5
        raw.append(kind)
        for i, value in enumerate(row):
            a, b, c = (row[i - 3] if i >= 3 else 0), above[i], (above[i - 3] if i >= 3 else 0)
            p = a + b - c
            nearest = min((abs(p - a), 0, a), (abs(p - b), 1, b), (abs(p - c), 2, c))[2]
            raw.append((value - [0, a, b, (a + b) // 2, nearest][kind]) & 255)
        above = row
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return joined([(b"IHDR", header), (b"IDAT", zlib.compress(bytes(raw))), (b"IEND", b"")])


for interlace in (False, True):
    kind = "i" if interlace else "n"
    for depth in (1, 2, 4, 8, 16):
        save(
            f"basn0g{depth:02}{kind}",
            written(32, 32, samples(32, 32, 1, 2**depth - 1), greyscale=True, bitdepth=depth, interlace=interlace),
        )
    for depth in (8, 16):
        highest = 2**depth - 1
        for color, alpha, count in ((False, True, 2), (True, False, 3), (True, True, 4)):
            save(
                f"bas-{count}-{depth:02}{kind}",
                written(
                    32, 32, samples(32, 32, count, highest), greyscale=not color, alpha=alpha, bitdepth=depth,
                    interlace=interlace,
                ),
            )  # fmt: skip
    for depth in (1, 2, 4, 8):
        for transparent in (False, True):
            palette = [tuple(RANDOM.randint(0, 255) for _ in range(4 if transparent else 3)) for _ in range(2**depth)]
            save(
                f"basp{depth:02}{kind}{'t' if transparent else ''}",
                written(
                    32, 32, samples(32, 32, 1, 2**depth - 1), palette=palette, bitdepth=depth, interlace=interlace
                ),
            )
    for size in range(1, 10):
        save(f"s{size:02}{kind}", written(size, 9, samples(size, 9, 3, 255), greyscale=False, interlace=interlace))
    save(f"tbg{kind}", written(32, 32, samples(32, 32, 1, 255), greyscale=True, transparent=255, interlace=interlace))
    save(
        f"tbr{kind}",
        written(32, 32, [[255, 0, 0, 0, 255, 0] * 16] * 32, greyscale=False, transparent=(255, 0, 0), interlace=interlace),
    )

for level in (0, 1, 9):
    save(f"z{level}", written(200, 100, samples(200, 100, 3, 255), greyscale=False, compression=level))
filters = filtered(40, 40, samples(40, 40, 3, 255))
save("filters", filters)

# The data in many chunks.
parts = list(chunks(filters))
body = b"".join(contents for name, contents in parts if name == b"IDAT")
split = [(b"IDAT", body[at : at + 7]) for at in range(0, len(body), 7)]
save("chunks", joined([parts[0], *split, (b"IDAT", b""), parts[-1]]))

# Long repetitions over many rows.
save("flat", written(700, 900, [[255, 152, 0] * 700] * 900, greyscale=False))
image = Image.effect_noise((400, 300), 40).convert("RGB")
file = io.BytesIO()
image.save(file, "png", optimize=True)
save("noise", file.getvalue())

# Gamma: light is the sample to the power of 1 / gamma, and sRGB is computed from light.
for gamma in (0.35, 0.45455, 0.7, 1.0):
    ramp = [[value for step in range(256) for value in (step, 255 - step, 128)]] * 2

    def converted(value, exponent=1 / gamma):
        light = (value / 255) ** exponent
        return round(255 * (12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055))

    if gamma == 0.45455:
        converted = int
    pixels = bytes(c for row in ramp for i in range(0, 768, 3) for c in (*map(converted, row[i : i + 3]), 255))
    save(f"g{int(gamma * 100):03}", written(256, 2, ramp, greyscale=False, gamma=gamma), pixels)


def xyz(values):
    return b"XYZ \0\0\0\0" + b"".join(struct.pack(">i", round(value * 65536)) for value in values)


def p3_profile():
    """Display P3 as ICC.1 writes it: three colors, white, and the curve of sRGB."""
    curve = b"para\0\0\0\0\0\x03\0\0" + b"".join(
        struct.pack(">i", round(value * 65536)) for value in (2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)
    )
    text = b"mluc\0\0\0\0\0\0\0\1\0\0\0\x0cenUS\0\0\0\x04\0\0\0\x1c\0A\0B"
    tags = {
        b"desc": text, b"cprt": text, b"wtpt": xyz((0.9642, 1, 0.8249)),
        b"rXYZ": xyz((0.515121, 0.241196, -0.001053)), b"gXYZ": xyz((0.291977, 0.692245, 0.041885)),
        b"bXYZ": xyz((0.157104, 0.066574, 0.784073)), b"rTRC": curve, b"gTRC": curve, b"bTRC": curve,
    }  # fmt: skip
    table, body, at = b"", b"", 132 + 12 * len(tags)
    for name, contents in tags.items():
        contents += bytes(-len(contents) % 4)
        table += name + struct.pack(">II", at + len(body), len(contents))
        body += contents
    header = struct.pack(">I4sI4s4s4s", 0, b"", 0x04000000, b"mntr", b"RGB ", b"XYZ ") + bytes(12) + b"acsp"
    header += bytes(28) + struct.pack(">iii", 63190, 65536, 54061)
    profile = header.ljust(128, b"\0") + struct.pack(">I", len(tags)) + table + body
    return struct.pack(">I", len(profile)) + profile[4:]


# Display P3, converted by Little CMS.
profile = p3_profile()
image = Image.frombytes("RGB", (64, 64), bytes(RANDOM.randint(0, 255) for _ in range(64 * 64 * 3)))
file = io.BytesIO()
image.save(file, "png", icc_profile=profile)
srgb = ImageCms.profileToProfile(
    image, io.BytesIO(profile), ImageCms.createProfile("sRGB"), renderingIntent=ImageCms.Intent.RELATIVE_COLORIMETRIC
)
save("p3", file.getvalue(), srgb.convert("RGBA").tobytes())
print(f"{len(list(FOLDER.glob('*.png')))} pictures")
