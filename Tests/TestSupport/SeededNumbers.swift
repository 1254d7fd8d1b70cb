/// A random number generator (SplitMix64) with the same numbers in every run.
package struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    package init(_ seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number of quarter points, which a Double holds exactly.
    package mutating func points(_ range: ClosedRange<Double>) -> Double {
        Double(Int.random(in: Int(range.lowerBound * 4)...Int(range.upperBound * 4), using: &self)) / 4
    }

    /// Returns a number from 0 up to but not including `limit`.
    package mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

    /// True in `percent` of a hundred cases.
    package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

    /// One of these.
    package mutating func pick<Item>(_ items: [Item]) -> Item { items[Int.random(in: 0..<items.count, using: &self)] }
}
