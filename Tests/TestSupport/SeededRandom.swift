/// Random numbers that are the same on every run and every platform (SplitMix64; Steele, Lea and Flood 2014).
package struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    package init(_ seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    package mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    package mutating func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &self) < probability }

    /// True in `percent` of a hundred cases.
    package mutating func chance(percent: Int) -> Bool { int(0...99) < percent }

    /// One of the choices, of which there must be some.
    package mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[int(0...choices.count - 1)] }

    /// The bytes with one to three of them removed, added, replaced or swapped, or with the end cut off.
    package mutating func damaged(_ bytes: [UInt8], with alphabet: String) -> [UInt8] {
        var bytes = bytes
        let likely = Array(alphabet.utf8)
        for _ in 0..<int(1...3) where !bytes.isEmpty {
            let at = int(0...bytes.count - 1)
            let byte = chance(0.85) ? pick(likely) : UInt8(int(0...255))
            switch int(0...11) {
            case 0...3: bytes.remove(at: at)
            case 4...6: bytes.insert(byte, at: at)
            case 7...9: bytes[at] = byte
            case 10: bytes.swapAt(at, int(0...bytes.count - 1))
            default: if chance(0.3) { bytes.removeSubrange(at...) }
            }
        }
        return bytes
    }
}
