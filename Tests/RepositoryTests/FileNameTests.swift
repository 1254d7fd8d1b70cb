import Foundation
import TestSupport
import Testing

/// The names of files, folders and targets.
@Suite("Names of files")
struct FileNameTests {
    @Test("No two paths differ only in letter case")
    func letterCase() {
        var seen: [String: String] = [:]
        var parts: Set<String> = []
        for path in Repository.files() {
            let steps = path.split(separator: "/")
            for count in 1...steps.count { parts.insert(steps.prefix(count).joined(separator: "/")) }
        }
        for part in parts.sorted() {
            if let other = seen.updateValue(part, forKey: part.lowercased()) { Issue.record("\(other) and \(part)") }
        }
        #expect(parts.contains("Package.swift"))
    }

    @Test("No two targets of the package differ only in letter case")
    func targets() throws {
        let names = try PackageManifest().targets.map(\.name)
        #expect(names.count > 8)
        #expect(Set(names.map { $0.lowercased() }).count == names.count)
    }

    @Test("The visible top level is Package.swift, Sources, Tests, Rules, README.md and LICENSE")
    func topLevel() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
        let visible = Set(names.filter { !$0.hasPrefix(".") }).subtracting(["Package.resolved"])
        #expect(visible == ["Package.swift", "Sources", "Tests", "Rules", "README.md", "LICENSE"])
    }

    @Test("Every folder below a test target is a folder of the target that it tests")
    func mirror() throws {
        let manifest = try PackageManifest()
        var compared = 0
        for test in manifest.targets where test.isTest && test.name.hasSuffix("Tests") {
            guard let tested = manifest[String(test.name.dropLast("Tests".count))] else { continue }
            let sources = folders(below: tested.folder)
            for folder in folders(below: test.folder) {
                #expect(sources.contains(folder), "\(test.folder)/\(folder) is no folder of \(tested.folder)")
                compared += 1
            }
        }
        #expect(compared > 20, "the scan found too little")
    }

    /// Returns the folders below a folder that contain Swift files, as paths from that folder.
    private func folders(below folder: String) -> Set<String> {
        var folders: Set<String> = []
        for path in Repository.files(below: folder) where path.hasSuffix(".swift") {
            let steps = path.dropFirst(folder.count + 1).split(separator: "/").dropLast()
            // A folder that has only folders counts too.
            for count in steps.indices { folders.insert(steps[...count].joined(separator: "/")) }
        }
        return folders
    }
}
