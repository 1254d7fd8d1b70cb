import AXAuditTesting
import Foundation

/// A temporary folder; gone with the value.
final class TemporaryFolder {
    /// The absolute path.
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("axaudit-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { _ = try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file; the answer is its path.
    @discardableResult
    func write(_ name: String, _ text: String) throws -> String {
        let file = path + "/" + name
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        return file
    }

    /// The names of the files in it, at any depth, sorted.
    var files: [String] {
        let all = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
        return all.filter { FileSystem.entry(at: path + "/" + $0)?.isFolder == false }.sorted()
    }

    /// The text of a file in it; nil if there is none.
    func text(_ name: String) -> String? { try? String(contentsOfFile: path + "/" + name, encoding: .utf8) }

    /// Surroundings in which the configuration is looked for here, and with nothing but these variables.
    func surroundings(_ variables: EnvironmentVariables = [:], day: String = "2026-06-15") -> AuditOption {
        .surroundings(TestSurroundings(variables: variables, now: Self.seconds(day), folder: path))
    }

    private static func seconds(_ day: String) -> Int {
        Int((try? Date("\(day)T12:00:00Z", strategy: .iso8601).timeIntervalSince1970) ?? 0)
    }
}
