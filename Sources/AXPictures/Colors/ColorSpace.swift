/// The meaning of the components of a color.
enum ColorSpace: Equatable {
    case sRGB
    /// The primaries of P3, with the white point and transfer function of sRGB.
    case displayP3
    /// The primaries of sRGB; the components are light to the power of this exponent.
    case gamma(Double)

    /// The colors of red, green and blue of a profile, in XYZ with the white point D50.
    private static let primaries: [(ColorSpace, [[Double]])] = [
        (.sRGB, [[0.4361, 0.2225, 0.0139], [0.3851, 0.7169, 0.0971], [0.1431, 0.0606, 0.7141]]),
        (.displayP3, [[0.5151, 0.2412, -0.0011], [0.2920, 0.6922, 0.0419], [0.1571, 0.0666, 0.7841]]),
    ]

    /// Reads an ICC profile (ICC.1, 7 and 10); `nil` if it is of another space. It is told by its primaries: the names
    /// of profiles differ by system and language.
    init?(profile: [UInt8]) {
        guard profile.count >= 132, profile[16..<20].elementsEqual("RGB ".utf8) else { return nil }
        func number(at offset: Int) -> Int { profile[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        var found: [String: [Double]] = [:]
        for tag in 0..<min(number(at: 128), 100) {
            let at = 132 + 12 * tag
            guard at + 12 <= profile.count else { return nil }
            let (offset, name) = (number(at: at + 4), String(decoding: profile[at..<at + 4], as: UTF8.self))
            guard ["rXYZ", "gXYZ", "bXYZ"].contains(name), offset >= 0, offset + 20 <= profile.count else { continue }
            found[name] = (0..<3).map { Double(Int32(truncatingIfNeeded: number(at: offset + 8 + 4 * $0))) / 65536 }
        }
        guard let red = found["rXYZ"], let green = found["gXYZ"], let blue = found["bXYZ"] else { return nil }
        let colors = [red, green, blue]
        let known = Self.primaries.first { _, primaries in
            zip(primaries, colors).allSatisfy { zip($0, $1).allSatisfy { abs($0 - $1) < 0.005 } }
        }
        guard let known else { return nil }
        self = known.0
    }
}
