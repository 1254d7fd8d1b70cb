import AXSyntax

/// Objects as programs print them: `User{name='Ann', age=3}`, `Item(id=3)`, `MenuItem@4f2a1c`, `Instance of 'User'`.
package enum PrintedObject {
    /// Returns the printed object that a text of these characters is, or the first piece of one.
    package static func first(in text: String, _ characters: TextCharacters) -> String? {
        if characters.contains("@"), isReference(text) { return text }
        if characters.contains("="), isRecord(text, "=") { return text }
        if characters.contains("{"), characters.contains(":"), isRecord(text, ":") { return text }
        guard characters.containsAny(of: signs) else { return nil }
        return pieces.first { text.index(of: $0) != nil }
    }

    /// Whether the text is an object in the words of Java, Kotlin, Dart or JavaScript, with two fields, or a name before the first.
    private static func isRecord(_ text: String, _ sign: Character) -> Bool {
        guard let open = text.firstIndex(where: { $0 == "{" || $0 == "(" }),
            text.hasSuffix(text[open] == "{" ? "}" : ")")
        else { return false }
        let name = text[..<open]
        guard name.isEmpty ? text[open] == "{" : name.isTypeName else { return false }
        let fields = text[open...].dropFirst().dropLast().split(separator: ",")
        guard let first = fields.first, first.isField(sign) else { return false }
        return !name.isEmpty && sign == "="
            || fields.count > 1 && fields.dropFirst().contains { $0.trimmed.isField(sign) }
    }

    /// Whether the text is what Java prints for an object: the name of a class, an @ and hexadecimal digits.
    private static func isReference(_ text: String) -> Bool {
        guard let at = text.lastIndex(of: "@") else { return false }
        let name = text[..<at]
        let hash = text[at...].dropFirst().utf8
        guard (name.contains(".") ? 4 : 5)...8 ~= hash.count, hash.allSatisfy({ $0.isDigit || 0x61...0x66 ~= $0 }),
            hash.contains(where: \.isDigit)
        else { return false }
        if name.hasPrefix("[L"), name.hasSuffix(";") { return true }
        let parts = name.split(separator: ".")
        guard let last = parts.last, last.isTypeName,
            name.utf8.allSatisfy({ $0.isLetterOrDigit || ".$_".utf8.contains($0) })
        else { return false }
        return parts.count > 1 || hash.contains(where: \.isLetter)
    }

    private static let signs = ASCIISet("'([{")
    private static let pieces = [
        "Instance of '", "Closure: (", "function() {", "function(", "[native code]", "NSLocalizedString(",
        "LocalizedStringKey(",
        "stringResource(",
        "getString(R.", "Color(0x", "MaterialColor(", "[missing \"", "/Date(", "<Swift.", "AnyView(",
    ]
}

extension StringProtocol {
    /// Whether it is a name of a type: letters, digits and full stops, beginning with a capital letter and having a small one.
    fileprivate var isTypeName: Bool {
        utf8.first?.isUppercaseLetter == true && utf8.contains(where: \.isLowercaseLetter)
            && utf8.allSatisfy {
                $0.isLetterOrDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "_")
            }
    }

    /// Whether it is a name in small letters or camel case, the sign, and a value: `id=3`, `label: Menu`.
    fileprivate func isField(_ sign: Character) -> Bool {
        guard let end = firstIndex(of: sign), end > startIndex, utf8.first?.isLowercaseLetter == true else {
            return false
        }
        return self[..<end].utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
            && (sign == "=" || self[end...].dropFirst().first == " ")
    }
}
