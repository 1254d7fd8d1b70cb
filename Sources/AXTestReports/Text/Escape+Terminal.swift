import AXSyntax
import AXTree

extension Escape {
    /// Returns a text that is safe in a terminal, an editor or a log: it cannot move the cursor or issue a command to a
    /// CI system, and right-to-left runs are isolated, so that they do not reorder the text around them.
    package static func terminal(_ string: String, limit: Int = 2000) -> String {
        let text = withoutLogCommands(string.printable(limit: limit))
        return isolatingRightToLeftRuns(in: text)
    }

    // MARK: Log commands

    /// Escapes what a CI system reads as a command in its log: `::error::` at the start of a line (GitHub), and
    /// `##[error]`, `##vso[...]`, `##teamcity[...]` anywhere.
    package static func withoutLogCommands(_ text: String) -> String {
        // Most texts have no number sign and do not begin with a colon.
        let hasNumberSign = text.utf8.contains(UInt8(ascii: "#"))
        guard hasNumberSign || text.utf8.first(where: { $0 != 0x20 }) == UInt8(ascii: ":") else { return text }
        var isAtStart = true
        var followsNumberSign = false
        return text.replacingScalars { scalar, _ in
            defer { if scalar != " " { isAtStart = false } }
            switch scalar {
            case "#" where followsNumberSign:
                followsNumberSign = false
                return "\\u{23}"
            case ":" where isAtStart:
                return "\\u{3A}"
            default:
                followsNumberSign = scalar == "#"
                return nil
            }
        }
    }

    // MARK: Right-to-left text

    private static let firstStrongIsolate: Unicode.Scalar = "\u{2068}"
    private static let popDirectionalIsolate: Unicode.Scalar = "\u{2069}"

    /// Puts each right-to-left run between FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE.
    ///
    /// A run begins with a right-to-left letter and ends with the last one before a letter of another direction: spaces
    /// and digits between two right-to-left words belong to the run, those after the last word do not.
    private static func isolatingRightToLeftRuns(in text: String) -> String {
        // Most texts have no such letter.
        guard text.unicodeScalars.contains(where: isRightToLeft) else { return text }
        var result = String.UnicodeScalarView()
        var run = String.UnicodeScalarView()
        // Neutral scalars after the run, which belong to it only if another right-to-left letter follows.
        var neutral = String.UnicodeScalarView()
        func endRun() {
            if !run.isEmpty {
                result.append(firstStrongIsolate)
                result.append(contentsOf: run)
                result.append(popDirectionalIsolate)
            }
            result.append(contentsOf: neutral)
            run.removeAll()
            neutral.removeAll()
        }
        for scalar in text.unicodeScalars {
            if isRightToLeft(scalar) {
                run.append(contentsOf: neutral)
                neutral.removeAll()
                run.append(scalar)
            } else if !run.isEmpty, !scalar.properties.isAlphabetic {
                neutral.append(scalar)
            } else {
                endRun()
                result.append(scalar)
            }
        }
        endRun()
        return String(result)
    }

    /// Whether a scalar is in a block of the Unicode Standard for scripts that are written from right to left.
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
