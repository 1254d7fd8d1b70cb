import AXRuns
import AXSyntax
import AXEngine
import AXTestReports
import AXReports
import AXTree
import Foundation
import TestSupport
import Testing

/// The JSON report read by Foundation's parser.
@Suite("JSON report")
struct JSONReportTests {
    private typealias Object = [String: Any]

    private func object(_ run: AuditRun) throws -> Object {
        try #require(try JSONSerialization.jsonObject(with: Data(ReportFormat.json.report(run).utf8)) as? Object)
    }

    private func objects(_ value: Any?) throws -> [Object] { try #require(value as? [Object]) }

    @Test("The document has the documented fields with their values")
    func document() throws {
        let run = try FixedRun.make()
        let report = try object(run)
        #expect(
            Set(report.keys) == [
                "version", "tool", "verdict", "gate", "summary", "screens", "errors", "findings", "causes",
            ])
        #expect(report["version"] as? Int == 1)
        #expect(report["tool"] as? [String: String] == ["name": "axaudit", "version": Version.current])
        #expect(report["verdict"] as? String == "none")
        #expect(report["gate"] as? String == "failure")
        let summary = try #require(report["summary"] as? [String: Int])
        // #close and the last three elements are too small. Of the seven named buttons there are six pairs, of which
        // one is suppressed and one baselined, and one heap; and the second screen has no heading.
        #expect(
            summary == [
                "failures": 4, "warnings": 6, "suppressed": 1, "baselined": 1, "notChecked": 3, "screens": 3,
                "elements": 18,
            ])
    }

    @Test("A screen has its identity, its number of elements, and the rules that were not checked")
    func screens() throws {
        let screens = try objects(object(try FixedRun.make())["screens"])
        #expect(screens.map { $0["name"] as? String } == ["Checkout", "\u{1B}]0;title\u{7}\u{202E}reversed", "Clean"])
        #expect(screens.map { $0["file"] as? String } == Array(repeating: "Dumps/hos\u{1B}tile.json", count: 3))
        #expect(screens.map { $0["format"] as? String } == ["axaudit", "axaudit", "axaudit"])
        #expect(screens.map { $0["elements"] as? Int } == [14, 2, 2])
        #expect(screens.map { $0["exposed"] as? Int } == [13, 2, 1])
        #expect(screens.map { $0["exposure"] as? String } == ["given", "given", "inferred"])
        for screen in screens {
            let notChecked = try #require(screen["notChecked"] as? [[String: String]])
            #expect(notChecked == [["rule": "test-needy", "reason": "this dump carries no heading levels"]])
        }
        #expect(
            screens.map { $0["incomplete"] as? [String] } == [[], ["the tree was truncated when it was dumped"], []])
        #expect((screens[1]["notes"] as? [String])?.count == 1, "the frame beyond reason")
        #expect((screens[2]["notes"] as? [String])?.isEmpty == true)
    }

    @Test("Errors have a place where there is one")
    func errors() throws {
        let errors = try objects(object(try FixedRun.make())["errors"])
        #expect(errors.count == 2)
        #expect(errors[0]["file"] as? String == "broken.json")
        #expect(errors[0]["line"] as? Int == 3)
        #expect(errors[0]["column"] as? Int == 7)
        #expect(errors[0]["message"] as? String == "found the end of the file, expected \"}\"")
        #expect(Set(errors[1].keys) == ["file", "message"])
    }

    @Test("Texts of elements and causes have at most 10,000 characters and an ellipsis")
    func longTexts() throws {
        let long = String(repeating: "word ", count: 10_000)
        let short = long.prefix(10_000) + "…"
        var screen = Screen.buttons(long, "Pay")
        screen.elements[2].identifier = long
        let rule = Rule.each("test-each") { element, check in
            if element.type == .button { check.report(element, "is a button") }
        }
        let run = AuditRun(screens: [Audit(rules: [rule])(screen)], rules: [rule])
        let report = try object(run)
        let elements = try objects(report["findings"]).flatMap { try objects($0["elements"]) }
        #expect(elements.map { $0["label"] as? String } == [String(short), "Pay"])
        #expect(elements.map { $0["identifier"] as? String } == [nil, String(short)])
        let causes = try objects(report["causes"]).compactMap { $0["element"] as? String }
        #expect(Set(causes) == ["button \"\(short)\"", "button #\(short)"])
    }

    @Test("Findings have the documented fields with their values")
    func findings() throws {
        let run = try FixedRun.make()
        let findings = try objects(object(run)["findings"])
        #expect(findings.count == run.screens.reduce(0) { $0 + $1.findings.count })
        let small = try #require(findings.first { $0["rule"] as? String == "test-small" })
        #expect(Set(small.keys) == ["rule", "severity", "state", "message", "screen", "key", "cause", "elements"])
        #expect(small["severity"] as? String == "failure")
        #expect(small["state"] as? String == "new")
        #expect(small["message"] as? String == "20×20 pt, needs 44×44 pt")
        #expect(small["screen"] as? Int == 0)
        #expect(small["key"] as? String == "#close")
        let element = try #require(try objects(small["elements"]).first)
        #expect(Set(element.keys) == ["index", "type", "label", "identifier", "frame", "path", "line", "column"])
        #expect(element["index"] as? Int == 2)
        #expect(element["type"] as? String == "button")
        #expect(element["label"] as? String == "Close")
        #expect(element["identifier"] as? String == "close")
        #expect(element["frame"] as? [Double] == [8, 52, 20, 20])
        #expect(element["path"] as? String == "Button[0]")
        #expect(element["line"] as? Int == 5)
        #expect(element["column"] as? Int == 7)

        let whole = try #require(findings.first { $0["rule"] as? String == "test-whole" })
        #expect(whole["key"] as? String == "screen")
        #expect((whole["elements"] as? [Any])?.isEmpty == true)
        #expect(whole["screen"] as? Int == 1)

        let suppressed = findings.filter { $0["state"] as? String == "suppressed" }
        #expect(suppressed.map { $0["reason"] as? String } == ["SDK banner, vendor ticket 4711"])
        #expect(findings.filter { $0["state"] as? String == "baselined" }.count == 1)
        #expect(findings.filter { $0["detail"] as? String == "Measured 1.5, wanted 2" }.count == 6)
        #expect(findings.filter { $0["reason"] != nil }.count == 1)
    }

    @Test("Labels with any contents are written whole")
    func labels() throws {
        let run = try FixedRun.make()
        var seen: Set<String> = []
        for finding in try objects(object(run)["findings"]) {
            for element in try objects(finding["elements"]) {
                let index = try #require(element["index"] as? Int)
                let screen = try #require(finding["screen"] as? Int)
                let original = run.screens[screen].screen.elements[index]
                #expect(element["label"] as? String == original.label)
                seen.insert(original.label ?? "")
            }
        }
        #expect(seen.contains(String(repeating: "a", count: 5_000)))
        #expect(seen.contains("Pay \u{1B}[31mred\u{1B}[0m\u{7}"))
        #expect(seen.contains { $0.hasPrefix("]]> <script>") })
    }

    @Test("A run without anything is still a document that ends with a line")
    func empty() throws {
        let run = AuditRun(screens: [], rules: [])
        let report = try object(run)
        #expect((report["findings"] as? [Any])?.isEmpty == true)
        #expect((report["screens"] as? [Any])?.isEmpty == true)
        #expect((report["errors"] as? [Any])?.isEmpty == true)
        #expect(ReportFormat.json.report(run).hasSuffix("}\n"))
    }

    @Test("Every scalar survives JSON, and invisible scalars are escaped")
    func everyScalar() throws {
        for block in stride(from: UInt32(0), to: 0x11_0000, by: 0x1000) where block < 0x3000 || block >= 0xD000 {
            var string = ""
            for value in block..<block + 0x1000 {
                if let scalar = Unicode.Scalar(value) { string.unicodeScalars.append(scalar) }
            }
            let json = JSONWriter.quoted(string)
            let decoded = try JSONDecoder().decode([String].self, from: Data("[\(json)]".utf8))
            #expect(decoded.first.map { Array($0.unicodeScalars) } == Array(string.unicodeScalars), "from \(block)")
            let isHarmless = json.unicodeScalars.allSatisfy {
                $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && !(0x202A...0x202E).contains($0.value)
                    && !(0x2066...0x2069).contains($0.value) && $0.value != 0x2028 && $0.value != 0x2029
            }
            #expect(isHarmless, "from \(block)")
        }
    }
}
