import AXAudit
import AXSyntax
import Foundation
import TestSupport
import Testing

/// The archive, and merging.
@Suite("Archive")
struct ArchiveTests {
    private func merged(
        _ texts: [String], _ detail: ScreenDetail = .source
    ) throws -> AuditRun {
        var archive = Archive(detail: detail)
        for (number, text) in texts.enumerated() { try archive.read(text, file: "\(number).jsonl") }
        return try archive.builder().finish()
    }

    private func error(_ texts: String...) -> String {
        do throws(InputErrors) {
            var archive = Archive()
            for (number, text) in texts.enumerated() { try archive.read(text, file: "\(number).jsonl") }
            _ = try archive.builder()
            return ""
        } catch {
            return error.errors.map(\.description).joined(separator: "\n")
        }
    }

    @Test("The merged archives of the parts of a run give the reports of the run, in any order")
    func parts() throws {
        var random = SeededRandom(2_200)
        for number in 0..<Cases.of(1_000) {
            let source = RandomRun(&random)
            let whole = source.run(Array(source.screens.indices))
            let archives = source.archives(&random)
            // One report per case, because all of them take long; the archive has everything.
            for format in [ReportFormat.all[number % ReportFormat.all.count], .archive] {
                // Only what the report needs is kept of the screens.
                let run = try merged(archives, format.detail)
                #expect(run.verdict == whole.verdict, "\(number)")
                #expect(format.report(run) == format.report(whole), "\(number) \(format)")
            }
        }
    }

    @Test("A part of a run decides nothing that needs all screens")
    func undecided() throws {
        var random = SeededRandom(3)
        for _ in 0..<Cases.of(200) {
            let source = RandomRun(&random)
            let part = source.run(Array(source.screens.indices), shard: Shard(1, of: 2))
            #expect(part.coverageErrors.isEmpty && part.failureReasons.isEmpty)
            #expect(part.gate.maximumWarnings == nil && part.gate.maximumCauses == nil)
        }
    }

    @Test("Each line is a JSON object with a version and a kind; a run begins with its rules and ends with its ignores")
    func lines() throws {
        let run = try FixedRun.make()
        let text = Archive.text(run)
        #expect(text.hasSuffix("\n"))
        let lines = try text.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        #expect(lines.map { $0["version"] as? Int } == Array(repeating: 1, count: lines.count))
        #expect(
            lines.map { $0["kind"] as? String } == ["run", "screen", "screen", "screen", "error", "error", "end"])
        let rules = try #require(lines[0]["rules"] as? [[String: Any]])
        #expect(rules.map { $0["id"] as? String } == run.rules.map(\.id))
        let variants = rules.map { $0["variants"] as? [[String: Any]] ?? [] }
        #expect(variants.allSatisfy { !$0.isEmpty && $0.allSatisfy { ($0["why"] as? String)?.isEmpty == false } })
        #expect(lines[1]["name"] as? String == "Checkout")
        let findings = try #require(lines[1]["findings"] as? [[String: Any]])
        #expect(findings.count == run.screens[0].findings.count)
        // Baselined findings are new in an archive.
        #expect(Set(findings.map { $0["state"] as? String }) == ["new", "suppressed"])
        let tree = try #require(lines[1]["tree"] as? [String: Any])
        #expect(tree["axaudit"] as? Int == 1)
        let data = try JSONSerialization.data(withJSONObject: tree)
        let again = try TreeReader.read(Array(data), file: "t.json")
        #expect(again[0].elements.map(\.label) == run.screens[0].screen.elements.map(\.label))
    }

    @Test("Other versions, other kinds and screens that are there twice are errors with their location")
    func errors() throws {
        let run = try FixedRun.make()
        let text = Archive.text(run)
        #expect(error(text) == "")
        #expect(error(text, text).hasPrefix("1.jsonl:2:1: found screen \"Checkout\""))
        #expect(error(text, text).hasSuffix("expected each screen once; the first is in 0.jsonl:2"))
        let newer = text.replacing("{\"version\": 1, \"kind\": \"run\"", with: "{\"version\": 2, \"kind\": \"run\"")
        #expect(error(newer) == "0.jsonl:1:13: found another version, expected version 1 of an archive")
        #expect(error("{\"kind\": \"run\"}").contains("found no version"))
        let other = "{\"version\": 1, \"kind\": \"runs\"}"
        #expect(error(other) == "0.jsonl:1:24: found the kind \"runs\", expected run, screen, error or end")
        #expect(error("{\"version\": 1, \"kind\": \"run\"\n").hasPrefix("0.jsonl:1:"))
        #expect(error("") == "found no run in the archives")
    }

    @Test("An archive that was cut off is an error, and so is a missing part of a run")
    func missing() throws {
        var run = try FixedRun.make()
        let text = Archive.text(run)
        let cut = text.split(separator: "\n").dropLast().joined(separator: "\n")
        #expect(error(cut) == "0.jsonl: this archive has no \"end\" line: the run was cut off")
        // In the middle of a line.
        #expect(error(String(text.prefix(text.count * 2 / 3))) != "")
        run.record.shard = Shard(2, of: 4)
        #expect(
            error(Archive.text(run)) == "found no archive of the parts 1/4, 3/4, 4/4, expected all 4")
    }

    @Test("Steps of a crawl are written for screens that have some, and an archive without them is read")
    func steps() throws {
        var run = try FixedRun.make()
        let older = Archive.text(run)
        #expect(!older.contains("\"steps\""))
        #expect(try merged([older]).screens.allSatisfy(\.steps.isEmpty))
        run.screens[1].steps = [
            CrawlStep(opened: "Letter", touched: "text \"Tax office\"", isBarred: true),
            CrawlStep(opened: "Inbox", touched: "button \"Back\""), CrawlStep(opened: "Letter"),
        ]
        let text = Archive.text(run)
        #expect(
            text.contains(
                #", "steps": [{"opened": "Letter", "touched": "text \"Tax office\"", "isBarred": true}, "#
                    + #"{"opened": "Inbox", "touched": "button \"Back\""}, {"opened": "Letter"}], "#))
        #expect(try merged([text]).screens.map(\.steps) == run.screens.map(\.steps))
        // The other lines are as they were, but for the digest.
        let pairs = zip(text.split(separator: "\n"), older.split(separator: "\n"))
        #expect(pairs.filter { $0 != $1 }.count == 2)
    }

    @Test(
        "A damaged step is an error with its location",
        arguments: [
            (#""steps": ▶3"#, "found a number, expected a list"),
            (#""steps": [▶3]"#, "found a number, expected an object"),
            (#""steps": [▶{"touched": "a"}]"#, "found no \"opened\", expected one in this object"),
            (#""steps": [{"opened": ▶3}]"#, "found a number, expected a string"),
            (#""steps": [{"opened": "A", "touched": ▶[]}]"#, "found an array, expected a string"),
            (#""steps": [{"opened": "A", "isBarred": ▶"no"}]"#, "found a string, expected true or false"),
            (
                #""steps": [▶{"opened": "A", "isBarred": true}]"#,
                "found an object, expected \"touched\" in a step that is barred"
            ),
        ])
    func damagedSteps(steps: String, message: String) throws {
        var run = try FixedRun.make()
        run.screens[0].steps = [CrawlStep(opened: "A")]
        let text = Archive.text(run).replacing(#""steps": [{"opened": "A"}]"#, with: steps)
        let line = try #require(text.split(separator: "\n").dropFirst().first)
        let mark = try #require(line.firstIndex(of: "▶"))
        let column = line.unicodeScalars.distance(from: line.startIndex, to: mark) + 1
        #expect(error(text.replacing("▶", with: "")) == "0.jsonl:2:\(column): \(message)")
    }

    @Test("The lines of several archives are an archive")
    func concatenation() throws {
        var random = SeededRandom(17)
        let source = RandomRun(&random)
        let archives = source.archives(&random)
        let one = try merged([archives.joined()])
        #expect(Archive.text(one) == Archive.text(try merged(archives)))
    }

    @Test("Damaged archives are read or refused, and never crash")
    func damaged() throws {
        var random = SeededRandom(5)
        let bytes = Array(Archive.text(try FixedRun.make()).utf8)
        for _ in 0..<Cases.of(300) {
            let damaged = random.damaged(bytes, with: "{}[]\",:0123456789-null")
            do throws(InputErrors) {
                var archive = Archive()
                try archive.read(damaged, file: "a.jsonl")
                _ = ReportFormat.html.report(try archive.builder().finish())
            } catch {
                #expect(error.errors.count == 1)
            }
        }
    }

    // MARK: JSON reports

    @Test("From a JSON report, the formats that need no trees are the same")
    func reports() throws {
        let run = try FixedRun.make()
        let bytes = Array(ReportFormat.json.report(run).utf8)
        let read = try JSONReportFile.builder([("r.json", JSONReportFile(bytes, file: "r.json"))], RuleIndex(run.rules))
            .finish()
        for format in [ReportFormat.json, .compact, .github, .gitlab, .checkstyle] {
            // The location of a finding about a whole screen is not in the report.
            let expected = format.report(run).replacing(#/hos\\?.*?tile.json:\d+:\d+: warning: screen/#, with: "")
            let found = format.report(read).replacing(#/hos\\?.*?tile.json:\d+:\d+: warning: screen/#, with: "")
            if format.id == "json" || format.id == "compact" { #expect(found == expected, "\(format)") }
            #expect(found.split(separator: "\n").count == expected.split(separator: "\n").count, "\(format)")
        }
        #expect(read.verdict == run.verdict)
    }

    @Test("Two reports with one screen, and other files, are errors")
    func reportErrors() throws {
        let bytes = Array(ReportFormat.json.report(try FixedRun.make()).utf8)
        let report = try JSONReportFile(bytes, file: "r.json")
        #expect(throws: InputErrors.self) { try JSONReportFile.builder([("a", report), ("b", report)], RuleIndex([])) }
        for text in ["{}", "[]", "{\"version\": 2}", "{\"version\": 1}", "x"] {
            #expect(throws: InputErrors.self, "\(text)") { try JSONReportFile(Array(text.utf8), file: "r.json") }
        }
    }
}

extension Archive {
    /// Reads the lines of a file.
    fileprivate mutating func read(_ text: String, file: String) throws(InputErrors) {
        try read(Array(text.utf8), file: file)
    }

    /// Reads the lines of a file.
    fileprivate mutating func read(_ bytes: [UInt8], file: String) throws(InputErrors) {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() { try read(Array(line), number: index + 1, of: file) }
        try endFile(file)
    }
}
