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
        let parts = text.split { "{}, ".contains($0) }.map { Double($0) ?? .infinity }
        guard parts.count == 4 else { return nil }
        self.init(reasonable: parts[0], parts[1], parts[2], parts[3])
    }
}
