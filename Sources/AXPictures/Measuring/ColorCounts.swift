/// How often each color is in a part of a picture.
struct ColorCounts {
    /// By color, the number of its pixels.
    private(set) var counts: [UInt32: Int] = [:]
    /// The number of pixels.
    private(set) var total = 0

    /// Adds the pixels of a rectangle inside the picture.
    mutating func add(_ rect: PixelRect, of picture: Picture) {
        for y in rect.y..<rect.maxY { addRow(picture, y, from: rect.x, to: rect.maxX) }
    }

    /// Adds the pixels of a part of a row.
    mutating func addRow(_ picture: Picture, _ y: Int, from start: Int, to end: Int) {
        total += end - start
        var at = y * picture.width + start
        let end = y * picture.width + end
        while at < end {
            let first = at
            let color = picture.pixels[at]
            while at < end, picture.pixels[at] == color { at += 1 }
            counts[color, default: 0] += at - first
        }
    }

    /// Returns the most frequent colors, the most frequent first; of equally frequent ones the greater first.
    func mostFrequent(_ number: Int) -> [UInt32] {
        counts.sorted { ($0.value, $0.key) > ($1.value, $1.key) }.prefix(number).map(\.key)
    }

    /// Returns the share of the pixels whose components differ from a color by at most `tolerance`.
    func share(near color: UInt32, _ tolerance: Int) -> Double {
        let near = counts.reduce(0) { Ink.difference($1.key, color) <= tolerance ? $0 + $1.value : $0 }
        return Double(near) / Double(max(total, 1))
    }
}
