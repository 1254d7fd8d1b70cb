import AXAudit
import AXCommandLine
import Foundation

extension Workplace {
    /// Runs the tool as if one stood in the folder; paths are given and told as seen from there.
    func run(
        _ arguments: String..., stdin: String = "", today: String = "2026-06-15", variables: EnvironmentVariables = [:]
    ) -> CommandResult {
        var surroundings = Surroundings(variables: variables, today: CalendarDay(today))
        surroundings.folder = folder
        surroundings.standardInput = { () throws(FileSystem.Failure) in Array(stdin.utf8) }
        var result = CommandLineTool.run(
            arguments.map { $0.replacingOccurrences(of: "@/", with: folder + "/") }, surroundings)
        result.output = result.output.replacingOccurrences(of: folder + "/", with: "")
        result.errors = result.errors.replacingOccurrences(of: folder + "/", with: "")
        return result
    }

    /// Runs lint with a JSON report.
    func findings(_ arguments: String..., today: String = "2026-06-15") -> [String] {
        var surroundings = Surroundings(today: CalendarDay(today))
        surroundings.folder = folder
        let result = CommandLineTool.run(
            ["lint", "-f", "json"] + arguments.map { $0.replacingOccurrences(of: "@/", with: folder + "/") },
            surroundings)
        return (result.json["findings"] as? [[String: Any]] ?? []).map {
            "\($0["rule"] ?? "") \($0["severity"] ?? "") \($0["state"] ?? "")"
        }
    }
}

extension Tree {
    /// A screen of that name with exposed buttons, each too small to hit.
    static func small(_ name: String?, _ labels: String...) -> String {
        let screen = name.map { #""screen": { "name": "\#($0)" }, "# } ?? ""
        let buttons = labels.enumerated().map { row, label in
            #"{ "type": "button", "label": "\#(label)", "identifier": "\#(label.lowercased())", "#
                + #""frame": [0, \#(row * 100), 20, 20] }"#
        }
        return #"{ "axaudit": 1, \#(screen)"elements": [ \#(buttons.joined(separator: ",\n")) ] }"#
    }
}
