import TestSupport

/// The table of modules in ARCHITECTURE.md: its rows name modules first and what they import last.
struct ModuleTable {
    /// By module, the modules that it may import: those of its row, and those that they import.
    private(set) var imports: [String: Set<String>] = [:]

    init() throws {
        let text = try Repository.text(".github/ARCHITECTURE.md")
        let section = text.components(separatedBy: "\n## ").first { $0.hasPrefix("Modules\n") } ?? ""
        for row in section.split(separator: "\n") where row.hasPrefix("|") {
            let cells = row.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
            guard let first = cells.first, let last = cells.last else { continue }
            var allowed = Self.modules(in: last)
            if last.contains("all above") { allowed.formUnion(imports.keys) }
            for name in allowed { allowed.formUnion(imports[name] ?? []) }
            // A row may name several modules, each of which may import those before it.
            for match in first.matches(of: #/AX\w+/#) {
                imports[String(match.0)] = allowed
                allowed.insert(String(match.0))
            }
        }
    }

    private static func modules(in cell: Substring) -> Set<String> {
        Set(cell.matches(of: #/AX\w+/#).map { String($0.0) })
    }
}
