import AXAudit
import Testing

@testable import AXCommandLine

/// Texts of a configuration that move the cursor or issue a command to a CI system, in every command that prints any.
@Suite("Hostile configurations")
struct HostileConfigurationTests {
    private let project: TemporaryProject
    private static let hostile =
        #"\u001b]8;;http://evil.example\u0007card\u001b[2J\n::error::pwned\r##[error]c\u202ereversed"#

    init() throws {
        project = try TemporaryProject()
        try project.write("a.json", Tree.failure)
        try project.write(
            ".axaudit.json",
            """
            { "customRules": [ { "id": "x-y", "message": "\(Self.hostile)", "reason": "::error::pwned\(Self.hostile)",
                "fix": "##vso[x]\(Self.hostile)", "elements": {}, "expect": { "present": "hint" } } ],
              "ignore": [ { "rules": ["target-size"], "element": "#\(Self.hostile)", "reason": "\(Self.hostile)" } ],
              "owners": [ { "owner": "\(Self.hostile)", "paths": ["**"] } ],
              "expectScreens": ["\(Self.hostile)"],
              "journeys": [ { "screen": "\(Self.hostile)", "reach": "\(Self.hostile)", "within": 1 },
                { "screen": "*", "reach": "\(Self.hostile)", "within": 1 } ],
              "criteria": { "title": "\(Self.hostile)", "product": { "name": "\(Self.hostile)" },
                "author": { "name": "\(Self.hostile)", "email": "a@b.c" },
                "tasks": { "\(Self.hostile)": ["\(Self.hostile)"] } } }
            """)
    }

    @Test(
        "No command prints them as they are",
        arguments: [
            ["rules"], ["rules", "--format", "json"], ["rules", "--format", "markdown"], ["explain", "x-y"],
            ["explain", "custom"], ["config", "show"], ["config", "check"], ["lint", "@/a.json"],
            ["lint", "@/a.json", "--by", "owner"], ["lint", "@/a.json", "-v"],
            ["baseline", "show", "@/a.json"], ["snapshot", "@/a.json"], ["variants", "@/a.json"],
        ] + ReportFormat.all.map { ["lint", "@/a.json", "-f", $0.id] })
    func commands(arguments: [String]) throws {
        var environment = Environment()
        environment.workingDirectory = project.folder
        let result = CommandLineTool.run(
            arguments.map { $0.replacing("@/", with: project.folder + "/") }, environment)
        let text = result.output + result.errors
        #expect(!text.isEmpty)
        let controls = text.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" || $0.value == 0x202E }
        #expect(controls.isEmpty, "\(text.debugDescription)")
        let commands = text.split(separator: "\n").filter { line in
            line.drop { $0 == " " }.hasPrefix("::error::") || line.contains("##[") || line.contains("##vso[")
        }
        #expect(commands.isEmpty, "\(commands)")
    }

    @Test("The help of rules in SARIF is escaped when it is decoded")
    func sarif() throws {
        try project.write(
            ".axaudit.json",
            """
            { "customRules": [ { "id": "x-y", "message": "\(Self.hostile)", "reason": "::error::pwned\(Self.hostile)",
                "fix": "##vso[x]\(Self.hostile)", "elements": {}, "expect": { "present": "hint" } } ] }
            """)
        var environment = Environment()
        environment.workingDirectory = project.folder
        let result = CommandLineTool.run(["lint", project.path("a.json"), "-f", "sarif"], environment)
        let runs = try #require(result.json["runs"] as? [[String: Any]])
        let driver = try #require((runs[0]["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        let rule = try #require(rules.first { $0["id"] as? String == "x-y" })
        let help = try #require(rule["help"] as? [String: String])
        for (kind, text) in help {
            let controls = text.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" || $0.value == 0x202E }
            #expect(controls.isEmpty && !text.contains("##["), "\(kind): \(text.debugDescription)")
            #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::error::") }, "\(kind)")
        }
    }
}
