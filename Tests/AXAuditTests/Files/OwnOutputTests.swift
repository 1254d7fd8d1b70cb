import Foundation
import Testing

@testable import AXAuditCore
@testable import AXAudit

@Suite("The process's own output")
struct OwnOutputTests {
    @Test(
        "A file in a folder to which standard output goes is no input, unless it is a dump",
        arguments: [("", true), ("make: lint\n", true), (#"{ "axaudit": 1, "elements": [] }"#, false)])
    func has(text: String, isOwn: Bool) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("axaudit-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { _ = try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("report.txt")
        try Data(text.utf8).write(to: file)
        let handle = try FileHandle(forUpdating: file)
        let entry = try #require(FileSystem.entry(at: file.path))
        #expect(OwnOutput.has(file.path, entry, descriptors: [handle.fileDescriptor]) == isOwn)
        #expect(!OwnOutput.has(file.path, entry, descriptors: []))
    }
}
