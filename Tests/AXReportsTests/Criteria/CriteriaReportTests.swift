import AXAudit
import Foundation
import TestSupport
import Testing

/// The report by success criterion, and the draft for OpenACR.
@Suite("Reports by success criterion")
struct CriteriaReportTests {
    /// Three screens: two with a nameless button, of which the second is in the baseline, and one without a finding.
    private static func run() throws -> AuditRun {
        func audit(_ name: String, _ label: String, _ size: Int) throws -> ScreenAudit {
            let tree = """
                {"axaudit": 1, "screen": {"name": "\(name)", "width": 390, "height": 844}, "root": {"type": "application",
                 "children": [{"type": "button", "label": "\(label)", "traits": ["button"], "isAccessibilityElement": true,
                 "frame": [20, 100, \(size), \(size)]}]}}
                """
            let screen = try #require(try TreeReader.read(Array(tree.utf8), file: "\(name).json").first)
            return Audit(rules: rules)(screen)
        }
        var audits = [try audit("Seats", "", 60), try audit("Pay", "", 60), try audit("Home", "Start", 30)]
        for index in audits[1].findings.indices { audits[1].findings[index].state = .baselined }
        var run = AuditRun(screens: audits, rules: rules)
        run.record.criteria.title = "Tickets: \"iOS\""
        run.record.criteria.product = "Tickets"
        run.record.criteria.email = "ada@example.com"
        run.record.criteria.tasks = [.init(name: "Buy", screens: ["Seats", "Pa*", "Gone"])]
        return run
    }

    private static let rules: [Rule] = [.controlLabelMissing, .targetSize]

    private static func texts(_ run: AuditRun) -> [String: String] {
        var texts = Dictionary(
            uniqueKeysWithValues: ["txt", "html", "md", "csv"].map {
                ($0, ReportFormat.criteria.report(run, ReportContext(file: "out." + $0)))
            })
        texts["yaml"] = ReportFormat.openacr.report(run, ReportContext())
        return texts
    }

    @Test("Failures of a baseline count, and every form has the same sentence about a criterion")
    func numbers() throws {
        for (form, text) in Self.texts(try Self.run()) where form != "yaml" {
            #expect(text.contains("fails on 2 of 3 screens: 2 failures (2 causes)"), "\(form): \(text)")
            #expect(text.contains("11.4.1.2.1"), "\(form)")
        }
    }

    @Test("An ignored finding is counted apart, and does not fail a criterion")
    func ignored() throws {
        var run = try Self.run()
        for screen in 0...1 {
            for index in run.screens[screen].findings.indices {
                run.screens[screen].findings[index].state = .suppressed(reason: "vendor")
            }
        }
        let text = ReportFormat.criteria.report(run)
        #expect(!text.contains("fails on"))
        #expect(text.contains("nothing found in what was checked; cannot be decided from dumps (2 ignored)"))
        #expect(text.contains("2 findings: vendor"))
        #expect(ReportFormat.openacr.report(run).contains("chapters: {}"))
    }

    @Test("A small button is about level AAA, so it is in no row of levels A and AA")
    func targetSize() throws {
        let csv = ReportFormat.criteria.report(try Self.run(), ReportContext(file: "a.csv"))
        let row = try #require(csv.split(separator: "\r\n").first { $0.hasPrefix("\"2.5.8\"") })
        #expect(row.contains("\"not evaluated\""))
        #expect(ReportFormat.criteria.report(try Self.run()).contains("target-size: 1 "))
    }

    @Test("Every rule is about criteria that exist, or the report says where it comes from, on each platform")
    func mapping() {
        for rule in Rule.all {
            for variant in rule.variants {
                let standards = variant.guide.standards
                #expect(!standards.isEmpty, "\(rule.id) on \(variant.platform.name)")
                for standard in standards where standard.source == .wcag {
                    #expect(standard.criterion != nil, "\(rule.id): \(standard.reference)")
                }
            }
        }
    }

    @Test("A finding without a criterion of level A or AA says where its rule comes from")
    func untied() throws {
        for (form, text) in Self.texts(try Self.run()) where ["txt", "html"].contains(form) {
            #expect(
                text.contains("usability, from HIG: Hit targets and WCAG 2.5.5 Target Size (Enhanced), AAA"), "\(form)")
        }
    }

    @Test("No form claims that anything is met")
    func claims() throws {
        let clean = AuditRun(screens: [try Self.run().screens[2]], rules: [.controlLabelMissing])
        for run in [try Self.run(), clean] {
            for (form, text) in Self.texts(run) {
                var words = text.lowercased()
                for allowed in ["at most partially supports", "partially-supports", "<style>"] {
                    words = words.replacingOccurrences(of: allowed, with: "")
                }
                let forbidden = [
                    "supports", "conform", "complian", "complies", "passes", "passed", "not applicable", "✓", "%",
                ]
                for claim in forbidden where !(form == "html" && claim == "%") {
                    #expect(!words.contains(claim), "\(form) says \(claim)")
                }
            }
        }
    }

    @Test("A task names the screens that speak against a label, and those that the run does not have")
    func tasks() throws {
        let text = ReportFormat.criteria.report(try Self.run())
        #expect(text.contains("Buy: 2 screens; not in this run: Gone"))
        #expect(text.contains("VoiceOver: Seats (1 failure), Pay (1 failure)"))
        #expect(!text.contains("Dark Interface:"))
    }

    @Test("OpenACR has failing criteria only, with a level that the author can lower")
    func openACR() throws {
        var run = try Self.run()
        let draft = ReportFormat.openacr.report(run)
        #expect(draft.contains("title: \"Tickets: \\\"iOS\\\"\""))
        #expect(
            draft.components(separatedBy: "- num:").count == draft.components(separatedBy: "level: partially").count)
        #expect(draft.contains("- num: \"4.1.2\""))
        run.record.criteria.doesNotSupport = ["4.1.2"]
        let lowered = ReportFormat.openacr.report(run)
        #expect(lowered.contains("level: does-not-support"))
        run.record.criteria.email = nil
        #expect(ReportFormat.openacr.obstacle(run)?.contains("\"author.email\"") == true)
    }

    @Test("WCAG 2.1 has no criterion of 2.2")
    func versions() throws {
        var run = try Self.run()
        run.record.criteria.wcag = .v21
        let csv = ReportFormat.criteria.report(run, ReportContext(file: "a.csv"))
        #expect(!csv.contains("\"2.5.8\"") && csv.contains("\"1.3.4\"") && csv.contains("\"4.1.1\""))
    }

    private static let catalogue = ProcessInfo.processInfo.environment["AXAUDIT_CRITERIA"].map {
        $0 + "/2.5-edition-wcag-2.2-508-eu-en.yaml"
    }

    @Test(
        "The criteria of levels A and AA are those of GSA's catalogue",
        .enabled(if: catalogue != nil, "AXAUDIT_CRITERIA is not set"))
    func criteria() throws {
        let text = try String(contentsOfFile: try #require(Self.catalogue), encoding: .utf8)
        for (level, chapter) in [("A", "success_criteria_level_a"), ("AA", "success_criteria_level_aa")] {
            let start = try #require(text.range(of: "- id: \(chapter)\n"))
            let rest = text[start.upperBound...]
            let end = rest.range(of: "- id: success_criteria_level_a")?.lowerBound ?? rest.endIndex
            let wanted = rest[..<end].matches(of: #/- id: "?(\d\.\d\.\d+)"?/#).map { String($0.1) }
            let found = WCAGCriterion.all.filter { $0.level.rawValue == level }.map(\.number)
            #expect(!wanted.isEmpty && Set(found) == Set(wanted))
        }
    }
}
