/// Text of one kind that code, design tools and templates leave in labels.
///
/// A class, because a copy for each text would cost more than the search.
package final class Detector: Sendable {
    /// What is found, e.g. "format specifier".
    package let name: String
    /// Texts in which the detector finds a piece, and that piece.
    package let finds: [(text: String, piece: String)]
    /// Texts in which the detector finds nothing, although they look similar.
    package let ignores: [String]
    /// The characters of which each text with a piece has one; `nil` if nothing can be said of them.
    private let needed: TextCharacters?
    private let search: @Sendable (String) -> String?

    /// Creates a detector of pieces of a text. `search` returns the first piece.
    ///
    /// - Parameter characters: The characters of which each text with a piece has one, so that it is not searched in
    ///   other texts;
    ///   empty if nothing can be said of them.
    init(
        _ name: String, in characters: String = "", finds: KeyValuePairs<String, String>, ignores: [String],
        search: @escaping @Sendable (String) -> String?
    ) {
        self.name = name
        needed = characters.isEmpty ? nil : TextCharacters(characters)
        self.finds = finds.map { ($0.key, $0.value) }
        self.ignores = ignores
        self.search = search
    }

    /// Creates a detector of whole texts.
    ///
    /// - Parameter characters: The characters of which each such text has one; empty if nothing can be said of them.
    init(
        _ name: String, in characters: String = "", matches texts: [String], ignores: [String],
        where isMatch: @escaping @Sendable (String) -> Bool
    ) {
        self.name = name
        needed = characters.isEmpty ? nil : TextCharacters(characters)
        finds = texts.map { ($0, $0) }
        self.ignores = ignores
        search = { isMatch($0) ? $0 : nil }
    }

    /// Returns the first piece in a text, or the text if the detector looks at whole texts.
    package func first(in text: String) -> String? {
        needed == nil ? search(text) : first(in: text, of: TextCharacters(text))
    }

    /// Returns the first piece in a text of these characters.
    func first(in text: String, of characters: TextCharacters) -> String? {
        needed.map(characters.intersects) == false ? nil : search(text)
    }

    /// Returns whether the detector finds something in a text.
    package func matches(_ text: String) -> Bool { first(in: text) != nil }
}

extension Detector: Equatable {
    package static func == (one: Detector, other: Detector) -> Bool { one === other }
}

extension [Detector] {
    /// Returns what the first detector finds that finds something.
    package func first(in text: String) -> String? { first(in: text, of: TextCharacters(text)) }

    /// Returns what the first detector finds that finds something in a text of these characters.
    func first(in text: String, of characters: TextCharacters) -> String? {
        // By index, because a loop over the detectors would copy each.
        for index in indices {
            if let found = self[index].first(in: text, of: characters) { return found }
        }
        return nil
    }

    /// Returns the first detector that finds something.
    package func first(matching text: String) -> Detector? { first(matching: text, of: TextCharacters(text)) }

    /// Returns the first detector that finds something in a text of these characters.
    func first(matching text: String, of characters: TextCharacters) -> Detector? {
        indices.first { self[$0].first(in: text, of: characters) != nil }.map { self[$0] }
    }
}
