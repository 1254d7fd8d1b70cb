import AXSyntax

extension Escape {
    private static let marks = ASCIISet("{}(")

    /// Returns the text of a SARIF message, in which braces are placeholders and brackets before a parenthesis are a link.
    package static func sarif(_ string: String) -> String {
        let text = terminal(string)
        guard text.utf8.contains(where: marks.contains) else { return text }
        return text.replacingScalars { scalar, previous in
            switch scalar {
            case "{": "{{"
            case "}": "}}"
            case "(" where previous == "]": " ("
            default: nil
            }
        }
    }

    /// Returns a path as a relative URI: everything but unreserved characters and slashes is percent-encoded.
    package static func uri(_ path: String) -> String {
        path.utf8.map { byte in
            let scalar = Unicode.Scalar(byte)
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/": return String(scalar)
            default:
                let hex = String(byte, radix: 16, uppercase: true)
                return hex.count < 2 ? "%0" + hex : "%" + hex
            }
        }.joined()
    }
}
