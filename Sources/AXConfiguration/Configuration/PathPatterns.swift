import AXEngine
import AXSyntax

/// Glob patterns for paths relative to the folder of a configuration.
package struct PathPatterns: Sendable {
    /// The patterns.
    package let globs: [Glob]
    /// The absolute path of the folder.
    package let folder: String

    /// Patterns relative to a folder.
    package init(_ patterns: [String], in folder: String) {
        globs = patterns.map { Glob(Self.plain($0), isPath: true) }
        self.folder = folder
    }

    private static func plain(_ pattern: String) -> String {
        var pattern = pattern[...]
        while pattern.hasPrefix("./") { pattern = pattern.dropFirst(2) }
        while pattern.count > 1, pattern.hasSuffix("/") { pattern = pattern.dropLast() }
        return String(pattern)
    }

    /// Whether a pattern matches the file at an absolute path, its name, or a folder that contains it.
    package func matches(_ path: String) -> Bool { matches(path, globs) }

    /// Whether a pattern that names an extension, such as `**/*.tree`, matches the file at an absolute path.
    package func matchesExtension(_ path: String) -> Bool { matches(path, globs.filter(\.namesExtension)) }

    private func matches(_ path: String, _ globs: [Glob]) -> Bool {
        guard !globs.isEmpty else { return false }
        let relative = Paths.relative(path, to: folder)
        let name = relative.lastIndex(of: "/").map { String(relative[relative.index(after: $0)...]) }
        var candidates = [relative] + (name.map { [$0] } ?? [])
        for slash in relative.indices where relative[slash] == "/" { candidates.append(String(relative[..<slash])) }
        return candidates.contains { candidate in globs.contains { $0.matches(candidate) } }
    }
}
