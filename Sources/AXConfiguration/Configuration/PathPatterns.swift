import AXEngine
import AXSyntax

/// Glob patterns for paths relative to the folder of a configuration.
package struct PathPatterns: Sendable {
    /// The patterns, without `./` at their beginning and slashes at their end.
    package let patterns: [String]
    /// The absolute path of the folder.
    package let folder: String
    private let globs: GlobSet
    /// Whether each pattern names an extension.
    private let namesExtension: [Bool]

    /// Patterns relative to a folder.
    package init(_ patterns: [String], in folder: String) {
        self.patterns = patterns.map(Self.plain)
        self.folder = folder
        globs = GlobSet(self.patterns, isPath: true)
        namesExtension = self.patterns.map { Glob($0, isPath: true).namesExtension }
    }

    private static func plain(_ pattern: String) -> String {
        var pattern = pattern[...]
        while pattern.hasPrefix("./") { pattern = pattern.dropFirst(2) }
        while pattern.count > 1, pattern.hasSuffix("/") { pattern = pattern.dropLast() }
        return String(pattern)
    }

    /// Whether there are no patterns.
    package var isEmpty: Bool { patterns.isEmpty }

    /// Whether a pattern matches the file at an absolute path, its name, or a folder that contains it.
    package func matches(_ path: String) -> Bool { !matchingPatterns(path).isEmpty }

    /// Whether a pattern that names an extension, such as `**/*.tree`, matches the file at an absolute path.
    package func matchesExtension(_ path: String) -> Bool { matchingPatterns(path).contains { namesExtension[$0] } }

    /// Returns the indices of the patterns that match the file at an absolute path, its name, or a folder that contains
    /// it.
    func matchingPatterns(_ path: String) -> Set<Int> {
        guard !patterns.isEmpty else { return [] }
        let relative = Paths.relative(path, to: folder)
        let name = relative.lastIndex(of: "/").map { String(relative[relative.index(after: $0)...]) }
        var candidates = [relative] + (name.map { [$0] } ?? [])
        for slash in relative.indices where relative[slash] == "/" { candidates.append(String(relative[..<slash])) }
        return Set(candidates.lazy.flatMap { globs.matches($0) })
    }
}
