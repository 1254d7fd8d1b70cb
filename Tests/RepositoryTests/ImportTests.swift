import TestSupport
import Testing

/// What the sources import and which system calls they use.
@Suite("Imports")
struct ImportTests {
    @Test("Modules import only what ARCHITECTURE.md and Package.swift allow, and the inner ones no system library")
    func imports() throws {
        let (manifest, table) = (try PackageManifest(), try ModuleTable())
        // AXAuditCore and AXAudit read files: everything else that they depend on is a function of values.
        let pure = try #require(manifest["AXAudit"]).dependencies.subtracting(["AXAuditCore"])
        let line =
            #/(?m)^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+|public[ \t]+|package[ \t]+|internal[ \t]+|private[ \t]+|fileprivate[ \t]+)*import[ \t]+(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?(\w+)/#
        var seen: Set<String> = []
        for target in manifest.targets where target.name.hasPrefix("AX") && !target.isTest {
            let allowed = try #require(table.imports[target.name], "\(target.name) is not in ARCHITECTURE.md")
            #expect(target.dependencies.isSubset(of: allowed), "Package.swift: dependencies of \(target.name)")
            for path in Repository.files(below: target.folder) where path.hasSuffix(".swift") {
                for match in try Repository.text(path).matches(of: line) {
                    let imported = String(match.1)
                    seen.insert(imported)
                    // The C library and a lock have one name on every platform.
                    if ["Sources/AXSyntax/Platform.swift", "Sources/AXSyntax/Lock.swift"].contains(path) { continue }
                    // The only regular expressions that can be stopped are Foundation's.
                    if path.hasSuffix("/TimedExpression.swift"), imported == "Foundation" { continue }
                    if pure.contains(target.name) {
                        #expect(target.dependencies.contains(imported), "\(path) imports \(imported)")
                    } else if imported.hasPrefix("AX") {
                        #expect(allowed.contains(imported), "\(path) imports \(imported)")
                    }
                }
            }
        }
        #expect(seen.isSuperset(of: ["AXTree", "AXEngine", "AXAudit", "AXCommandLine"]), "the scan found too little")
    }

    @Test("Every folder below Sources is a target")
    func targets() throws {
        let folders = Set(try PackageManifest().targets.map(\.folder))
        for path in Repository.files(below: "Sources") {
            #expect(folders.contains(path.split(separator: "/").prefix(2).joined(separator: "/")), "\(path)")
        }
    }

    @Test("Files are opened and written in the folders Files of AXAuditCore and AXAudit only")
    func fileAccess() throws {
        let call = #/O_WRONLY|O_RDWR|FileManager|FileHandle|fopen\(|contentsOfFile|\.write\(to: URL|\brename\(/#
        for path in Repository.files(below: "Sources") where path.hasSuffix(".swift") {
            if path.hasPrefix("Sources/AXAuditCore/Files/") || path.hasPrefix("Sources/AXAudit/Files/") { continue }
            #expect(try Repository.text(path).firstMatch(of: call) == nil, "\(path)")
        }
    }
}
