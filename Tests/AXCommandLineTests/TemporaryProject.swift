import AXAudit
import AXCommandLine
import Foundation

/// A temporary folder to run the tool on; gone with the value.
final class Workplace {
    /// The folder.
    let folder: String

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("axaudit-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit {
        _ = try? FileManager.default.removeItem(atPath: folder)
    }

    /// The path of a name in the folder.
    func path(_ name: String) -> String { folder + "/" + name }

    /// Writes a file, and the folders above it; the answer is its path.
    @discardableResult
    func write(_ name: String, _ text: String) throws -> String {
        let path = path(name)
        try FileManager.default.createDirectory(
            at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return path
    }

    /// The text of a file in the folder; nil if there is none.
    func text(_ name: String) -> String? { try? String(contentsOfFile: path(name), encoding: .utf8) }
}

/// Trees for the command line to be tried on.
enum Tree {
    /// Nothing to find.
    static let clean =
        #"{ "axaudit": 1, "screen": { "name": "Clean" }, "elements": [ { "type": "button", "label": "Close", "frame": [0, 0, 44, 44] } ] }"#
    /// One failure: target-size.
    static let failure =
        #"{ "axaudit": 1, "elements": [ { "type": "button", "label": "Close", "frame": [9, 9, 20, 20] } ] }"#
    /// Two warnings: label-too-short, twice.
    static let warnings = """
        [ { "type": "button", "label": "F", "frame": [0, 0, 44, 44] },
          { "type": "button", "label": "G", "frame": [0, 100, 44, 44] } ]
        """
    /// Nothing that VoiceOver stops on.
    static let empty = #"{ "axaudit": 1, "root": { "type": "application" } }"#
    /// Cut off.
    static let broken = "{ \"axaudit\": 1,\n  \"root\": { \"type\": \"button\""
    /// JSON, and no tree.
    static let stranger = #"{ "dependencies": { "left-pad": "1.0.0" } }"#
}

/// Runs the tool in this process.
func axaudit(
    _ arguments: String..., stdin: String = "", variables: EnvironmentVariables = [:], terminal: Bool = false
) -> CommandResult {
    var surroundings = Surroundings(variables: variables, isOutputTerminal: terminal)
    surroundings.standardInput = { () throws(FileSystem.Failure) in Array(stdin.utf8) }
    return CommandLineTool.run(arguments, surroundings)
}

extension CommandResult {
    /// The report as JSON.
    var json: [String: Any] {
        (try? JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]) ?? [:]
    }

    /// The files of the screens of a JSON report.
    var files: [String] { (json["screens"] as? [[String: Any]] ?? []).compactMap { $0["file"] as? String } }

    /// The rules of the findings of a JSON report.
    var rules: [String] { (json["findings"] as? [[String: Any]] ?? []).compactMap { $0["rule"] as? String } }
}
