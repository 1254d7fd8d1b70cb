import AXTree

/// The state of a dump and of its companions, to notice changes.
package struct InputStamp: Hashable, Sendable {
    private let dump: FileSystem.Stamp
    /// The companions; `nil` for one that is missing.
    private let companions: [FileSystem.Stamp?]

    /// The state of the dump of an input, or `nil` if there is none.
    package init?(_ input: InputFinder.Input) {
        guard let dump = FileSystem.Stamp(input.path) else { return nil }
        self.dump = dump
        let paths = CompanionKind.all.map { CompanionFinder.path(of: $0, beside: input.path) }
        companions = (paths + [input.attachment?.audit].compactMap(\.self)).map { FileSystem.Stamp($0) }
    }
}
