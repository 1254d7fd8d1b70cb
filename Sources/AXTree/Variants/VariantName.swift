/// The name of a screen or of a file in two parts: what it shares with the other variants, and the suffix of its own.
///
/// `Checkout@ax5` and `Checkout~de` are variants of `Checkout`. A suffix that is not known belongs to the name: `Chat@home`.
package struct VariantName: Hashable, Sendable {
    /// The name without the suffix.
    package let stem: String
    /// The suffix without its first separator, or `nil` if there is none.
    package let suffix: String?

    /// The characters before a suffix, and between its parts.
    static let separators: [Character] = ["@", "~"]

    /// Splits a name.
    package init(_ name: String) {
        for index in name.indices.dropFirst() where Self.separators.contains(name[index]) {
            let suffix = String(name[name.index(after: index)...])
            guard ScreenVariant(suffix: suffix) != nil else { continue }
            (stem, self.suffix) = (String(name[..<index]), suffix)
            return
        }
        (stem, suffix) = (name, nil)
    }

    /// Returns what may have been meant as a suffix and is none: `ax9` in `Checkout@ax9`, with the name before it. `nil` if the name has
    /// no separator, or has a suffix that is known.
    package static func unknownSuffix(in path: String) -> (stem: String, suffix: String)? {
        guard VariantName(path: path).suffix == nil else { return nil }
        let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        let name = path[slash...]
        let end = name.dropFirst().lastIndex(of: ".") ?? name.endIndex
        guard let index = name[..<end].indices.dropFirst().last(where: { separators.contains(name[$0]) }) else {
            return nil
        }
        let suffix = String(name[name.index(after: index)..<end])
        return suffix.isEmpty ? nil : (String(path[..<index]), suffix)
    }

    /// Splits the name of a file, without its folders and its extension. `Checkout@2.0.json` has the suffix `2.0`.
    package init(path: String) {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex
        let name = path[slash...]
        let end = name.utf8.dropFirst().lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex
        let parts = VariantName(String(name[..<end]))
        (stem, suffix) = (String(path[..<slash]) + parts.stem, parts.suffix)
    }
}
