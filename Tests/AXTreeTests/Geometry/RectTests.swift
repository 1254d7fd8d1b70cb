import TestSupport
import AXTree
import Testing

@Suite("Rect")
struct RectTests {
    private let square = Rect(x: 10, y: 20, width: 30, height: 40)

    @Test("Edges, size and area")
    func edges() {
        #expect(square.maxX == 40)
        #expect(square.maxY == 60)
        #expect(square.size == Size(30, 40))
        #expect(square.area == 1200)
        #expect(square.shortestSide == 30)
        #expect(!square.isEmpty)
        #expect(square.description == "10,20 30×40")
        #expect(Rect(x: -1.5, y: 0, width: 0.333333, height: 12.1).description == "-1.5,0 0.33×12.1")
    }

    @Test(
        "A rectangle without an inside is empty",
        arguments: [(0.0, 1.0), (1, 0), (0, 0), (-1, 5), (5, -1), (.nan, 1)])
    func empty(width: Double, height: Double) {
        let rect = Rect(x: 15, y: 25, width: width, height: height)
        #expect(rect.isEmpty)
        #expect(!rect.intersects(square))
        #expect(!square.intersects(rect))
        #expect(square.intersection(rect) == nil)
    }

    @Test(
        "Rectangles that only touch do not intersect",
        arguments: [
            (Rect(x: 40, y: 20, width: 5, height: 40), nil), (Rect(x: 5, y: 20, width: 5, height: 40), nil),
            (Rect(x: 10, y: 60, width: 30, height: 1), nil), (Rect(x: 10, y: 19, width: 30, height: 1), nil),
            (Rect(x: 40, y: 60, width: 5, height: 5), nil), (Rect(x: 100, y: 100, width: 5, height: 5), nil),
            (Rect(x: 39, y: 59, width: 5, height: 5), Rect(x: 39, y: 59, width: 1, height: 1)),
            (Rect(x: 10, y: 20, width: 30, height: 40), Rect(x: 10, y: 20, width: 30, height: 40)),
            (Rect(x: 15, y: 25, width: 1, height: 2), Rect(x: 15, y: 25, width: 1, height: 2)),
            (Rect(x: -100, y: -100, width: 1000, height: 1000), Rect(x: 10, y: 20, width: 30, height: 40)),
            (Rect(x: -100, y: 30, width: 111, height: 1), Rect(x: 10, y: 30, width: 1, height: 1)),
        ] as [(Rect, Rect?)])
    func intersections(other: Rect, shared: Rect?) {
        #expect(square.intersection(other) == shared)
        #expect(other.intersection(square) == shared)
        #expect(square.intersects(other) == (shared != nil))
        #expect(other.intersects(square) == (shared != nil))
    }

    @Test("Random rectangles of whole points intersect where they share a square of one point")
    func random() {
        var random = SeededRandom(31)
        for _ in 0..<Cases.of(500) {
            func rect() -> Rect {
                Rect(
                    x: Double(random.int(-6...6)), y: Double(random.int(-6...6)), width: Double(random.int(0...7)),
                    height: Double(random.int(0...7)))
            }
            let (one, other) = (rect(), rect())
            let shared = cells(one).intersection(cells(other))
            #expect(one.intersects(other) == !shared.isEmpty)
            #expect((one.intersection(other).map { cells($0) } ?? []) == shared)
            #expect((one.intersection(other)?.area ?? 0) == Double(shared.count))
        }
    }

    @Test("A rectangle contains what lies inside, edges included, give or take the tolerance")
    func contains() {
        #expect(square.contains(square))
        #expect(square.contains(Rect(x: 11, y: 21, width: 1, height: 1)))
        #expect(square.contains(Rect(x: 40, y: 60, width: 0, height: 0)))
        #expect(!square.contains(Rect(x: 9.9, y: 20, width: 30, height: 40)))
        #expect(!square.contains(Rect(x: 10, y: 20, width: 30.1, height: 40)))
        #expect(!square.contains(Rect(x: 10, y: 20, width: 30, height: 40.5), tolerance: 0.4))
        #expect(square.contains(Rect(x: 9.5, y: 19.5, width: 31, height: 41), tolerance: 0.5))
    }

    @Test("Growing moves every side")
    func grown() {
        #expect(square.grown(by: 8) == Rect(x: 2, y: 12, width: 46, height: 56))
        #expect(square.grown(by: -5) == Rect(x: 15, y: 25, width: 20, height: 30))
    }

    @Test(
        "Points are written with at most two decimals, and none that say nothing",
        arguments: [
            (44.0, "44"), (43.5, "43.5"), (196.66666666666669, "196.67"), (0, "0"), (-0.0, "0"), (-0.004, "0"),
            (-12.25, "-12.25"), (0.01, "0.01"),
            (0.1 + 0.2, "0.3"), (99.999, "100"), (-0.05, "-0.05"), (1e7, "10000000"), (1e20, "1e+20"),
            (.infinity, "inf"), (.nan, "nan"), (9, "9"), (10, "10"), (9.996, "10"), (999, "999"), (1000, "1000"),
            (-9_999_999_999.75, "-9999999999.75"), (1e10, "10000000000"), (-123_456_789_012.25, "-123456789012.25"),
            (1e14 + 0.5, "100000000000000.5"), (-1e20, "-1e+20"),
        ] as [(Double, String)])
    func points(number: Double, written: String) { #expect(number.inPoints == written) }

    @Test("A rectangle is written as its corner and its size")
    func description() {
        #expect(Rect(x: 8, y: 52.5, width: 20, height: 0.25).description == "8,52.5 20×0.25")
        #expect(Rect(x: -1, y: 0, width: 3e9, height: -4).description == "-1,0 3000000000×-4")
        #expect(Rect(x: 1e12, y: .infinity, width: 1, height: 2).description == "1000000000000,inf 1×2")
    }

    /// The squares of one point that a rectangle of whole points covers.
    private func cells(_ rect: Rect) -> Set<[Int]> {
        guard rect.width > 0, rect.height > 0 else { return [] }
        var result: Set<[Int]> = []
        for x in Int(rect.x)..<Int(rect.x + rect.width) {
            for y in Int(rect.y)..<Int(rect.y + rect.height) { result.insert([x, y]) }
        }
        return result
    }
}
