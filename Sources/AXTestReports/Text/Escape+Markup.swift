import AXSyntax
import AXTree

extension Escape {
    /// The text of an XML element or attribute.
    ///
    /// Control characters, which XML cannot represent, are shown as escapes like in a terminal.
    package enum XML: MarkupLanguage {
        package static func escaped(_ text: String, limit: Int) -> String {
            withoutMarkup(terminal(text, limit: limit))
        }
    }

    /// The text of an HTML element or of an attribute in double quotes.
    ///
    /// Right-to-left runs are not isolated: the `bdi` element or `dir` attribute around the text does that.
    package enum HTML: MarkupLanguage {
        package static func escaped(_ text: String, limit: Int) -> String {
            withoutMarkup(text.printable(limit: limit))
        }
    }

    private static let marks = ASCIISet("&<>\"'#")

    private static func withoutMarkup(_ text: String) -> String {
        text.replacing(marks) { character, previous in
            switch character {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "'": "&#39;"
            // Azure Pipelines runs ##[error] as a command anywhere in a log.
            case "#" where previous == UInt8(ascii: "#"): "&#35;"
            default: nil
            }
        }
    }
}
