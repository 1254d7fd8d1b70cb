import AXSyntax

/// Identifiers of records, memory, packages and colours, as the whole label of a control, an image or a header.
package enum MachineIdentifier {
    /// Returns the text if all of it is an identifier. In a text or a row it may be shown on purpose.
    package static func whole(_ text: String, _ characters: TextCharacters) -> String? {
        guard !characters.hasOthers, text.utf8.count >= 5, !characters.contains("@") else { return nil }
        if characters.contains(" ") { return characters.containsAny(of: colourSigns) && isColour(text) ? text : nil }
        return isAddress(text) || isColour(text) || isInstant(text) || isRecord(text) || isToken(text)
            || isPackage(text)
            || text.hasPrefix("urn:") ? text : nil
    }

    /// Characters of which a colour has one.
    private static let colourSigns = ASCIISet("(U#")

    /// Whether it is an address in memory or the number of a resource: `0x600003a2c0d0`.
    private static func isAddress(_ text: String) -> Bool {
        text.hasPrefix("0x") && 6...16 ~= text.utf8.count - 2 && text.utf8.dropFirst(2).allSatisfy(isHexadecimal)
    }

    /// Whether it is a colour: `#FF5733`, `rgb(255, 87, 51)`. Six digits may be the number of a ticket.
    private static func isColour(_ text: String) -> Bool {
        if text.hasPrefix("rgb(") || text.hasPrefix("rgba(") { return text.hasSuffix(")") }
        if text.hasPrefix("UI"), text.index(of: "ColorSpace ") != nil { return true }
        let digits = text.utf8.dropFirst()
        return text.hasPrefix("#") && (digits.count == 6 || digits.count == 8) && digits.allSatisfy(isHexadecimal)
            && digits.contains(where: \.isDigit) && digits.contains(where: \.isUppercaseLetter)
            && !digits.contains(where: \.isLowercaseLetter)
    }

    /// Whether it is a number of milliseconds since 1970, of the years from 2014 to 2033.
    private static func isInstant(_ text: String) -> Bool {
        text.utf8.count == 13 && text.utf8.allSatisfy(\.isDigit) && "14" <= text.prefix(2) && text.prefix(2) <= "19"
    }

    /// Whether it is the key of a record: a word in small letters, and five digits or more, or ten letters and digits as a generator
    /// makes them: `product_8843920`, `user-93847`, `usr_9fK2mX81LqPz`.
    private static func isRecord(_ text: String) -> Bool {
        let word = text.utf8.prefix(while: \.isLowercaseLetter)
        guard 2...12 ~= word.count, let sign = text.utf8[word.endIndex...].first, "_-:".utf8.contains(sign) else {
            return false
        }
        let key = text.utf8[word.endIndex...].dropFirst()
        if key.count >= 5, key.allSatisfy(\.isDigit) { return true }
        return key.count >= 10 && sign == UInt8(ascii: "_") && key.allSatisfy(\.isLetterOrDigit)
            && key.count(where: \.isDigit) >= 2
            && key.contains(where: \.isUppercaseLetter) && key.contains(where: \.isLowercaseLetter)
    }

    /// Whether it is a JSON Web Token.
    private static func isToken(_ text: String) -> Bool {
        text.hasPrefix("eyJ") && text.utf8.count >= 20
            && text.utf8.allSatisfy { $0.isLetterOrDigit || "-_.=".utf8.contains($0) }
    }

    /// Whether it is the name of a package: `com.example.app.settings`.
    private static func isPackage(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        // Three parts are the name of an app, which settings for developers show.
        return parts.count >= 4 && roots.contains(String(parts[0]))
            && parts.allSatisfy {
                $0.utf8.first?.isLowercaseLetter == true
                    && $0.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
            }
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool { byte.isDigit || 0x61...0x66 ~= byte | 0x20 }

    private static let roots = Set(wordsOf: "com org net io de fr co app dev android androidx")
}
