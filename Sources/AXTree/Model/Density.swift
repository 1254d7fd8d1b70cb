import AXSyntax

/// The density of an Android screen: the pixels per density-independent pixel, 1 at 160 dpi.
package enum Density {
    /// The valid densities.
    static let range = 0.5...10

    /// The notations of a density, for messages.
    package static let expectation = "a density such as 420dpi or 2.625"

    /// Returns a density in pixels per dp if it is valid.
    package static func checked(_ density: Double) -> Double? { range.contains(density) ? density : nil }

    /// Returns the density of a screen with this number of dots per inch, if it is valid.
    package static func ofDotsPerInch(_ dots: Double) -> Double? { checked(dots / 160) }

    /// Reads a density as people write it: `420dpi` or `2.625`.
    package static func parse(_ text: String) -> Double? {
        let text = text.trimmed.lowercased()
        if text.hasSuffix("dpi") { return Double(text.dropLast(3).trimmed).flatMap(ofDotsPerInch) }
        return Double(text).flatMap(checked)
    }
}
