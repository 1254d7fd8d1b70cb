import AXSyntax
import AXTree

/// The capabilities of an Appium session, which tell the density of an Android device.
package enum AppiumCapabilities {
    /// Returns the density in a file of capabilities: `driver.capabilities` as JSON, or the answer to a new session.
    ///
    /// - Throws: The error, if the file is not JSON or its density is invalid.
    package static func density(_ bytes: [UInt8]) throws(SyntaxError) -> Double? {
        let root = try JSONDocument(parsing: bytes, from: bytes.byteOrderMarkLength).root
        guard root.kind == .object else { throw root.error(expected: "an object with capabilities") }
        return try density(in: root)
    }

    /// Returns the density in an object with capabilities, or `nil` if it has none.
    package static func density(in root: JSONValue) throws(SyntaxError) -> Double? {
        var objects = [root]
        for key in ["value", "capabilities"] {
            objects += objects.compactMap { $0[key] }.filter { $0.kind == .object }
        }
        for object in objects {
            for prefix in ["", "appium:"] {
                if let dots = object[prefix + "deviceScreenDensity"] {
                    return try value(of: dots, Density.ofDotsPerInch, "the dots per inch, e.g. 420")
                }
                if let ratio = object[prefix + "pixelRatio"] {
                    return try value(of: ratio, Density.checked, "the pixels per dp, e.g. 2.625")
                }
            }
        }
        return nil
    }

    private static func value(
        of value: JSONValue, _ density: (Double) -> Double?, _ expectation: String
    ) throws(SyntaxError) -> Double? {
        let number = value.kind == .string ? Double(value.content) : value.number
        guard let result = number.flatMap(density) else { throw value.error(expected: expectation) }
        return result
    }
}
