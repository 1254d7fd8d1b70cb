extension Double {
    /// Creates the double nearest to the decimal number at `start..<end` of `text`, or returns `nil` if the text is not
    /// a number or not finite.
    ///
    /// A mantissa of up to 15 digits and a power of ten up to 18 are exact in a double, so one division rounds
    /// correctly (Clinger 1990): 196.67 is 19667 / 10². All other numbers are left to the standard library.
    package init?(decimal text: borrowing [UInt8], from start: Int, to end: Int) {
        var at = start
        var mantissa: UInt64 = 0
        let isNegative = at < end && text[at] == UInt8(ascii: "-")
        if isNegative || at < end && text[at] == UInt8(ascii: "+") { at += 1 }
        let firstDigit = at
        while at < end, text[at] &- UInt8(ascii: "0") <= 9 {
            mantissa = mantissa &* 10 &+ UInt64(text[at] &- UInt8(ascii: "0"))
            at &+= 1
        }
        var digits = at - firstDigit
        var scale = 0
        if at < end, text[at] == UInt8(ascii: ".") {
            let firstDecimal = at + 1
            at = firstDecimal
            while at < end, text[at] &- UInt8(ascii: "0") <= 9 {
                mantissa = mantissa &* 10 &+ UInt64(text[at] &- UInt8(ascii: "0"))
                at &+= 1
            }
            scale = at - firstDecimal
            digits += scale
        }
        // Up to 18 digits, the mantissa does not overflow.
        if digits > 0, at == end, digits <= 18, mantissa < Self.firstOf16Digits {
            let value = scale == 0 ? Double(mantissa) : Double(mantissa) / Self.powersOfTen[scale]
            self = isNegative ? -value : value
            return
        }
        // The standard library reads hexadecimal numbers and words such as "nan", too.
        guard digits > 0, Self.isExponent(text, from: at, to: end),
            let value = Double(String(decoding: text[start..<end], as: UTF8.self)), value.isFinite
        else { return nil }
        self = value
    }

    /// Creates the double nearest to a decimal number, or returns `nil` if the text is not a number or not finite.
    package init?(decimal text: some StringProtocol) {
        let bytes = Array(text.utf8)
        self.init(decimal: bytes, from: 0, to: bytes.count)
    }

    /// Returns whether `start..<end` of `text` is empty or an exponent: `e5`, `E+05`.
    private static func isExponent(_ text: borrowing [UInt8], from start: Int, to end: Int) -> Bool {
        guard start < end else { return true }
        guard text[start] | 0x20 == UInt8(ascii: "e") else { return false }
        var at = start + 1
        if at < end, text[at] == UInt8(ascii: "+") || text[at] == UInt8(ascii: "-") { at += 1 }
        let firstDigit = at
        while at < end, text[at] &- UInt8(ascii: "0") <= 9 { at += 1 }
        return at == end && at > firstDigit
    }

    private static let firstOf16Digits: UInt64 = 1_000_000_000_000_000

    private static let powersOfTen: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    ]
}
