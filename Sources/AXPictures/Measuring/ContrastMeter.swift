/// Measures what is drawn in frames of a picture.
///
/// The background is the color that most pixels of a frame are close to. The ink is what differs from it: connected
/// parts, of which borders, lines and what belongs to the surroundings are left out. The foreground is the most
/// frequent color of the strokes' core, which antialiasing leaves alone.
package struct ContrastMeter {
    private let picture: Picture

    package init(_ picture: Picture) { self.picture = picture }

    /// The greatest difference of a component between the background and a color that counts as background: the noise
    /// of a lossy picture, and the steps of a faint gradient.
    private static let tolerance = 10

    /// Measures what is drawn in a frame.
    ///
    /// - Parameter clip: The part of the picture in which the frame's contents are drawn.
    package func measure(_ frame: PixelRect, clip: PixelRect) -> ContrastMeasurement {
        var result = ContrastMeasurement()
        let clip = clip.intersection(PixelRect(x: 0, y: 0, width: picture.width, height: picture.height))
        let box = frame.intersection(clip)
        guard !box.isEmpty, box.area * 2 >= frame.area else {
            result.refusal = .outside
            return result
        }
        var counts = ColorCounts()
        counts.add(box, of: picture)
        let edge = edge(box)
        guard let background = background(counts, edge) else { return result }
        guard background >> 24 == 0xFF else {
            result.refusal = .transparent
            return result
        }
        result.background = RGBColor(background)
        let share = counts.share(near: background, Self.tolerance)
        let edgeShare = edge.share(near: background, Self.tolerance)
        // Glyphs can be a little larger than the frame.
        let margin = min(max(4, box.height / 4), 24)
        let grown = PixelRect(
            x: box.x - margin, y: box.y - margin, width: box.width + 2 * margin, height: box.height + 2 * margin
        ).intersection(clip)
        let ink = Ink(picture, grown, around: box, background: background, tolerance: Self.tolerance)
        let strokes = strokes(of: ink, box)
        result.parts = strokes.count
        let parts = strokes.map { ink.parts[$0] }
        guard let first = parts.first else {
            result.refusal = defect(ink, parts, box, clip) ?? (share > 0.95 ? .noInk : .background)
            return result
        }
        let bounds = parts.dropFirst().reduce(into: first) { $0.join($1) }
        result.inkBox = PixelRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height)
        measureLines(parts, &result)
        if share < 0.45, share < 0.25 || edgeShare < 0.7 {
            result.refusal = .background
        } else {
            result.refusal = defect(ink, parts, box, clip)
        }
        measureColors(ink, strokes, background, &result)
        // A button on a page: whether its text or its edge is meant, low is low.
        result.hasSurroundings = edgeShare < 0.8 && ink.surroundings(of: box) >= 0.095
        if result.hasSurroundings, let ratio = result.ratio, ratio >= 3 { result.refusal = .backgrounds }
        return result
    }

    // MARK: Background

    /// The colors of the outermost pixels of a rectangle.
    private func edge(_ rect: PixelRect) -> ColorCounts {
        var counts = ColorCounts()
        counts.add(PixelRect(x: rect.x, y: rect.y, width: rect.width, height: 1), of: picture)
        counts.add(PixelRect(x: rect.x, y: rect.maxY - 1, width: rect.width, height: 1), of: picture)
        counts.add(PixelRect(x: rect.x, y: rect.y, width: 1, height: rect.height), of: picture)
        counts.add(PixelRect(x: rect.maxX - 1, y: rect.y, width: 1, height: rect.height), of: picture)
        return counts
    }

    /// Returns the color that most pixels are close to. The candidates are the most frequent ones: a text on a gradient
    /// can itself have the most frequent color.
    private func background(_ counts: ColorCounts, _ edge: ColorCounts) -> UInt32? {
        let candidates = counts.mostFrequent(4) + edge.mostFrequent(1)
        let center = candidates.max {
            counts.share(near: $0, Self.tolerance) < counts.share(near: $1, Self.tolerance)
        }
        guard let center else { return nil }
        let near = counts.counts.filter { Ink.difference($0.key, center) <= Self.tolerance }
        return near.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    // MARK: Strokes

    /// Returns the parts that can be strokes of a text or an icon: not borders, lines and the surroundings.
    private func strokes(of ink: Ink, _ box: PixelRect) -> [Int] {
        ink.parts.indices.filter { index in
            let part = ink.parts[index]
            if part.pixels < 3 || !part.sides.isEmpty || part.inside * 5 < part.pixels * 3 { return false }
            // A line under a text.
            if part.width > 8 * part.height, part.width > box.width * 2 / 5, part.height * 12 < max(box.height, 36) {
                return false
            }
            if ink.parts.count == 1 { return true }
            // A line beside it, such as a cursor.
            if part.height > 8 * part.width, part.height > box.height * 3 / 4, part.width < 8, part.height > 40 {
                return false
            }
            // A border around it.
            return part.width <= box.width * 4 / 5 || part.height <= box.height * 3 / 5
                || part.pixels * 5 >= part.width * part.height
        }
    }

    /// Returns whether what is drawn is not whole: many glyphs go on outside of the frame, or end where it is clipped.
    private func defect(_ ink: Ink, _ parts: [Ink.Part], _ box: PixelRect, _ clip: PixelRect) -> ContrastRefusal? {
        let glyphs = ink.parts.filter { part in
            part.pixels > 3 && part.inside > 3 && part.height <= 2 * box.height && part.sides.count < 2
                && (part.inside * 5 < part.pixels * 3 || !part.sides.isEmpty)
        }
        let ending = (parts + glyphs).count {
            $0.minY == box.y && box.y == clip.y || $0.maxY == box.maxY - 1 && box.maxY == clip.maxY
        }
        if ending >= 2, ending * 10 >= 3 * (parts.count + glyphs.count) { return .cut }
        let (outside, inside) = (glyphs.reduce(0) { $0 + $1.pixels }, parts.reduce(0) { $0 + $1.pixels })
        return outside * 4 > inside && (glyphs.count > 1 || inside > 0) ? .misplaced : nil
    }

    /// Finds the lines of the text: parts whose rows overlap.
    private func measureLines(_ parts: [Ink.Part], _ result: inout ContrastMeasurement) {
        var lines: [Ink.Part] = []
        for part in parts.sorted(by: { $0.minY < $1.minY }) {
            if let last = lines.indices.last, part.minY <= lines[last].maxY {
                lines[last].join(part)
            } else {
                lines.append(part)
            }
        }
        result.lineHeight = lines.map(\.height).max() ?? 0
        // Dots above and below letters are no lines.
        let whole = lines.filter { $0.height * 3 > result.lineHeight }
        result.lines = whole.count
        result.length = whole.reduce(0) { $0 + $1.width }
    }

    // MARK: Colors

    /// Finds the color of the strokes, and whether they have only one.
    private func measureColors(
        _ ink: Ink, _ strokes: [Int], _ background: UInt32, _ result: inout ContrastMeasurement
    ) {
        var isStroke = [Bool](repeating: false, count: ink.parts.count)
        for index in strokes { isStroke[index] = true }
        var counts = ColorCounts()
        /// By part, the square of the greatest distance from the background.
        var extremes = [Int](repeating: 0, count: ink.parts.count)
        for run in ink.runs where isStroke[run.part] { counts.addRow(picture, run.y, from: run.start, to: run.end) }
        var colors = counts.counts.map { InkColor($0.key, count: $0.value, from: background) }
        colors.sort { ($0.distance, $0.color) > ($1.distance, $1.color) }
        guard let strongest = Self.core(colors, of: counts.total) else { return }
        result.foreground = RGBColor(strongest.color)
        guard result.refusal == nil else { return }
        // Antialiasing mixes two colors: what lies beside the line between them is a third one.
        let beside = colors.reduce(0) {
            $1.distance(fromLineTo: strongest) > max(0.15 * strongest.distance, 14) ? $0 + $1.count : $0
        }
        if beside * 8 > counts.total { return result.refusal = .colors }
        // Parts that are paler as a whole have another color.
        for run in ink.runs where isStroke[run.part] {
            for x in run.start..<run.end {
                let distance = InkColor.squaredDistance(picture[x, run.y], background)
                extremes[run.part] = max(extremes[run.part], distance)
            }
        }
        let large = strokes.filter { ink.parts[$0].pixels >= 12 }
        let pale = large.filter { Double(extremes[$0]).squareRoot() < 0.6 * strongest.distance }
        let pixels = large.reduce(0) { $0 + ink.parts[$1].pixels }
        if pale.reduce(0, { $0 + ink.parts[$1].pixels }) * 5 > pixels { result.refusal = .colors }
        if hasLineOfOtherColor(ink, strokes, background, strongest) { result.refusal = .colors }
    }

    /// Returns whether a line has another color than the strongest one, as a caption below a title has.
    private func hasLineOfOtherColor(_ ink: Ink, _ strokes: [Int], _ background: UInt32, _ strongest: InkColor) -> Bool
    {
        // By part: its line, or -1 if it is no stroke.
        var lineOfPart = [Int](repeating: -1, count: ink.parts.count)
        var (line, bottom) = (-1, -1)
        for part in strokes.sorted(by: { ink.parts[$0].minY < ink.parts[$1].minY }) {
            if ink.parts[part].minY > bottom { line += 1 }
            bottom = max(bottom, ink.parts[part].maxY)
            lineOfPart[part] = line
        }
        guard line > 0 else { return false }
        var counts = [ColorCounts](repeating: ColorCounts(), count: line + 1)
        var parts = [Int](repeating: 0, count: line + 1)
        for part in strokes { parts[lineOfPart[part]] += 1 }
        for run in ink.runs where lineOfPart[run.part] >= 0 {
            counts[lineOfPart[run.part]].addRow(picture, run.y, from: run.start, to: run.end)
        }
        return zip(counts, parts).contains { counts, parts in
            guard parts >= 2, counts.total >= 24 else { return false }
            var colors = counts.counts.map { InkColor($0.key, count: $0.value, from: background) }
            colors.sort { ($0.distance, $0.color) > ($1.distance, $1.color) }
            guard let core = Self.core(colors, of: counts.total) else { return false }
            return core.distance < 0.7 * strongest.distance
                || core.distance(fromLineTo: strongest) > max(0.25 * strongest.distance, 30)
        }
    }

    /// Returns the most frequent color of the strokes' core: of those that are nearly as far from the background as the
    /// farthest one, but for a fiftieth of the pixels.
    ///
    /// - Parameter colors: The colors, the farthest first.
    private static func core(_ colors: [InkColor], of total: Int) -> InkColor? {
        var seen = 0
        let farthest = colors.first { color in
            seen += color.count
            return seen * 50 >= total
        }
        guard let farthest else { return nil }
        return colors.prefix { $0.distance >= 0.88 * farthest.distance }
            .max { ($0.count, $0.distance) < ($1.count, $1.distance) }
    }
}
