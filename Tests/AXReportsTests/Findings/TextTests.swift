import AXRuns
import AXConfiguration
import AXEngine
import AXTestReports
import AXReports
import AXTree
import Foundation
import TestSupport
import Testing

/// The reports that people read.
@Suite("Text and compact")
struct TextTests {
    @Test(
        "Nothing that moves the cursor, hides text or reorders the line reaches the reader raw",
        arguments: [(.text, false), (.text, true), (.compact, false)] as [(ReportFormat, Bool)])
    func harmless(format: ReportFormat, isColored: Bool) throws {
        var report = format.report(try FixedRun.make(), style: TextStyle(isColored: isColored))
        if isColored { report.replace(#/\u{1B}\[[0-9;]*m/#, with: "") }
        for scalar in report.unicodeScalars {
            let isHarmful: Bool
            switch scalar.properties.generalCategory {
            case .control: isHarmful = scalar != "\n"
            case .format: isHarmful = !["\u{200D}", "\u{200C}", "\u{2068}", "\u{2069}"].contains(scalar)
            case .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: isHarmful = true
            default: isHarmful = false
            }
            #expect(!isHarmful, "U+\(String(scalar.value, radix: 16))")
        }
        #expect(report.contains("\\u{1B}[31mred"))
        #expect(report.contains("\\u{202E}"))
    }

    @Test(
        "Right-to-left text is isolated, and every isolate is closed on its line",
        arguments: [ReportFormat.text, .compact])
    func isolated(format: ReportFormat) throws {
        let report = format.report(try FixedRun.make(), style: TextStyle(isVerbose: true))
        #expect(report.contains("\u{2068}إغلاق"))
        for line in report.split(separator: "\n") {
            var depth = 0
            for scalar in line.unicodeScalars {
                if scalar == "\u{2068}" { depth += 1 }
                if scalar == "\u{2069}" { depth -= 1 }
                #expect(depth == 0 || depth == 1)
            }
            #expect(depth == 0)
        }
    }

    @Test("Compact is one line a new finding, in the shape that editors parse")
    func compact() throws {
        let run = try FixedRun.make()
        let lines = ReportFormat.compact.report(run).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count == run.count(.failure) + run.count(.warning))
        for line in lines {
            #expect(
                line.wholeMatch(of: #/[^:]+:[0-9]+:[0-9]+: (failure|warning): .+ \[test-[a-z]+\]/#) != nil, "\(line)")
        }
        #expect(
            lines.contains {
                $0.contains(":5:7: failure: button \"Close\" #close (8,52 20×20) at Button[0]: 20×20 pt, needs")
            })
    }

    @Test("Colour is only added: without its codes the coloured report is the plain one")
    func colour() throws {
        let run = try FixedRun.make()
        let plain = ReportFormat.text.report(run)
        let coloured = ReportFormat.text.report(run, style: TextStyle(isColored: true))
        #expect(coloured != plain)
        #expect(coloured.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
        #expect(
            !coloured.contains(#/\u{1B}\[[0-9;]*(30|37|40|47|90|97)m/#),
            "black and white are unreadable on one background")
        #expect(ReportFormat.compact.report(run, style: TextStyle(isColored: true)) == ReportFormat.compact.report(run))
    }

    @Test("Why and fix are there once per rule and run")
    func explainedOnce() throws {
        let report = ReportFormat.text.report(try FixedRun.make())
        #expect(report.matches(of: #/(?m)^ +fix: .* Why: /#).count == 3, "three rules have findings")
        #expect(report.matches(of: #/axaudit explain test-/#).count == 3)
    }

    @Test("With more details, the neighbours of the subject are shown around it")
    func neighbours() throws {
        let report = ReportFormat.text.report(try FixedRun.make(), style: TextStyle(isVerbose: true))
        let lines = report.split(separator: "\n").map(String.init)
        let subject = try #require(
            lines.firstIndex { $0.contains(">") && $0.contains("button \"Close\" #close (8,52 20×20)") })
        #expect(lines[subject - 1].contains("header \"Payment\""))
        #expect(lines[subject + 1].contains("#ansi"))
    }

    @Test("A finding names type, label, identifier, location and rule, with more details also frame and path")
    func names() throws {
        let brief = ReportFormat.text.report(try FixedRun.make())
        #expect(brief.contains("  5:7  failure  test-small  button \"Close\" #close: 20×20 pt, needs 44×44 pt\n"))
        let report = ReportFormat.text.report(try FixedRun.make(), style: TextStyle(isVerbose: true))
        for part in [
            "button", "\"Close\"", "#close", "8,52 20×20", "path", "Button[0]", " 5:7 ", "test-small", "failure",
        ] {
            #expect(report.contains(part), "\(part)")
        }
    }

    @Test("Quiet hides what is below the gate from text, and from nothing else")
    func quiet() throws {
        var run = try FixedRun.make()
        let quiet = TextStyle(isQuiet: true)
        let report = ReportFormat.text.report(run, style: quiet)
        #expect(report.contains("test-small"))
        #expect(!report.contains("test-named") && !report.contains("test-whole") && !report.contains("not checked: "))
        #expect(report.hasSuffix(Wording.summary(run) + "\n"), "the last line stays")
        for format in [ReportFormat.compact, .json] { #expect(format.report(run, style: quiet) == format.report(run)) }
        run.gate.level = .warning
        #expect(ReportFormat.text.report(run, style: quiet).contains("test-named"))
    }

    @Test("Quiet shows the warnings that are too many")
    func quietWithTooManyWarnings() throws {
        var run = try FixedRun.make()
        run.errors = []
        run.gate.maximumWarnings = 0
        let report = ReportFormat.text.report(run, style: TextStyle(isQuiet: true))
        #expect(report.contains("test-named"))
    }

    // MARK: The last line

    private func run(_ failures: Int, _ warnings: Int, _ gate: Gate = Gate(), suppressed: Int = 0, baselined: Int = 0)
        -> AuditRun
    {
        func rule(_ id: String, _ severity: Severity, _ count: Int) -> Rule {
            Rule(
                id, "A.", severity: severity, needs: [], standards: [], why: "A.", fix: "A.", examples: [],
                check: .screen { _, check in for _ in 0..<count { check.reportScreen("x") } })
        }
        var button = Element(.button)
        button.isAccessibilityElement = true
        var tree = ElementTree()
        tree.add(button)
        let rules = [
            rule("f", .failure, failures), rule("s", .failure, suppressed + baselined), rule("w", .warning, warnings),
        ]
        var audit = Audit(rules: rules)(Screen(elements: tree.elements))
        var left = suppressed
        for index in audit.findings.indices where audit.findings[index].ruleID == "s" {
            audit.findings[index].state = left > 0 ? .suppressed(reason: "x") : .baselined
            left -= 1
        }
        return AuditRun(screens: [audit], gate: gate, rules: rules)
    }

    @Test("The last line of text states the reason for the exit code")
    func summary() {
        func last(_ run: AuditRun) -> String? {
            ReportFormat.text.report(run).split(separator: "\n").last.map(String.init)
        }
        #expect(last(run(0, 0)) == "0 failures (gate: failure), 0 warnings")
        #expect(last(run(1, 1)) == "1 failure (gate: failure), 1 warning")
        #expect(last(run(2, 3, suppressed: 1)) == "2 failures (gate: failure), 3 warnings, 1 suppressed")
        #expect(
            last(run(1, 3, suppressed: 5, baselined: 41))
                == "1 failure (gate: failure), 3 warnings, 5 suppressed, 41 in baseline")
        #expect(last(run(0, 3, Gate(.warning)))?.hasPrefix("0 failures (gate: warning), 3 warnings") == true)
        #expect(last(run(0, 3, Gate(.failure, maximumWarnings: 2)))?.contains("3 warnings (at most 2)") == true)
        var notChecked = run(2, 3, suppressed: 1)
        notChecked.screens[0].notChecked =
            Audit(
                rules: (0..<4).map { number in
                    Rule(
                        "n\(number)", "A.", severity: .warning, needs: [.hint], standards: [], why: "A.", fix: "A.",
                        examples: [], check: .screen { _, _ in })
                })(Screen(elements: [], carries: [])).notChecked
        #expect(
            last(notChecked) == "2 failures (gate: failure), 3 warnings, 1 suppressed, 4 rules not checked on 1 screen")
    }

    @Test("The last line gives the reason for a run without a verdict")
    func noVerdict() throws {
        #expect(Wording.summary(try FixedRun.make()).hasSuffix("no verdict: 2 files could not be read"))
        var empty = run(0, 0)
        empty.screens.append(Audit(rules: [])(Screen(elements: [])))
        #expect(Wording.summary(empty).hasSuffix("no verdict on 1 screen"))
        empty.gate.allowsEmpty = true
        #expect(Wording.summary(empty) == "0 failures (gate: failure), 0 warnings")
    }

    // MARK: Markdown

    @Test("Markdown of the rules: nothing that a rule says formats, links or ends a cell")
    func markdown() {
        #expect(
            Escape.markdown("a|b `c` *d* _e_ [f](g) <h> # \\")
                == "a\\|b \\`c\\` \\*d\\* \\_e\\_ \\[f\\](g) \\<h\\> \\# \\\\")
        #expect(!Escape.markdown("a\n| b").contains("\n"))
    }
}
