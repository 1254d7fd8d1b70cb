import AXAudit
import Foundation

@testable import AXCommandLine

/// A temporary folder to run the tool in. It is removed with the value.
final class TemporaryProject {
    /// The folder.
    let folder: String

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("axaudit-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit {
        _ = try? FileManager.default.removeItem(atPath: folder)
    }

    /// Returns the path of a file in the folder.
    func path(_ name: String) -> String { folder + "/" + name }

    /// Writes a file, creates the folders above it, and returns its path.
    @discardableResult
    func write(_ name: String, _ text: String) throws -> String {
        let path = path(name)
        try FileManager.default.createDirectory(
            at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return path
    }

    /// Returns the text of a file in the folder, or `nil` if there is none.
    func text(_ name: String) -> String? { try? String(contentsOfFile: path(name), encoding: .utf8) }
}

/// Trees to run the tool on.
enum Tree {
    /// A tree without findings.
    static let clean =
        #"{ "axaudit": 1, "screen": { "name": "Clean" }, "elements": [ { "type": "button", "label": "Close", "frame": [0, 0, 44, 44] } ] }"#
    /// One failure: target-size, because a text field is near.
    static let failure =
        #"{ "axaudit": 1, "elements": [ { "type": "button", "label": "Close", "frame": [9, 9, 20, 20] }, \#(field) ] }"#
    /// A text field, 11 points from the centre of buttons of 20×20 points at x = 9, less than WCAG 2.5.8 allows.
    static let field = #"{ "type": "textField", "label": "Notes", "frame": [30, 0, 300, 800] }"#
    /// Two warnings: label-too-short, twice.
    static let warnings = """
        [ { "type": "button", "label": "F", "frame": [0, 0, 44, 44] },
          { "type": "button", "label": "G", "frame": [0, 100, 44, 44] } ]
        """
    /// Returns a tree of two texts of this height.
    static func texts(height: Int) -> String {
        let texts = ["Total amount", "Delivery on Monday"].enumerated().map { row, label in
            """
            { "type": "staticText", "label": "\(label)", "traits": ["staticText"], "isAccessibilityElement": true, \
            "frame": [16, \(100 + row * 100), 200, \(height)] }
            """
        }
        return
            #"{ "axaudit": 1, "screen": { "width": 390, "height": 844 }, "elements": [ \#(texts.joined(separator: ", ")) ] }"#
    }
    /// A tree without any exposed element.
    static let empty = #"{ "axaudit": 1, "root": { "type": "application" } }"#
    /// A truncated file.
    static let broken = "{ \"axaudit\": 1,\n  \"root\": { \"type\": \"button\""
    /// JSON that is not a tree.
    static let unrecognised = #"{ "dependencies": { "left-pad": "1.0.0" } }"#
}

/// Runs the tool in this process.
func axaudit(
    _ arguments: String..., stdin: String = "", variables: EnvironmentVariables = [:], terminal: Bool = false
) -> CommandResult {
    var environment = Environment(variables: variables, isOutputTerminal: terminal)
    environment.standardInput = { _ throws(FileSystem.Failure) in Array(stdin.utf8) }
    return CommandLineTool.run(arguments, environment)
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
