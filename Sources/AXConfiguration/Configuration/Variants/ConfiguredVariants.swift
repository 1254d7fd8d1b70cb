import AXEngine
import AXSyntax
import AXTree

/// The variants of the screens of a project, by the paths of their files.
package struct ConfiguredVariants: Sendable {
    /// A variant and its files.
    struct Entry: Sendable {
        /// What distinguishes the variant.
        let variant: ScreenVariant
        /// One pattern for files.
        let pattern: PathPatterns
        let location: SettingLocation
    }

    private let entries: [Entry]

    init(_ entries: [Entry]) { self.entries = entries }

    /// The names of the variants.
    var names: [String] { entries.map(\.variant.id) }

    /// Returns the variants of which none of the files at these absolute paths is one, one sentence each.
    package func unmatched(_ paths: [String]) -> [String] {
        let found = Set(paths.compactMap { path in entries.lastIndex { $0.pattern.matches(path) } })
        return entries.indices.filter { !found.contains($0) }.map { index in
            let pattern = entries[index].pattern.patterns.first ?? ""
            return
                "\(entries[index].location): the variant \"\(entries[index].variant.id.printable)\" matches none of the files: \(pattern.printable)"
        }
    }

    /// The location of the first variant.
    var location: SettingLocation? { entries.first?.location }

    /// Returns the variant of the file at an absolute path, and the name that it shares with the files of the other
    /// variants; `nil` if it is in no variant. Of several variants the last counts.
    package func variant(of path: String) -> (group: String, variant: ScreenVariant)? {
        guard let entry = entries.last(where: { $0.pattern.matches(path) }), let pattern = entry.pattern.patterns.first
        else { return nil }
        return (Self.sharedName(Paths.relative(path, to: entry.pattern.folder), pattern), entry.variant)
    }

    /// Returns a path without its extension and without what the pattern says itself: `Checkout` for `de/Checkout.json`
    /// and the pattern `de/*`, and for `Checkout-de.json` and `*-de.json`.
    static func sharedName(_ path: String, _ pattern: String) -> String {
        var parts = path.split(separator: "/").map(String.init)
        let words = pattern.split(separator: "/").map(String.init)
        // What is before `**` is at the beginning of the path, what is after it at the end.
        let isOpen = words.firstIndex(of: "**")
        let head = words[..<(isOpen ?? words.count)]
        let tail = isOpen.map { words[($0 + 1)...] } ?? []
        guard head.count + tail.count <= parts.count else { return path }
        for (number, word) in head.enumerated() { parts[number] = wildcardPart(parts[number], word) }
        for (number, word) in tail.reversed().enumerated() {
            let index = parts.count - 1 - number
            parts[index] = wildcardPart(parts[index], word)
        }
        var name = parts.filter { !$0.isEmpty }.joined(separator: "/")
        let isNamedByPattern = words.last.map { $0.contains(".") } ?? false
        if !isNamedByPattern, let dot = name.lastIndex(of: "."), dot > (name.lastIndex(of: "/") ?? name.startIndex) {
            name = String(name[..<dot])
        }
        return name
    }

    /// Returns what the wildcards of a word match, from the first to the last: `Checkout` for `Checkout-de.json` and
    /// `*-de.json`.
    private static func wildcardPart(_ part: String, _ word: String) -> String {
        guard let first = word.firstIndex(where: { "*?[{".contains($0) }),
            let last = word.lastIndex(where: { "*?]}".contains($0) })
        else { return part == word ? "" : part }
        let (prefix, suffix) = (word[..<first], word[word.index(after: last)...])
        guard part.hasPrefix(prefix), part.hasSuffix(suffix), prefix.count + suffix.count <= part.count else {
            return part
        }
        return String(part.dropFirst(prefix.count).dropLast(suffix.count))
    }
}
