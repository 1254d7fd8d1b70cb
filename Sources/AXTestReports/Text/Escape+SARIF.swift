import AXSyntax

extension Escape {
    private static let marks = ASCIISet("{}(")

    /// Returns the text of a SARIF message, in which braces are placeholders and brackets before a parenthesis are a
    /// link.
    package static func sarif(_ string: String) -> String {
        terminal(string).replacing(marks) { character, previous in
            switch character {
            case "{": "{{"
            case "}": "}}"
            case "(" where previous == UInt8(ascii: "]"): " ("
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
