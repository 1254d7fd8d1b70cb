import TestSupport
import AXTree
import Testing

/// The sweep, held against comparing all with all.
@Suite("RectSweep")
struct RectSweepTests {
    @Test("None, one, two")
    func few() {
        let one = Rect(x: 0, y: 0, width: 10, height: 10)
        let touching = Rect(x: 10, y: 0, width: 10, height: 10)
        #expect(pairs([], 0).isEmpty)
        #expect(pairs([one], 0).isEmpty)
        #expect(pairs([one, one], 0) == [[0, 1]])
        #expect(pairs([one, touching], 0).isEmpty)
        #expect(pairs([one, touching], 0.001) == [[0, 1]])
        #expect(pairs([touching, one], 8) == [[0, 1]])
        #expect(pairs([one, Rect(x: 18, y: 0, width: 10, height: 10)], 8).isEmpty)
        #expect(pairs([one, Rect(x: 17.5, y: 17.5, width: 1, height: 1)], 8) == [[0, 1]])
        #expect(
            pairs([Rect(x: -20, y: -20, width: 15, height: 15), Rect(x: -6, y: -6, width: 1, height: 1)], 0) == [
                [0, 1]
            ])
    }

    @Test("A rectangle without an area intersects nothing")
    func empty() {
        let square = Rect(x: 0, y: 0, width: 10, height: 10)
        #expect(pairs([square, Rect(x: 5, y: 5, width: 0, height: 0)], 0).isEmpty)
        #expect(pairs([Rect(x: 0, y: 0, width: 10, height: 0), Rect(x: 0, y: 100, width: 10, height: 10)], 0).isEmpty)
        #expect(pairs([Rect(x: 2, y: 0, width: 0, height: 50), square], 0).isEmpty)
    }

    @Test("Random rectangles", arguments: [0.0, 0.5, 8.0])
    func random(distance: Double) {
        var random = SeededRandom(32)
        var found = 0
        for number in 0..<Cases.of(400) {
            let rects = rects(&random, kind: number % 5)
            let expected = naive(rects, distance)
            found += expected.count
            if pairs(rects, distance) != expected { Issue.record("\(rects)") }
        }
        #expect(found > Cases.of(5_000))
    }

    @Test("Random points in random rectangles")
    func stacks() {
        var random = SeededRandom(34)
        var found = 0
        for number in 0..<Cases.of(400) {
            let rects = rects(&random, kind: number % 5)
            // Corners and centres, so that points lie on edges too.
            let points = rects.flatMap {
                [Point(x: $0.x, y: $0.y), Point(x: $0.x + $0.width / 2, y: $0.y + $0.height / 2)]
            }
            let expected = points.indices.flatMap { point in
                rects.indices.filter { index in
                    let (rect, at) = (rects[index], points[point])
                    return rect.x < at.x && at.x < rect.x + rect.width && rect.y < at.y && at.y < rect.y + rect.height
                }.map { [point, $0] }
            }
            found += expected.count
            let stacks = RectSweep.stacks(of: rects, at: points).map { [$0.point, $0.rect] }
            if stacks != expected { Issue.record("\(rects)") }
            let some = RectSweep.stacks(of: rects, at: points, partners: 2).map { [$0.point, $0.rect] }
            #expect(Set(some).isSubset(of: Set(expected)))
            for (point, members) in Dictionary(grouping: expected, by: { $0[0] }) {
                #expect(some.count { $0[0] == point } == min(members.count, 2))
            }
        }
        #expect(found > Cases.of(5_000))
        #expect(RectSweep.stacks(of: [], at: [Point(x: 0, y: 0)]).isEmpty)
    }

    @Test(
        "`partners` bounds what one rectangle brings in, and what is found are pairs all the same",
        arguments: [0, 1, 2, 5])
    func partners(limit: Int) {
        var random = SeededRandom(33)
        for number in 0..<Cases.of(200) {
            let rects = rects(&random, kind: number % 5)
            let all = naive(rects, 8)
            let some = RectSweep.pairs(of: rects, within: 8, partners: limit).map { [$0.0, $0.1] }
            #expect(Set(some).isSubset(of: Set(all)))
            #expect(Set(some).count == some.count)
            #expect(some.count <= limit * rects.count)
            // A rectangle is in at most `limit` pairs with those whose top edges are above its own.
            let byTop = rects.indices.sorted { (rects[$0].y, $0) < (rects[$1].y, $1) }
            var expected = 0
            for (location, index) in byTop.enumerated() {
                let above = byTop[..<location].filter { all.contains([min($0, index), max($0, index)]) }
                expected += min(limit, above.count)
            }
            #expect(some.count == expected)
        }
    }

    @Test("Ten times the rectangles take far less than a hundred times the time")
    func speed() {
        func time(_ count: Int) -> Duration {
            let rects = (0..<count).map {
                Rect(x: Double($0 % 10) * 40, y: Double($0 / 10) * 40, width: 44, height: 30)
            }
            let start = ContinuousClock.now
            #expect(RectSweep.pairs(of: rects, within: 0).count == (count / 10) * 9)
            return ContinuousClock.now - start
        }
        _ = time(1_000)
        // Quadratic would be a hundred times.
        #expect(time(20_000) < max(time(2_000), .milliseconds(20)) * 40)
    }

    private func pairs(_ rects: [Rect], _ distance: Double) -> [[Int]] {
        RectSweep.pairs(of: rects, within: distance).map { [$0.0, $0.1] }
    }

    private func naive(_ rects: [Rect], _ distance: Double) -> [[Int]] {
        var result: [[Int]] = []
        for one in rects.indices {
            for other in rects.indices where other > one {
                if rects[one].grown(by: distance).intersects(rects[other]) { result.append([one, other]) }
            }
        }
        return result
    }

    private func rects(_ random: inout SeededRandom, kind: Int) -> [Rect] {
        var result: [Rect] = []
        for _ in 0..<random.int(0...40) {
            if !result.isEmpty, random.chance(0.1) {
                result.append(random.pick(result))
                continue
            }
            func number(_ range: ClosedRange<Int>) -> Double { Double(random.int(range)) }
            switch kind {
            // A grid, so that edges touch.
            case 0:
                result.append(Rect(x: number(0...5) * 44, y: number(0...9) * 44, width: 44, height: 44))
            // Small and large ones.
            case 1:
                let side = random.pick([1.0, 4, 20, 300])
                result.append(Rect(x: number(-100...100), y: number(-100...100), width: side, height: side * 0.5))
            // Few coordinates, so that many are equal.
            case 2:
                result.append(Rect(x: number(-3...3), y: number(-3...3), width: number(1...3), height: number(1...3)))
            // Fractions, exact ones: rounding is not what is compared here.
            case 3:
                result.append(
                    Rect(
                        x: number(-500...500) / 4, y: number(-500...500) / 8, width: number(1...600) / 4,
                        height: number(1...600) / 8))
            // Rows as wide as the screen with buttons in them.
            default:
                let row = number(0...20) * 44
                result.append(
                    random.chance(0.4)
                        ? Rect(x: 0, y: row, width: 390, height: 44)
                        : Rect(x: number(0...12) * 30, y: row + 8, width: 28, height: 28))
            }
        }
        return result
    }
}
