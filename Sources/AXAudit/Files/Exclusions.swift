import AXAuditCore
import AXSyntax

/// The files that `--exclude` and ignore files leave out.
package struct Exclusions: Sendable {
    /// The paths of the companions that ignore files leave out.
    private(set) var ignoredCompanions: Set<String> = []
    private let globs: GlobSet

    /// Creates the exclusions by these patterns.
    package init(_ patterns: [String] = []) { globs = GlobSet(patterns, isPath: true) }

    /// Adds a companion that an ignore file leaves out.
    mutating func ignore(companion path: String) { ignoredCompanions.insert(path) }

    /// Returns whether a companion is left out, by its path as reports show it.
    package func leavesOut(companion path: String) -> Bool { ignoredCompanions.contains(path) || matches(path) }

    /// Returns whether a pattern matches the path or one of its folders, as a path or by name.
    func matches(_ path: String) -> Bool {
        if globs.count == 0 { return false }
        var part = InputFinder.normalized(path)
        while !part.isEmpty, part != "/" {
            if globs.matchesAny(part) || globs.matchesAny(FileSystem.name(of: part)) { return true }
            part = FileSystem.parent(of: part)
        }
        return false
    }
}
