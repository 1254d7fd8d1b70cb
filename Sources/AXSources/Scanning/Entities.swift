/// Resolves the character references of XML and JSX.
enum Entities {
    private static let names: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "hellip": "…", "rsquo": "’",
        "copy": "©", "mdash": "—", "ndash": "–",
    ]

    /// Returns a text with its references resolved; what is none stays as it is.
    static func resolved(_ text: [UInt8]) -> [UInt8] {
        guard text.contains(UInt8(ascii: "&")) else { return text }
        var result: [UInt8] = []
        var at = 0
        while at < text.count {
            if text[at] == UInt8(ascii: "&"),
                let end = text[at...].prefix(12).firstIndex(of: UInt8(ascii: ";")),
                let character = character(String(decoding: text[(at + 1)..<end], as: UTF8.self))
            {
                result += Array(character.utf8)
                at = end + 1
            } else {
                result.append(text[at])
                at += 1
            }
        }
        return result
    }

    private static func character(_ name: String) -> String? {
        guard name.hasPrefix("#") else { return names[name] }
        let digits = name.dropFirst()
        let value = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
}
