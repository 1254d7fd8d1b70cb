import AXTestReports
import AXSyntax

extension Escape {
    /// Returns a text for a manual page: one that roff prints as it is, in any encoding. Line feeds remain.
    package static func manual(_ string: String) -> String {
        string.replacingScalars { scalar, previous in
            switch scalar {
            case "\n": nil
            case "\\": "\\e"
            case "-": "\\-"
            case "\"": "\\(dq"
            case "'": "\\(aq"
            case "`": "\\(ga"
            case "^": "\\(ha"
            case "~": "\\(ti"
            // Terminals without Unicode have no such character.
            case "…": "\\&..."
            // A full stop at the start of a line begins a request.
            case "." where previous == nil || previous == "\n": "\\&."
            case " "..."~": nil
            default: "\\[u" + hexadecimal(scalar) + "]"
            }
        }
    }

    /// Returns the number of a scalar in four digits or more, as roff reads it: `00D7`.
    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
