import AXSyntax

extension Rect {
    /// The range of coordinates, in points, that can be on a screen.
    package static let reasonable = -1e7...1e7

    /// Creates a frame, or returns `nil` if a number is not finite or beyond 10,000,000 pt.
    package init?(reasonable x: Double, _ y: Double, _ width: Double, _ height: Double) {
        let range = Self.reasonable
        guard range.contains(x), range.contains(y), range.contains(width), range.contains(height) else { return nil }
        self.init(x: x, y: y, width: width, height: height)
    }

    /// Returns the number in a text; infinite, which makes its frame unreasonable, for `nan`, `inf` and a number that
    /// does not fit a double; `nil` for any other text.
    package static func coordinate(_ text: some StringProtocol) -> Double? {
        if let number = Double(decimal: text) { return number }
        guard let number = Double(text), !number.isFinite else { return nil }
        return .infinity
    }

    /// Creates a frame from Foundation's notation, `{{31, 82}, {174, 196.66666666666669}}`, or returns `nil` if it is
    /// not reasonable.
    package init?(braces text: String) {
        let text = Array(text.utf8)
        self.init(braces: text, 0, text.count)
    }

    /// Creates a frame from Foundation's notation at `start..<end` of `text`, or returns `nil` if it is not reasonable.
    package init?(braces text: [UInt8], _ start: Int, _ end: Int) {
        guard let (x, y, width, height) = Self.fourNumbers(in: text, start, end) else { return nil }
        self.init(reasonable: x, y, width, height)
    }

    /// Returns the four numbers at `start..<end` of `text`, which brackets, commas and spaces separate, or `nil` if
    /// there are not exactly four or one is malformed.
    package static func fourNumbers(in text: [UInt8], _ start: Int, _ end: Int) -> (Double, Double, Double, Double)? {
        var numbers = (0.0, 0.0, 0.0, 0.0)
        var count = 0
        var at = start
        while at < end {
            if isSeparator(text[at]) {
                at += 1
                continue
            }
            let first = at
            while at < end, !isSeparator(text[at]) { at += 1 }
            guard let number = Double(decimal: text, from: first, to: at) else { return nil }
            switch count {
            case 0: numbers.0 = number
            case 1: numbers.1 = number
            case 2: numbers.2 = number
            default: numbers.3 = number
            }
            count += 1
        }
        return count == 4 ? numbers : nil
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","), 0x20: true
        default: false
        }
    }
}
