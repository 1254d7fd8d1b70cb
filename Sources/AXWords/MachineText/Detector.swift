/// Text of one kind that code, design tools and templates leave in labels.
package struct Detector: Sendable {
    /// What is found, e.g. "format specifier".
    package let name: String
    /// Texts in which the detector finds a piece, and that piece.
    package let finds: [(text: String, piece: String)]
    /// Texts in which the detector finds nothing, although they look similar.
    package let ignores: [String]
    private let search: @Sendable (String) -> String?

    /// Creates a detector of pieces of a text. `search` returns the first piece.
    init(
        _ name: String, finds: KeyValuePairs<String, String>, ignores: [String],
        search: @escaping @Sendable (String) -> String?
    ) {
        self.name = name
        self.finds = finds.map { ($0.key, $0.value) }
        self.ignores = ignores
        self.search = search
    }

    /// Creates a detector of whole texts.
    init(
        _ name: String, matches texts: [String], ignores: [String], where isMatch: @escaping @Sendable (String) -> Bool
    ) {
        self.name = name
        finds = texts.map { ($0, $0) }
        self.ignores = ignores
        search = { isMatch($0) ? $0 : nil }
    }

    /// Returns the first piece in a text, or the text if the detector looks at whole texts.
    package func first(in text: String) -> String? { search(text) }

    /// Returns whether the detector finds something in a text.
    package func matches(_ text: String) -> Bool { search(text) != nil }
}

extension Detector: Equatable {
    package static func == (one: Detector, other: Detector) -> Bool { one.name == other.name }
}

extension [Detector] {
    /// Returns what the first detector finds that finds something.
    package func first(in text: String) -> String? { firstResult { $0.first(in: text) } }

    /// Returns the first detector that finds something.
    package func first(matching text: String) -> Detector? { first { $0.matches(text) } }

    private func firstResult(_ result: (Detector) -> String?) -> String? {
        for detector in self {
            if let found = result(detector) { return found }
        }
        return nil
    }
}
