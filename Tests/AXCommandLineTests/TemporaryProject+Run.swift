import AXAudit
import Foundation

@testable import AXCommandLine

extension TemporaryProject {
    /// Runs the tool with the folder as working directory. `@/` in arguments is the folder; the result has paths
    /// relative to it.
    func run(
        _ arguments: String..., stdin: String = "", today: String = "2026-06-15", variables: EnvironmentVariables = [:]
    ) -> CommandResult {
        run(arguments, today: today, variables: variables) { environment in
            environment.standardInput = { _ throws(FileSystem.Failure) in Array(stdin.utf8) }
        }
    }

    /// Runs the tool in the same way, in an environment that is changed first.
    func run(
        _ arguments: [String], today: String = "2026-06-15", variables: EnvironmentVariables = [:],
        changing change: (inout Environment) -> Void
    ) -> CommandResult {
        var environment = Environment(variables: variables, today: CalendarDay(today))
        environment.workingDirectory = folder
        change(&environment)
        var result = CommandLineTool.run(
            arguments.map { $0.replacingOccurrences(of: "@/", with: folder + "/") }, environment)
        result.output = result.output.replacingOccurrences(of: folder + "/", with: "")
        result.errors = result.errors.replacingOccurrences(of: folder + "/", with: "")
        return result
    }

    /// Runs lint and returns the rule, severity and state of each finding.
    func findings(_ arguments: String..., today: String = "2026-06-15") -> [String] {
        var environment = Environment(today: CalendarDay(today))
        environment.workingDirectory = folder
        let result = CommandLineTool.run(
            ["lint", "-f", "json"] + arguments.map { $0.replacingOccurrences(of: "@/", with: folder + "/") },
            environment)
        return (result.json["findings"] as? [[String: Any]] ?? []).map {
            "\($0["rule"] ?? "") \($0["severity"] ?? "") \($0["state"] ?? "")"
        }
    }
}

extension Tree {
    /// Returns a screen of that name with exposed buttons that are too small, beside a text field.
    static func small(_ name: String?, _ labels: String...) -> String {
        let screen = name.map { #""screen": { "name": "\#($0)" }, "# } ?? ""
        let buttons = labels.enumerated().map { row, label in
            #"{ "type": "button", "label": "\#(label)", "identifier": "\#(label.lowercased())", "#
                + #""frame": [9, \#(row * 100), 20, 20] }"#
        }
        return #"{ "axaudit": 1, \#(screen)"elements": [ \#((buttons + [field]).joined(separator: ",\n")) ] }"#
    }
}
