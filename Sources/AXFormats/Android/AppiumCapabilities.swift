import AXSyntax
import AXTree

/// The capabilities of an Appium session, which tell the density of an Android device.
package enum AppiumCapabilities {
    /// Returns the density in a file of capabilities: `driver.capabilities` as JSON, or the answer to a new session.
    ///
    /// - Throws: The error, if the file is not JSON or its density is invalid.
    package static func density(_ bytes: [UInt8]) throws(SyntaxError) -> Double? {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let document = try JSONDocument(parsing: bytes, from: bytes.starts(with: mark) ? 3 : 0)
        return try density(in: document)
    }

    /// Returns the density in a document with capabilities, or `nil` if it has none.
    static func density(in document: JSONDocument) throws(SyntaxError) -> Double? {
        var objects = [0]
        for key in ["value", "capabilities"] {
            objects += objects.compactMap { document.member(key, of: $0) }.filter {
                document.nodes[$0].kind == .object
            }
        }
        for object in objects {
            for prefix in ["", "appium:"] {
                if let dots = document.member(prefix + "deviceScreenDensity", of: object) {
                    return try value(at: dots, document, Density.ofDotsPerInch, "the dots per inch, e.g. 420")
                }
                if let ratio = document.member(prefix + "pixelRatio", of: object) {
                    return try value(at: ratio, document, Density.checked, "the pixels per dp, e.g. 2.625")
                }
            }
        }
        return nil
    }

    private static func value(
        at index: Int, _ document: JSONDocument, _ density: (Double) -> Double?, _ expectation: String
    ) throws(SyntaxError) -> Double? {
        let number: Double? =
            switch document.nodes[index].kind {
            case .number: document.number(at: index)
            case .string: Double(document.string(at: index))
            default: nil
            }
        guard let result = number.flatMap(density) else {
            throw SyntaxError(
                at: document.offset(of: index), found: document.describe(index), expected: expectation)
        }
        return result
    }
}
