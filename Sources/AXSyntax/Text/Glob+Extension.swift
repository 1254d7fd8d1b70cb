extension Glob {
    /// Whether the pattern ends with the extension of a file, or with a choice of extensions, as `*.tree` and
    /// `*.{tree,dump}` do.
    package var namesExtension: Bool {
        let name = pattern.utf8.split(separator: UInt8(ascii: "/")).last ?? []
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return false }
        let end = name[name.index(after: dot)...]
        return !end.isEmpty && !end.contains { "*?[".utf8.contains($0) }
    }
}
