import AXConfiguration
import AXEngine
import AXTree

/// A kind of text that differs between captures of the same screen.
struct VolatileText {
    /// The regular expression that matches the text.
    let pattern: String
    /// The text to write instead.
    let replacement: String
    private let redactor: Redactor?

    private init(pattern: String, replacement: String) {
        self.pattern = pattern
        self.replacement = replacement
        redactor = try? Redactor([Redaction(match: pattern, with: replacement)])
    }

    /// All kinds, from specific to general: a general pattern would match parts of a specific one.
    static let all = [
        VolatileText(pattern: #"[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}"#, replacement: "<id>"),
        VolatileText(pattern: #"\d{4}-\d{2}-\d{2}"#, replacement: "<date>"),
        VolatileText(pattern: #"\d{1,2}[./]\d{1,2}[./]\d{2,4}"#, replacement: "<date>"),
        VolatileText(pattern: #"\d{1,2}:\d{2}(:\d{2})?( ?[AaPp]\.?[Mm]\.?)?"#, replacement: "<time>"),
        VolatileText(pattern: #"\d+([.,]\d+)*"#, replacement: "<number>"),
    ]

    /// Returns whether both texts contain text of this kind, and are equal once it is replaced.
    func explainsDifference(of one: String, and other: String) -> Bool {
        guard let redactor, let redacted = redactor.redacted(one) else { return false }
        return redacted == redactor.redacted(other)
    }
}
