import AXAudit
import AXPictures
import AXSyntax
import Foundation
import TestSupport
import Testing

@testable import AXTestReports
@testable import AXReports
@testable import AXArchives
@testable import AXRuns

/// The keys in outputs for programs, compared with the schemas that derive from the same descriptions.
@Suite("Keys of JSON")
struct JSONKeyTests {
    /// The keys below a part of a schema, each as a path: `findings.elements.path`.
    private func keys(of schema: Any?, below path: String = "") -> Set<String> {
        guard let schema = schema as? [String: Any] else { return [] }
        var keys: Set<String> = []
        for (key, value) in schema["properties"] as? [String: Any] ?? [:] {
            keys.insert(path + key)
            keys.formUnion(self.keys(of: value, below: path + key + "."))
        }
        keys.formUnion(self.keys(of: schema["items"], below: path))
        for choice in schema["anyOf"] as? [Any] ?? [] { keys.formUnion(self.keys(of: choice, below: path)) }
        return keys
    }

    /// The keys that a schema has, as paths.
    private func keys(of schema: Schema) throws -> Set<String> {
        keys(of: try JSONSerialization.jsonObject(with: Data(schema.text.utf8)))
    }

    /// The keys that JSON has, as paths, without those below `opaque`, whose schema is another one.
    private func keys(in texts: String..., opaque: Set<String> = []) throws -> Set<String> {
        func keys(in value: Any, below path: String) -> Set<String> {
            if let list = value as? [Any] { return list.reduce(into: []) { $0.formUnion(keys(in: $1, below: path)) } }
            return (value as? [String: Any] ?? [:]).reduce(into: []) { found, member in
                found.insert(path + member.key)
                if opaque.contains(path + member.key) { return }
                found.formUnion(keys(in: member.value, below: path + member.key + "."))
            }
        }
        return try texts.reduce(into: []) {
            $0.formUnion(keys(in: try JSONSerialization.jsonObject(with: Data($1.utf8)), below: ""))
        }
    }

    private func expect(
        _ written: Set<String>, _ described: Set<String>, at location: Testing.SourceLocation = #_sourceLocation
    ) {
        #expect(written.subtracting(described).sorted() == [], "not in the schema", sourceLocation: location)
        #expect(described.subtracting(written).sorted() == [], "not written", sourceLocation: location)
    }

    /// The run of the expected files, with all that a screen and its findings can have.
    private func run() throws -> AuditRun {
        var run = try FixedRun.make()
        run.rules += RuleIndex.all.rules
        let place = CodePlace(file: "A.swift", path: "Sources/A.swift", line: 2, column: 3)
        var code = CodeAnswer(place: place, certainty: .several, evidence: .key, code: "Text(key)")
        code.others = [place]
        code.catalogue = CodeAnswer.Catalogue(file: "A.strings", line: 1, key: "pay")
        code.insertion = "x"
        code.replacement = "x"
        var contrast = ElementContrast(index: 0, isText: true, answer: .low)
        contrast.ratio = 2
        contrast.foreground = RGBColor(0)
        contrast.background = RGBColor(1)
        contrast.refusal = ContrastRefusal.allCases.first
        var picture = PictureAudit(file: "a.png")
        picture.scale = 3
        picture.agreement = 1
        picture.reason = "too old"
        picture.reasonNotToLink = "too large"
        picture.contrasts = [contrast]
        picture.shown = ShownPicture(.png([1]), frame: Rect(x: 0, y: 0, width: 1, height: 1))
        picture.shown?.isUnlimited = true
        run.screens[0].picture = picture
        picture.shown = ShownPicture(.link, frame: Rect(x: 0, y: 0, width: 1, height: 1))
        run.screens[1].picture = picture
        run.screens[0].screen.platform = .android
        run.screens[0].screen.origin.test = TestOrigin(
            identifier: "T/a()", configuration: "German", device: "iPhone", deviceID: "1", repetition: 2,
            arguments: ["1"])
        run.screens[0].screen.group = "Home"
        run.screens[0].screen.hasFoundGroup = true
        run.screens[0].groupRules.settings = [GroupRules.Setting(ruleID: "a", severity: .warning, values: [:])]
        run.screens[0].screen.elements[run.screens[0].findings[0].elements[0].index].view = PlatformView(className: "V")
        run.screens[0].customRules = RuleIndex.all.rules
        run.screens[0].companions = ["picture"]
        run.screens[0].notChecked.append(NotChecked(ruleID: "a", reason: "b", missing: [.variants]))
        run.screens[0].reasonWithoutVerdict = "this is the home screen"
        var journey = JourneyResult(Journey(screen: "Home", reach: "Pay", within: 3))
        journey.nearest = "Payment"
        run.screens[0].journeys = [journey]
        run.screens[0].steps = [CrawlStep(opened: run.screens[1].screen.title, touched: "a", isBarred: true)]
        run.screens[0].unfinished = ["a.png: cannot be read"]
        run.screens[1].isSkipped = true
        run.screens[1].screen.origin.isAuditAlone = true
        run.screens[0].findings[0].code = code
        run.screens[0].findings[0].owner = "Checkout"
        run.screens[0].findings[0].detail = "Detail"
        run.screens[0].findings[0].style = "title"
        run.screens[0].findings[0].variants = ["base", "de"]
        run.screens[0].findings[0].sources = [.axaudit, .apple]
        run.screens[0].findings[1].sources = [.apple]
        run.screens[0].findings[0].opinion = Opinion(.confirmed, "reason")
        run.screens[0].findings[0].sharedCause = run.screens[0].findings[0].cause
        let location = SettingLocation(file: "a.json", location: TextLocation(line: 1, column: 1))
        run.record.expectedScreens = [ExpectedScreen("Home", at: location)]
        run.record.journeys = [Located(journey.journey, at: location)]
        run.record.pathErrors = run.errors
        run.record.made = ["a": "b"]
        run.record.shard = Shard(1, of: 2)
        run.record.criteria.tasks = [CriteriaSettings.Task(name: "Pay", screens: ["Home"])]
        run.record.ignores = [IgnoreRecord(project: 0, location: location, summary: "a", rules: nil)]
        let key = BaselineEntry.Key(screen: "Home", rule: "a", key: "b", message: "c")
        run.record.baselines = ["b.json": Baseline([BaselineEntry(key, count: 1, location: location)])]
        return run
    }

    @Test("The report has the keys of its schema, and no others")
    func report() throws {
        let golden = try Repository.text("Tests/Golden/report.json")
        let described = try keys(of: Schema.report)
        #expect(try keys(in: golden).isSubset(of: described))
        try expect(keys(in: golden, ReportFormat.json.report(run())), described)
    }

    @Test("The lines of an archive have the keys of their schemas, and no others")
    func archive() throws {
        var lines: [String: Set<String>] = [:]
        let text = Archive.text(try run()) + Archive.errorLine(InputError(file: "a", message: "b"))
        for line in text.split(separator: "\n") {
            let kind = try #require(["run", "screen", "error", "end"].first { line.contains("\"kind\": \"\($0)\"") })
            let opaque: Set = ["tree", "groupRules.values"]
            lines[kind, default: []].formUnion(try keys(in: String(line), opaque: opaque))
        }
        try expect(lines["run", default: []], keys(of: Archive.header(Platform.all).schema))
        try expect(lines["screen", default: []], keys(of: Archive.screen(Platform.all, 0..<0).schema))
        try expect(lines["error", default: []], keys(of: Archive.unreadable.schema))
        try expect(lines["end", default: []], keys(of: Archive.end.schema))
    }

    @Test("The comparison of two runs has the keys of its schema, and no others")
    func comparison() throws {
        let base = try run()
        var head = base
        head.screens[0].screen.name = "Another"
        head.screens[0].journeys[0].steps = 5
        let comparison = RunComparison(base, head, byElements: true)
        #expect(!comparison.renamed.isEmpty)
        try expect(keys(in: ComparisonFormat.json.report(comparison)), keys(of: ComparisonJSONReport.report.schema))
    }

    @Test("The answers of a stream have the keys of their schemas, and no others")
    func stream() throws {
        let run = try run()
        let answer = StreamAnswer.text(run.screens[0], name: "a", gate: Gate(), group: [run.screens[0]])
        try expect(keys(in: answer), keys(of: StreamAnswer.answer.schema))
        let error = InputError(file: "a", location: TextLocation(line: 1, column: 1), message: "b")
        let failure = StreamAnswer.text(InputErrors([error]), name: "a")
        try expect(keys(in: failure), keys(of: StreamAnswer.failure.schema))
    }
}
