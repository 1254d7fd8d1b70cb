import AXSyntax

/// The density of a screen: the pixels per density-independent pixel, 1 at 160 dpi.
package enum Density {
    /// The densities of devices: 72 to 1,000 dpi.
    static let range = 0.45...6.25

    /// The notations of a density, for messages.
    package static let expectation = "a density such as 420, 420dpi, 2.625 or xxhdpi, from 72 to 1000 dpi"

    /// The names of densities in the resources of an app, with their dots per inch.
    private static let names: [String: Double] = [
        "ldpi": 120, "mdpi": 160, "tvdpi": 213, "hdpi": 240, "xhdpi": 320, "xxhdpi": 480, "xxxhdpi": 640,
    ]

    /// Returns a density in pixels per dp if it is valid.
    package static func checked(_ density: Double) -> Double? { range.contains(density) ? density : nil }

    /// Returns the density of a screen with this number of dots per inch, if it is valid.
    package static func ofDotsPerInch(_ dots: Double) -> Double? { checked(dots / 160) }

    /// Returns the density of a number as people write it: dots per inch from 72, and less as pixels per dp.
    package static func ofNumber(_ number: Double) -> Double? {
        number >= 72 ? ofDotsPerInch(number) : checked(number)
    }

    /// Reads a density as people write it: `420`, `420dpi`, `2.625`, `2,625`, `2.625x`, `xxhdpi`, or what
    /// `adb shell wm density` prints, `Physical density: 420` and perhaps `Override density: 400`, of which the last
    /// one applies.
    package static func parse(_ text: String) -> Double? {
        let text = text.lowercased()
        if let mark = text.ranges(of: "density:").last {
            return number(text[mark.upperBound...].trimmed).flatMap(ofNumber)
        }
        let word = text.trimmed
        if let dots = names[word] { return ofDotsPerInch(dots) }
        if word.hasSuffix("dpi") { return number(word.dropLast(3).trimmed).flatMap(ofDotsPerInch) }
        if word.hasSuffix("x") { return number(word.dropLast(1).trimmed).flatMap(checked) }
        return number(word).flatMap(ofNumber)
    }

    /// Reads a number, in which a comma may separate the fraction.
    private static func number(_ text: String) -> Double? {
        let bytes = text.utf8.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }
        return Double(decimal: bytes, from: 0, to: bytes.count)
    }
}
