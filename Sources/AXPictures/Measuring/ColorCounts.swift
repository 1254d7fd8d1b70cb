/// How often each color is in a part of a picture.
///
/// A hash table with open addressing, because most colors of a text are looked up only a few times: an entry is found at the
/// first slot from its hash on that has its color or is free.
struct ColorCounts {
    /// A color with the number of its pixels.
    typealias Entry = (color: UInt32, count: Int)

    /// The colors, in the order in which they were added.
    private(set) var entries: [Entry] = []
    /// The number of pixels.
    private(set) var total = 0
    /// By slot, an index in `entries` plus 1, or 0. At least half of the slots are free.
    private var slots = [Int32](repeating: 0, count: 64)

    /// Adds pixels of one color.
    mutating func add(_ color: UInt32, _ count: Int) {
        total &+= count
        var slot = firstSlot(of: color)
        while slots[slot] != 0 {
            let index = Int(slots[slot]) &- 1
            if entries[index].color == color {
                entries[index].count &+= count
                return
            }
            slot = (slot &+ 1) & (slots.count &- 1)
        }
        entries.append((color, count))
        slots[slot] = Int32(entries.count)
        if entries.count * 2 > slots.count { grow() }
    }

    private func firstSlot(of color: UInt32) -> Int {
        Int((color &* 0x9E37_79B1) >> 8) & (slots.count &- 1)
    }

    private mutating func grow() {
        slots = [Int32](repeating: 0, count: slots.count * 4)
        for (index, entry) in entries.enumerated() {
            var slot = firstSlot(of: entry.color)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(index + 1)
        }
    }

    /// Adds the pixels of a rectangle inside the picture.
    mutating func add(_ rect: PixelRect, of picture: Picture) {
        for y in rect.y..<rect.maxY { addRow(picture, y, from: rect.x, to: rect.maxX) }
    }

    /// Adds the pixels of a part of a row.
    mutating func addRow(_ picture: Picture, _ y: Int, from start: Int, to end: Int) {
        picture.pixels.withUnsafeBufferPointer { pixels in
            var at = y * picture.width + start
            let end = y * picture.width + end
            while at < end {
                let first = at
                let color = pixels[at]
                while at < end, pixels[at] == color { at &+= 1 }
                add(color, at &- first)
            }
        }
    }

    /// Returns the most frequent colors, the most frequent first; of equally frequent ones the greater first.
    func mostFrequent(_ count: Int) -> [UInt32] {
        var best: [Entry] = []
        for entry in entries {
            if best.count == count, let last = best.last, (entry.count, entry.color) < (last.count, last.color) {
                continue
            }
            let at = best.firstIndex { ($0.count, $0.color) < (entry.count, entry.color) } ?? best.count
            best.insert(entry, at: at)
            if best.count > count { best.removeLast() }
        }
        return best.map(\.color)
    }

    /// Returns the share of the pixels whose components differ from a color by at most `tolerance`.
    func share(near color: UInt32, _ tolerance: Int) -> Double {
        let near = entries.reduce(0) { Ink.difference($1.color, color) <= tolerance ? $0 + $1.count : $0 }
        return Double(near) / Double(max(total, 1))
    }
}
