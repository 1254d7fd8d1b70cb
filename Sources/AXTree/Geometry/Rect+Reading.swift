extension Rect {
    /// Coordinates beyond this many points are no place on a screen.
    static let reasonable = -1e7...1e7

    /// A frame of these numbers, or nil if one of them is no coordinate of a screen: not finite, or beyond 10,000,000 pt.
    package init?(reasonable x: Double, _ y: Double, _ width: Double, _ height: Double) {
        let range = Self.reasonable
        guard range.contains(x), range.contains(y), range.contains(width), range.contains(height) else { return nil }
        self.init(x: x, y: y, width: width, height: height)
    }

    /// A frame as Foundation prints one, `{{31, 82}, {174, 196.66666666666669}}`, or nil if it is not reasonable.
    init?(braces text: String) {
        let text = Array(text.utf8)
        self.init(braces: text, 0, text.count)
    }

    /// A frame as Foundation prints one, at `start..<end` of `text`, or nil if it is not reasonable.
    init?(braces text: [UInt8], _ start: Int, _ end: Int) {
        var edges = (0.0, 0.0, 0.0, 0.0)
        var count = 0
        var at = start
        while at < end {
            if Self.separates(text[at]) {
                at += 1
                continue
            }
            let first = at
            while at < end, !Self.separates(text[at]) { at += 1 }
            let edge = Double(decimal: text, from: first, to: at) ?? .infinity
            switch count {
            case 0: edges.0 = edge
            case 1: edges.1 = edge
            case 2: edges.2 = edge
            default: edges.3 = edge
            }
            count += 1
        }
        guard count == 4 else { return nil }
        self.init(reasonable: edges.0, edges.1, edges.2, edges.3)
    }

    private static func separates(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: " "): true
        default: false
        }
    }
}
