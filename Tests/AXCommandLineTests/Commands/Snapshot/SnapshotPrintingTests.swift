import AXAudit
import Foundation
import Testing

@testable import AXCommandLine

/// `axaudit snapshot` without `--to`: what is printed, where, and for whom.
@Suite("Printing snapshots")
struct SnapshotPrintingTests {
    private let project: TemporaryProject

    init() throws { project = try TemporaryProject() }

    private func tree(_ name: String, _ label: String) -> String {
        #"{ "axaudit": 1, "screen": { "name": "\#(name)" }, "elements": [ { "type": "button", "label": "\#(label)", "#
            + #""traits": ["button"], "frame": [0, 0, 44, 44] } ] }"#
    }

    // MARK: JSON

    @Test("Several JSON snapshots are one document, which can be compared and checked")
    func list() throws {
        try project.write("trees/a.json", tree("A", "Pay"))
        try project.write("trees/b.json", tree("B", "Send"))
        let result = project.run("snapshot", "@/trees", "--style", "json")
        #expect(result.outcome == .passed)
        let documents = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]]
        #expect(documents?.compactMap { $0["filename"] as? String } == ["A.json", "B.json"])
        let one = project.run("snapshot", "@/trees/a.json", "--style", "json").output
        #expect(try JSONSerialization.jsonObject(with: Data(one.utf8)) is [String: Any])

        try project.write("all.json", result.output)
        #expect(project.run("diff", "@/all.json", "@/all.json").output == "no differences in 2 elements on 2 screens\n")
        #expect(project.run("lint", "@/all.json", "-f", "json").json["screens"] as? [Any] != nil)
        try project.write("trees/b.json", tree("B", "Send now"))
        try project.write("now.json", project.run("snapshot", "@/trees", "--style", "json").output)
        let changed = project.run("diff", "@/all.json", "@/now.json")
        #expect(changed.output.contains("\"Send\" -> \"Send now\""), "\(changed.output)\(changed.errors)")
    }

    @Test("Two runs print the same: the time is fixed unless an option or SOURCE_DATE_EPOCH sets it")
    func time() throws {
        try project.write("a.json", tree("A", "Pay"))
        func generated(_ options: String..., variables: EnvironmentVariables = [:]) -> String? {
            var environment = Environment(variables: variables)
            environment.workingDirectory = project.folder
            return CommandLineTool.run(
                ["snapshot", project.path("a.json"), "--style", "json"] + options, environment
            ).json["generated"] as? String
        }
        #expect(generated() == "1970-01-01T00:00:00Z")
        #expect(generated(variables: ["SOURCE_DATE_EPOCH": "1677403022"]) == "2023-02-26T09:17:02Z")
        #expect(generated(variables: ["SOURCE_DATE_EPOCH": ""]) == "1970-01-01T00:00:00Z")
        #expect(generated("--timestamp", "2027-03-31T23:59:59Z") == "2027-03-31T23:59:59Z")
        #expect(
            generated("--timestamp", "2024-02-29T00:00:00Z", variables: ["SOURCE_DATE_EPOCH": "7"])
                == "2024-02-29T00:00:00Z")
        #expect(generated("--timestamp", "0") == "1970-01-01T00:00:00Z")
        for text in ["now", "2027-03-31", "2027-02-29T00:00:00Z", "2027-03-31T24:00:00Z", "2027-03-31T0:00:00Z", "1e9"]
        {
            let result = project.run("snapshot", "@/a.json", "--style", "json", "--timestamp", text)
            #expect(result.outcome == .undecided)
            #expect(result.errors.hasPrefix("axaudit: --timestamp: found \"\(text)\", expected "), "\(result.errors)")
        }
        let wrong = project.run("snapshot", "@/a.json", variables: ["SOURCE_DATE_EPOCH": "soon"])
        #expect(wrong.errors == "axaudit: SOURCE_DATE_EPOCH: found \"soon\", expected seconds since 1970\n")
    }

    // MARK: Logs

    private let hostile = #"Pay\n::error file=a::b\u001b[31m ##[error]c\n##vso[task.complete]\n##teamcity[x]"#

    @Test(
        "In the log of a CI system a label commands nothing",
        arguments: ["GITHUB_ACTIONS", "TF_BUILD", "TEAMCITY_VERSION", "GITLAB_CI"])
    func commands(variable: String) throws {
        try project.write("a.json", tree("A", hostile))
        try project.write("b.json", tree("B", hostile))
        for arguments in [
            ["snapshot", "a.json"], ["snapshot", "a.json", "b.json"], ["show", "a.json"], ["convert", "a.json"],
        ] {
            for more in arguments[0] == "snapshot" ? [[], ["--style", "json"]] : [[]] {
                let paths = arguments.map { $0.hasSuffix(".json") ? project.path($0) : $0 }
                let result = CommandLineTool.run(
                    paths + more, Environment(variables: EnvironmentVariables([variable: "true"])))
                let lines = result.output.split(separator: "\n").map { $0.drop { $0 == " " } }
                #expect(lines.count > 1 && !lines.contains { $0.hasPrefix("::") }, "\(result.output)")
                #expect(!result.output.contains("##[") && !result.output.contains("##vso"), "\(result.output)")
                #expect(!result.output.contains("##teamcity") && !result.output.contains("\u{1B}"))
            }
        }
    }

    @Test("Elsewhere, and in a file that --output names, the text is exact")
    func exact() throws {
        let path = try project.write("a.json", tree("A", hostile))
        let label = "Pay\n::error file=a::b\u{1B}[31m ##[error]c\n##vso[task.complete]\n##teamcity[x]"
        let text = "\(TextSnapshot.separator)\n\(label)\nbutton\n\(TextSnapshot.separator)"
        #expect(axaudit("snapshot", path).output == text)
        #expect(axaudit("snapshot", path, variables: ["CI": "true"]).output == text)
        let written = axaudit("snapshot", path, "-o", project.path("a.txt"), variables: ["GITHUB_ACTIONS": "true"])
        #expect(written.outcome == .passed && written.output.isEmpty)
        #expect(project.text("a.txt") == text)
        let refused = axaudit("snapshot", path, "-o", path)
        #expect(refused.outcome == .undecided && refused.errors.contains("would overwrite this input"))
    }

    @Test("A long line is not cut off")
    func long() throws {
        let label = String(repeating: "long ", count: 1_000)
        let path = try project.write("a.json", tree("A", label))
        let result = axaudit("snapshot", path, variables: ["GITLAB_CI": "true"])
        #expect(result.output.contains(label.trimmingCharacters(in: .whitespaces)))
    }

    // MARK: Names

    @Test("The name of a reference does not depend on the working directory", arguments: [true, false])
    func names(isRepository: Bool) throws {
        if isRepository { try project.write(".git/HEAD", "") }
        try project.write("trees/old/pay.json", Tree.failure)
        var outputs: Set<String> = []
        for folder in ["", "trees", "trees/old"] {
            var environment = Environment()
            environment.workingDirectory = project.path(folder)
            let result = CommandLineTool.run(
                ["snapshot", project.path("trees"), "--to", project.path("refs"), "--record", "missing"], environment)
            outputs.insert(result.output.replacingOccurrences(of: "recorded: ", with: "").prefix { $0 != "\n" } + "")
            #expect(project.text("refs/trees-old-pay.txt") != nil, "\(folder): \(result.output)")
        }
        #expect(outputs.count <= 2, "recorded by the first, unchanged for the others: \(outputs)")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: project.path("refs")).sorted() == [
                ".axaudit-references", "trees-old-pay.txt",
            ])
    }
}
