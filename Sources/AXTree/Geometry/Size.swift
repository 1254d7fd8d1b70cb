/// A width and a height, in points.
public struct Size: Hashable, Sendable {
    /// Points from side to side.
    public var width: Double
    /// Points from top to bottom.
    public var height: Double

    /// A size of `width` by `height` points.
    public init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }
}

infix operator × : MultiplicationPrecedence

/// `44 × 44` is a size of 44 by 44 points.
public func × (width: Double, height: Double) -> Size { Size(width, height) }

extension Size: CustomStringConvertible {
    /// The size as people write it: `358×43.5`.
    public var description: String { "\(width.inPoints)×\(height.inPoints)" }
}

extension Double {
    /// The number as reports write points: at most two decimals, none that say nothing (`44`, `43.5`, `196.67`).
    ///
    /// Hand-made because this is asked for every finding, and because it must not depend on a locale.
    package var inPoints: String {
        guard isFinite, magnitude < 1e15 else { return "\(self)" }
        // Up to 15 bytes need no memory of their own.
        return String(unsafeUninitializedCapacity: isShortInPoints ? 15 : 24) { writeInPoints(to: $0, at: 0) }
    }

    /// Whether 15 bytes are enough to write it.
    package var isShortInPoints: Bool { magnitude < 1e10 }

    /// Writes the number as `inPoints` has it. Returns the place after it.
    package func writeInPoints(to bytes: UnsafeMutableBufferPointer<UInt8>, at start: Int) -> Int {
        // Most are whole.
        if let whole = Int(exactly: self) {
            return Self.write(whole.magnitude, isNegative: whole < 0, to: bytes, at: start)
        }
        let hundredths = Int((self * 100).rounded())
        let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
        let place = Self.write(whole, isNegative: hundredths < 0, to: bytes, at: start)
        guard rest > 0 else { return place }
        bytes[place] = UInt8(ascii: ".")
        return rest % 10 == 0
            ? Self.write(rest / 10, digits: 1, to: bytes, at: place + 1)
            : Self.write(rest, digits: 2, to: bytes, at: place + 1)
    }

    private static func write(
        _ number: UInt, isNegative: Bool, to bytes: UnsafeMutableBufferPointer<UInt8>, at start: Int
    ) -> Int {
        if isNegative { bytes[start] = UInt8(ascii: "-") }
        var digits = 1
        var power: UInt = 10
        while number >= power {
            digits += 1
            power *= 10
        }
        return write(number, digits: digits, to: bytes, at: isNegative ? start + 1 : start)
    }

    private static func write(
        _ number: UInt, digits: Int, to bytes: UnsafeMutableBufferPointer<UInt8>, at start: Int
    ) -> Int {
        var number = number
        for place in (start..<start + digits).reversed() {
            bytes[place] = UInt8(ascii: "0") + UInt8(number % 10)
            number /= 10
        }
        return start + digits
    }
}
