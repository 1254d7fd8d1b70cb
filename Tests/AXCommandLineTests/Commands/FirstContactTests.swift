import Testing

@testable import AXAuditCore
@testable import AXAudit
@testable import AXCommandLine

/// What somebody sees who has no dump yet, mistypes a name, or knows another tool.
@Suite("First contact")
struct FirstContactTests {
    private let project: TemporaryProject

    init() throws { project = try TemporaryProject() }

    @Test(
        "A folder without dumps: three commands that dump a screen, for the platform of the project",
        arguments: [
            ("App.xcodeproj/project.pbxproj", ["localhost:8100", "idb ui", "maestro hierarchy"]),
            ("build.gradle.kts", ["uiautomator dump", "driver.page_source", "maestro hierarchy"]),
            ("notes.md", ["localhost:8100", "uiautomator dump", "maestro hierarchy"]),
        ])
    func noDumps(file: String, commands: [String]) throws {
        try project.write(file, "x")
        let result = project.run("lint")
        #expect(result.outcome == .undecided)
        let lines = result.errors.split(separator: "\n").filter { $0.hasPrefix("  ") }
        #expect(lines.count == 3)
        for (line, command) in zip(lines, commands) { #expect(line.contains(command), "\(result.errors)") }
    }

    @Test("A mistyped path: the nearest name in its folder")
    func path() throws {
        try project.write("Dumps/payment.json", "{}")
        let file = project.run("lint", "@/Dumps/paymet.json").errors
        #expect(file.contains("no such file or folder; did you mean Dumps/payment.json?"), "\(file)")
        let folder = project.run("lint", "@/Dump").errors
        #expect(folder.contains("no such file or folder; did you mean Dumps?"), "\(folder)")
        #expect(project.run("lint", "@/Dumps/zzzzzzzzzz").errors.contains("no such file or folder\n"))
    }

    @Test(
        "Words of other tools",
        arguments: [
            (["lint", "--changed"], "git diff --name-only"), (["lsp"], "has no language server"),
            (["lint", "--staged"], ".pre-commit-hooks.yaml"),
        ])
    func words(arguments: [String], advice: String) {
        let result = CommandLineTool.run(arguments, Environment())
        #expect(result.outcome == .undecided && result.errors.contains(advice), "\(result.errors)")
    }

    @Test(
        "A configuration in YAML is an error, unless another one is used", arguments: [".axaudit.yml", ".axaudit.yaml"])
    func yaml(name: String) throws {
        try project.write("d/" + name, "rules: {}")
        try project.write("d/a.json", Self.tree)
        let result = project.run("lint", "@/d")
        #expect(result.outcome == .undecided)
        #expect(result.errors.contains("\(name): found YAML, expected JSON in .axaudit.json"), "\(result.errors)")
        #expect(project.run("lint", "@/d", "--no-config").outcome == .passed)
        try project.write("d/.axaudit.json", "{}")
        #expect(project.run("lint", "@/d").outcome == .passed)
    }

    @Test("An extension of no format names those there are; nothing is written")
    func output() throws {
        try project.write("a.json", Self.tree)
        let result = project.run("lint", "@/a.json", "-o", "@/report.pdf")
        #expect(result.outcome == .undecided)
        #expect(
            result.errors.contains(
                """
                this extension is of no format; use .txt, .json, .sarif, .junit.xml, .gitlab.json, .checkstyle.xml, .md, \
                .html, .criteria.txt, .openacr.yaml, or add --format text
                """), "\(result.errors)")
        #expect(project.text("report.pdf") == nil)
        #expect(project.run("lint", "@/a.json", "-f", "text", "-o", "@/report.pdf").outcome == .passed)
    }

    @Test("explain of a word of names lists the rules")
    func word() {
        let result = axaudit("explain", "target", "--no-config")
        #expect(result.outcome == .passed)
        for rule in ["target-size", "target-size-minimum", "target-shrinks"] {
            #expect(result.output.contains("  \(rule) "), "\(result.output)")
        }
        #expect(!result.output.contains("label-blank"))
    }

    @Test("explain fits a screen: what, why, fix and code", arguments: Rule.all)
    func explain(rule: Rule) {
        let page = axaudit("explain", rule.id).output
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 80)
        for platform in rule.platforms {
            let guide = rule.guide(on: platform)
            for text in [guide.summary, guide.why, guide.fix] + guide.snippets.map(\.code) {
                #expect(page.contains(text))
            }
        }
        #expect(
            page.hasSuffix("`axaudit explain \(rule.id) --all` prints standards, limits, parameters and examples.\n"))
    }

    private static let tree = """
        { "axaudit": 1, "screen": { "name": "A" }, "elements": [
          { "type": "staticText", "label": "Settings", "traits": ["staticText", "header"], "frame": [16, 60, 358, 40] } ] }
        """
}
