import AXAudit
import Foundation
import Testing

@testable import AXCommandLine

/// `lint --watch`, with steps instead of a clock: each wait makes the next change.
@Suite("Watch")
struct WatchTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("Dumps/a.json", Tree.clean)
        try project.write("Dumps/b.json", Tree.failure)
    }

    /// Runs `lint --watch` over the folder Dumps; each step runs while the loop waits, and it ends after the last.
    private func watch(
        _ options: [String] = [], variables: EnvironmentVariables = [:], steps: [() throws -> Void]
    ) throws -> (rounds: [CommandResult], outcome: CommandResult.Outcome) {
        var environment = Environment()
        environment.workingDirectory = project.folder
        environment.variables = variables
        let invocation = try CommandParser(commands: .standard, environment: environment)
            .parse(["lint", project.path("Dumps"), "--watch"] + options)
        var watch = try LintWatch(invocation)
        var rounds: [CommandResult] = []
        var rest = steps[...]
        let outcome = watch.rounds {
            rounds.append($0)
        } wait: {
            guard let step = rest.popFirst() else { return false }
            do { try step() } catch { Issue.record(error) }
            return true
        }
        return (rounds, outcome)
    }

    @Test("The first round lints everything, the next only what changed, and a wait without changes prints nothing")
    func rounds() throws {
        let (rounds, outcome) = try watch(
            ["-f", "compact"],
            steps: [
                {}, { try project.write("Dumps/a.json", Tree.failure) }, {},
                { try project.write("Dumps/c.json", Tree.warnings) },
                { try project.write("Dumps/b.json", Tree.clean + " ") },
            ])
        try #require(rounds.count == 4)
        func files(_ round: CommandResult) -> Set<Substring> {
            Set(
                round.output.split(separator: "\n").compactMap {
                    $0.split(separator: ":").first?.split(separator: "/").last
                })
        }
        #expect(files(rounds[0]) == ["b.json"])
        #expect(rounds[0].errors.hasPrefix("watch: 2 files, Ctrl-C ends: 1 failure (gate: failure), 0 warnings"))
        #expect(files(rounds[1]) == ["a.json"])
        #expect(
            rounds[1].errors.hasPrefix(
                "watch: \(project.path("Dumps/a.json")) changed; 2 files: 2 failures (gate: failure)"))
        #expect(files(rounds[2]) == ["c.json"])
        #expect(rounds[2].errors.contains("changed; 3 files: 2 failures (gate: failure), 2 warnings"))
        #expect(rounds[3].output.isEmpty)
        #expect(rounds[3].errors.contains("b.json changed; 3 files: 1 failure (gate: failure), 2 warnings"))
        for round in rounds { #expect(round.errors.split(separator: "\n").count == 1, "one line per round") }
        #expect(rounds.map(\.outcome) == [.failed, .failed, .failed, .failed] && outcome == .failed)
    }

    @Test("Wrong usage ends the run, because no change of a file mends it; an invalid configuration does not")
    func wrongUsage() throws {
        let report = "json=" + project.path("Dumps/a.json")
        let (rounds, outcome) = try watch(["-f", report], steps: [{ Issue.record("this waits") }])
        #expect(rounds.count == 1 && outcome == .undecided)
        #expect(rounds.first?.errors.contains("a report would overwrite this input") == true)
        for options in [["-f", "json=/proc/x"], ["--config", "gone.json"], ["--baseline", "gone.json"]] {
            var waits = 0
            let (_, outcome) = (try? watch(options, steps: [{ waits += 1 }])) ?? ([], .undecided)
            #expect(waits == 0 && outcome == .undecided, "\(options)")
        }
        #expect(throws: UsageError.self) { try watch(variables: ["AXAUDIT_CONFIG": "gone.json"], steps: []) }
        try project.write("Dumps/.axaudit.json", "{ \"preset\": ")
        var waits = 0
        _ = try watch(steps: [{ waits += 1 }])
        #expect(waits == 1)
    }

    @Test("A picture that changes lints its dump again")
    func pictures() throws {
        try project.write("Dumps/login.json", PicturedScreen.tree)
        let path = project.path("Dumps/login.png")
        func write(_ color: UInt32) throws { try Data(PicturedScreen.picture(color)).write(to: URL(filePath: path)) }
        let (rounds, _) = try watch(
            ["-f", "compact", "--only", "text-contrast"],
            steps: [
                { try write(0xAAAAAA) }, {}, { try write(0x222222) },
                { try FileManager.default.removeItem(atPath: path) },
                {
                    let named = PicturedScreen.tree.replacing(
                        #""width":390"#, with: #""picture":"shots/a.png","width":390"#)
                    try project.write("Dumps/login.json", named)
                },
                {
                    try project.write("Dumps/shots/readme.txt", "pictures")
                    try Data(PicturedScreen.picture()).write(to: URL(filePath: project.path("Dumps/shots/a.png")))
                }, {},
            ])
        try #require(rounds.count == 6)
        #expect(rounds.map { $0.output.contains("text-contrast") } == [false, true, false, false, false, true])
        #expect(rounds[1].errors.hasPrefix("watch: \(path) changed; 3 files: 1 failure"))
        #expect(rounds[2].errors.hasPrefix("watch: \(path) changed; 3 files: 0 failures"))
        #expect(rounds[3].errors.hasPrefix("watch: \(path) changed; 3 files: 0 failures"))
    }

    @Test("A variant that changed is reported with its base, which has the findings of the group")
    func variants() throws {
        try project.write("Dumps/Cart.json", Tree.texts(height: 20))
        try project.write("Dumps/Cart@ax5.json", Tree.texts(height: 63))
        let (rounds, _) = try watch(
            ["-f", "compact"],
            steps: [
                { try project.write("Dumps/Cart@ax5.json", Tree.texts(height: 20)) },
                { try project.write("Dumps/a.json", Tree.clean + " ") },
            ])
        try #require(rounds.count == 3)
        #expect(rounds.map { $0.output.contains("text-does-not-grow") } == [false, true, false])
        #expect(rounds[1].output.contains("Cart.json") && !rounds[1].output.contains("b.json"))
    }

    @Test("The exit code is that of the last round")
    func lastOutcome() throws {
        let (rounds, outcome) = try watch(steps: [
            { try project.write("Dumps/b.json", Tree.broken) },
            { try FileManager.default.removeItem(atPath: project.path("Dumps/b.json")) },
        ])
        #expect(rounds.map(\.outcome) == [.failed, .undecided, .passed])
        #expect(outcome == .passed)
        #expect(rounds[1].errors.hasPrefix(project.path("Dumps/b.json") + ":2:29: "))
        #expect(rounds[2].output.isEmpty && rounds[2].errors.hasPrefix("watch: 1 file removed; 1 file: 0 failures"))
    }

    @Test("A change of the configuration lints everything again; while it is invalid there is no verdict")
    func configuration() throws {
        try project.write("Dumps/.axaudit.json", "{}")
        let (rounds, outcome) = try watch(
            ["-f", "compact"],
            steps: [
                { try project.write("Dumps/.axaudit.json", #"{ "rules": { "target-sze": "off" } }"#) }, {},
                { try project.write("Dumps/.axaudit.json", #"{ "rules": { "target-size": "warning" } }"#) },
                { try project.write("Dumps/.axaudit-baseline.json", "{") },
            ])
        #expect(rounds.map(\.outcome) == [.failed, .undecided, .passed, .undecided])
        #expect(
            rounds[1].errors.contains("did you mean \"target-size\"?")
                && rounds[1].errors.hasSuffix("watch: no verdict\n"))
        #expect(rounds[2].output.contains(" warning: "))
        #expect(rounds[2].errors.hasPrefix("watch: configuration or baseline changed; 2 files: 0 failures"))
        #expect(outcome == .undecided)
    }

    @Test("A change of a source lints everything again, and names the source")
    func sources() throws {
        let sources = project.path("App")
        try project.write("App/Cart.swift", "let a = 1")
        try project.write("App/Shop.swift", "let b = 1")
        let (rounds, _) = try watch(
            ["-f", "compact", "--sources", sources],
            steps: [
                { try project.write("App/Cart.swift", "let a = 1000") }, {},
                {
                    try project.write("App/Cart.swift", "let a = 10")
                    try project.write("App/Shop.swift", "let b = 10")
                },
                { try FileManager.default.removeItem(atPath: project.path("App/Shop.swift")) },
            ])
        try #require(rounds.count == 4)
        for round in rounds { #expect(round.output.contains("b.json")) }
        #expect(rounds[1].errors.hasPrefix("watch: \(sources)/Cart.swift changed; 2 files: 1 failure"))
        #expect(rounds[2].errors.hasPrefix("watch: 2 sources changed; 2 files: 1 failure"))
        #expect(rounds[3].errors.hasPrefix("watch: \(sources)/Shop.swift changed; 2 files: 1 failure"))
    }

    @Test("The report of a round with a broken audit, or with a file that is no dump, names the error or nothing")
    func brokenAudit() throws {
        let (rounds, _) = try watch(steps: [
            { try project.write("Dumps/a.audit.json", "[{") },
            { try project.write("Dumps/package.json", #"{ "name": "shop" }"#) },
        ])
        try #require(rounds.count == 3)
        let (dump, audit) = (project.path("Dumps/a.json"), project.path("Dumps/a.audit.json"))
        #expect(rounds[1].errors.hasPrefix("\(dump): \(audit):1:"))
        #expect(rounds[1].output.hasSuffix("no verdict on 1 screen\n"))
        #expect(rounds[2].output.isEmpty)
        for round in rounds { #expect(!round.output.contains("0 files found")) }
    }

    @Test("A change of the audit beside a dump lints the dump again, also if the audit is new or gone")
    func companions() throws {
        let issue = #"[ { "auditType": "textClipped", "compactDescription": "Text clipped", "element": "" } ]"#
        let audit = "Dumps/a.audit.json"
        let (rounds, _) = try watch(
            ["-f", "compact"],
            steps: [
                { try project.write(audit, "[]") }, { try project.write(audit, issue) }, {},
                { try FileManager.default.removeItem(atPath: project.path(audit)) },
            ])
        try #require(rounds.count == 4)
        #expect(rounds.map { $0.output.contains("apple-text-clipped") } == [false, false, true, false])
        for round in rounds.dropFirst() { #expect(round.errors.contains("a.audit.json changed; 2 files")) }
    }

    @Test("Reports in files contain every file in every round")
    func fileReports() throws {
        let (rounds, _) = try watch(
            ["-f", "json=\(project.path("report.json"))"], steps: [{ try project.write("Dumps/a.json", Tree.failure) }])
        #expect(rounds.allSatisfy { $0.output.isEmpty } && rounds.count == 2)
        let report = try #require(project.text("report.json"))
        let result = CommandResult(.passed, output: report)
        #expect(result.files.count == 2 && result.rules == ["target-size", "target-size"])
    }

    @Test("Standard input cannot be watched")
    func standardInput() {
        #expect(axaudit("lint", "-", "--watch").errors.contains("--watch cannot watch standard input"))
    }

    @Test("The command prints its rounds through the environment")
    func command() {
        let result = axaudit("lint", project.path("Dumps"), "-w")
        #expect(result.outcome == .failed && result.output.isEmpty && result.errors.isEmpty)
    }
}
