import AXTree

/// Finds the companions of a dump, which are beside it.
package struct CompanionFinder: Sendable {
    /// The kinds of files that are companions and no inputs.
    package let kinds: [CompanionKind]

    /// Creates a finder of these kinds.
    package init(_ kinds: [CompanionKind] = CompanionKind.all) { self.kinds = kinds }

    /// Returns whether a file is a companion and no input, by its name. An audit without a dump beside it is an input.
    func isCompanion(_ path: String) -> Bool {
        guard let kind = kinds.first(where: { path.hasSuffix($0.ending) }) else { return false }
        guard kind == .audit else { return true }
        let stem = String(path.dropLast(kind.ending.count))
        return InputFinder.extensions.contains { FileSystem.entry(at: stem + $0)?.isFolder == false }
    }

    /// Returns the path that a companion of a dump has: `a/login.capabilities.json` for `a/login.xml`.
    static func path(of kind: CompanionKind, beside dump: String) -> String {
        let name = FileSystem.name(of: dump)
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return dump + kind.ending }
        return String(dump.dropLast(name.distance(from: dot, to: name.endIndex))) + kind.ending
    }

    /// Returns the path of a companion that exists; `nil` if there is none.
    static func file(of kind: CompanionKind, beside dump: String) -> String? {
        let path = path(of: kind, beside: dump)
        return FileSystem.entry(at: path)?.isFolder == false ? path : nil
    }

    /// Returns those of these kinds of which the dump has a companion. Standard input has none.
    static func kinds(among kinds: Set<CompanionKind>, beside dump: String) -> Set<CompanionKind> {
        dump == "-" ? [] : kinds.filter { file(of: $0, beside: dump) != nil }
    }
}
