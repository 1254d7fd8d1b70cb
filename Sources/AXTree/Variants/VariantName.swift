/// The name of a screen or of a file in two parts: what it shares with the other variants, and the suffix of its own.
///
/// `Checkout@ax5` and `Checkout~de` are variants of `Checkout`. A suffix that is not known belongs to the name:
/// `Chat@home`.
package struct VariantName: Hashable, Sendable {
    /// The name without the suffix.
    package let stem: String
    /// The suffix without its first separator, or `nil` if there is none.
    package let suffix: String?

    /// The characters before a suffix, and between its parts.
    static let separators = Array("@~".utf8)

    /// Splits a name.
    package init(_ name: String) {
        let bytes = name.utf8
        for index in bytes.indices.dropFirst() where Self.separators.contains(bytes[index]) {
            let suffix = String(name[bytes.index(after: index)...])
            guard ScreenVariant(suffix: suffix) != nil else { continue }
            (stem, self.suffix) = (String(name[..<index]), suffix)
            return
        }
        (stem, suffix) = (name, nil)
    }

    /// Returns what may have been meant as a suffix and is none: `ax9` in `Checkout@ax9`, with the name before it.
    /// `nil` if the name has no separator, or has a suffix that is known.
    package static func unknownSuffix(in path: String) -> (stem: String, suffix: String)? {
        guard VariantName(path: path).suffix == nil else { return nil }
        let name = path[name(in: path)]
        guard let index = name.utf8.indices.dropFirst().last(where: { separators.contains(name.utf8[$0]) }) else {
            return nil
        }
        let suffix = String(name[name.utf8.index(after: index)...])
        return suffix.isEmpty ? nil : (String(path[..<index]), suffix)
    }

    /// Splits the name of a file, without its folders and its extension. `Checkout@2.0.json` has the suffix `2.0`.
    package init(path: String) {
        let name = Self.name(in: path)
        let parts = VariantName(String(path[name]))
        (stem, suffix) = (String(path[..<name.lowerBound]) + parts.stem, parts.suffix)
    }

    /// Returns where the name of a file is in its path, without folders and extension.
    private static func name(in path: String) -> Range<String.Index> {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex
        let name = path.utf8[slash...]
        return slash..<(name.dropFirst().lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex)
    }
}
