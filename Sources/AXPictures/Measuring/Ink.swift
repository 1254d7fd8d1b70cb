/// What is drawn on the background of a rectangle: the pixels that differ from it, and the connected parts that they
/// form.
struct Ink {
    /// A connected part.
    struct Part {
        var minX: Int
        var maxX: Int
        var minY: Int
        var maxY: Int
        var pixels: Int
        /// The number of pixels inside the frame.
        var inside = 0
        /// The sides of the rectangle that it touches.
        var sides: Sides = []
        var width: Int { maxX - minX + 1 }
        var height: Int { maxY - minY + 1 }

        /// Extends the rectangle around the part to another part.
        mutating func join(_ other: Part) {
            (minX, maxX) = (min(minX, other.minX), max(maxX, other.maxX))
            (minY, maxY) = (min(minY, other.minY), max(maxY, other.maxY))
        }
    }

    struct Sides: OptionSet {
        let rawValue: UInt8
        static let left = Sides(rawValue: 1)
        static let right = Sides(rawValue: 2)
        static let top = Sides(rawValue: 4)
        static let bottom = Sides(rawValue: 8)
        var count: Int { rawValue.nonzeroBitCount }
    }

    /// A row of neighbouring pixels of a part.
    struct Run {
        let y: Int
        let start: Int
        let end: Int
        var part: Int
    }

    private(set) var parts: [Part] = []
    private(set) var runs: [Run] = []

    /// Finds the pixels of a rectangle inside the picture that are farther than `tolerance` from the background.
    init(_ picture: Picture, _ rect: PixelRect, around box: PixelRect, background: UInt32, tolerance: Int) {
        findRuns(picture, rect, background, tolerance)
        join(rect, box)
    }

    /// Returns the greatest difference of a component.
    static func difference(_ one: UInt32, _ other: UInt32) -> Int {
        func component(_ shift: UInt32) -> Int { abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)) }
        return max(component(16), component(8), component(0))
    }

    private mutating func findRuns(_ picture: Picture, _ rect: PixelRect, _ background: UInt32, _ tolerance: Int) {
        let pixels = picture.pixels
        for y in rect.y..<rect.maxY {
            let row = y * picture.width
            var x = rect.x
            while x < rect.maxX {
                let start = x
                while x < rect.maxX, Self.difference(pixels[row + x], background) > tolerance { x += 1 }
                if x > start { runs.append(Run(y: y, start: start, end: x, part: -1)) } else { x += 1 }
            }
        }
    }

    /// Joins runs that touch each other, also at a corner, to parts.
    private mutating func join(_ rect: PixelRect, _ box: PixelRect) {
        // By run, a run of the same part with a lower index, or itself.
        var roots = Array(runs.indices)
        func root(_ index: Int) -> Int {
            var index = index
            while roots[index] != index {
                roots[index] = roots[roots[index]]
                index = roots[index]
            }
            return index
        }
        var (above, next) = (0, 0)
        for index in runs.indices {
            let run = runs[index]
            if index == 0 || runs[index - 1].y != run.y { (above, next) = (next, index) }
            // `above` is the first run of the row before that may touch this one, `next` the first run of this row.
            while above < next, runs[above].y < run.y - 1 || runs[above].end < run.start { above += 1 }
            var other = above
            while other < next, runs[other].start <= run.end {
                let (one, two) = (root(other), root(index))
                if one != two { roots[max(one, two)] = min(one, two) }
                other += 1
            }
        }
        var numbers = [Int](repeating: -1, count: runs.count)
        for index in runs.indices {
            let first = root(index)
            let run = runs[index]
            if numbers[first] < 0 {
                numbers[first] = parts.count
                parts.append(Part(minX: run.start, maxX: run.end - 1, minY: run.y, maxY: run.y, pixels: 0))
            }
            let part = numbers[first]
            runs[index].part = part
            parts[part].pixels += run.end - run.start
            if run.y >= box.y, run.y < box.maxY {
                parts[part].inside += max(0, min(run.end, box.maxX) - max(run.start, box.x))
            }
            parts[part].minX = min(parts[part].minX, run.start)
            parts[part].maxX = max(parts[part].maxX, run.end - 1)
            parts[part].maxY = max(parts[part].maxY, run.y)
        }
        for index in parts.indices {
            if parts[index].minX == rect.x { parts[index].sides.insert(.left) }
            if parts[index].maxX == rect.maxX - 1 { parts[index].sides.insert(.right) }
            if parts[index].minY == rect.y { parts[index].sides.insert(.top) }
            if parts[index].maxY == rect.maxY - 1 { parts[index].sides.insert(.bottom) }
        }
    }

    /// Returns the share of the frame that belongs to parts that go on outside.
    func surroundings(of box: PixelRect) -> Double {
        Double(parts.reduce(0) { $1.sides.isEmpty ? $0 : $0 + $1.inside }) / Double(box.area)
    }
}
