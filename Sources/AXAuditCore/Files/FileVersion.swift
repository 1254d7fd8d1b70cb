import AXSyntax

/// The state of a file at the time at which a run looked at it, so that the run does not replace what another one wrote
/// since.
package struct FileVersion: Hashable, Sendable {
    private let stamp: FileSystem.Stamp?

    /// The current state of the file at a path, links followed.
    package init(_ path: String) { stamp = FileSystem.Stamp(path) }

    /// Whether there was no file.
    package var isMissing: Bool { stamp == nil }
}
