import AXAuditTesting
import Foundation

/// A temporary folder that is removed together with the object.
final class TemporaryFolder {
    /// The absolute path.
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("axaudit-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { _ = try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file and returns its path.
    @discardableResult
    func write(_ name: String, _ text: String) throws -> String {
        let file = path + "/" + name
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        return file
    }

    /// The relative paths of all files in the folder, sorted.
    var files: [String] {
        let all = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
        return all.filter { FileSystem.entry(at: path + "/" + $0)?.isFolder == false }.sorted()
    }

    /// Returns the text of a file, or `nil` if it does not exist.
    func text(_ name: String) -> String? { try? String(contentsOfFile: path + "/" + name, encoding: .utf8) }

    /// Returns an environment with only these variables, in which the configuration is searched for in this folder.
    func environment(_ variables: EnvironmentVariables = [:], day: String = "2026-06-15") -> AuditOption {
        .environment(TestEnvironment(variables: variables, now: Self.seconds(day), folder: path))
    }

    private static func seconds(_ day: String) -> Int {
        Int((try? Date("\(day)T12:00:00Z", strategy: .iso8601).timeIntervalSince1970) ?? 0)
    }
}
