import AXTree

/// The state of a dump and of its companions, to notice changes.
package struct InputStamp: Hashable, Sendable {
    private let dump: FileSystem.Stamp
    /// The companions; `nil` for one that is missing.
    private let companions: [FileSystem.Stamp?]

    /// The state of the dump at a path, or `nil` if there is none.
    package init?(_ path: String) {
        guard let dump = FileSystem.Stamp(path) else { return nil }
        self.dump = dump
        companions = CompanionKind.all.map { FileSystem.Stamp(CompanionFinder.path(of: $0, beside: path)) }
    }
}
