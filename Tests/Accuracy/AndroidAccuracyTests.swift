import AXAudit
import AXTree
import Foundation
import TestSupport
import Testing

/// The findings of the preset `recommended` on dumps of Android, compared with their verdicts in verdicts.tsv and with
/// what Google's Accessibility Test Framework (ATF) reports.
///
/// `AXAUDIT_RECORD=1` adds a row with the verdict `unjudged` for each finding that has none.
@Suite("Accuracy on Android", .serialized, .enabled(if: AndroidCorpus.isAvailable, "AXAUDIT_ANDROID is not set"))
struct AndroidAccuracyTests {
    private static let comparison = Result {
        var file = try VerdictFile()
        let screens = try AndroidAudit.judged()
        let comparison = Comparison(screens, in: AndroidAudit.folders, file.rows)
        guard ProcessInfo.processInfo.environment["AXAUDIT_RECORD"] == "1", file.malformed.isEmpty else {
            return comparison
        }
        file.rows = comparison.recorded
        try file.write()
        return Comparison(screens, in: AndroidAudit.folders, file.rows)
    }

    @Test("Every finding has a verdict, and no right one is lost")
    func unjudged() throws {
        let comparison = try Self.comparison.get()
        for finding in comparison.unjudged {
            Issue.record("no verdict in Tests/Accuracy/verdicts.tsv:\n\(finding.text)")
        }
        for row in comparison.lost { Issue.record("a right finding is lost:\n\(row.line)") }
    }

    @Test("The findings and verdicts agree with the lists of verdicts beside the dumps, or give a reason")
    func independentVerdicts() throws {
        for message in try Self.comparison.get().deviations(from: IndependentVerdict.all(in: AndroidAudit.folders)) {
            Issue.record("\(message)")
        }
    }

    @Test("At most 2 in 100 findings are wrong; prints the precision")
    func precision() throws {
        let summary = AccuracySummary(try Self.comparison.get())
        print("Android: " + summary.text)
        #expect(summary.all.decided > 0)
        #expect(summary.all[.wrong] * 100 <= summary.all.decided * 2)
    }

    /// The rules that report what a check of ATF reports as an error.
    private static let rules: [String: Set<String>] = [
        "SpeakableTextPresentCheck": [
            "control-label-missing", "image-label-missing", "element-undescribed", "text-field-label-missing",
            "progress-undescribed", "label-icon-glyph", "label-blank",
        ],
        "TouchTargetSizeCheck": ["target-size"],
    ]

    /// Returns why an error of ATF is none: ATF knows neither what covers a view nor that bounds are whole pixels, and
    /// takes what is empty on purpose or belongs to a web page for the app's. `nil` if there is no reason.
    private static func artefact(
        _ index: Int, of screen: Screen, _ covered: AndroidCoverage, _ exposure: Exposure, _ check: String
    ) -> String? {
        let element = screen.elements[index]
        if covered.contains(index) { return "covered" }
        if check == "TouchTargetSizeCheck", let frame = element.frame, let density = screen.density,
            frame.shortestSide > 48 - 1 / density
        {
            return "rounded"
        }
        var around = element.parent
        while let index = around {
            if screen.elements[index].type == .webView { return "on a web page" }
            around = screen.elements[index].parent
        }
        if element.type == .collectionView, element.subtreeEnd == index + 1 { return "an empty list" }
        return element.type == .staticText && !exposure.isControl[index] ? "a text with links" : nil
    }

    @Test("What ATF calls an error is found, unless it is an artefact, cut off, disabled or no stop of TalkBack")
    func errorsOfATF() throws {
        var missed: [String] = []
        var found = 0
        for name in try AndroidCorpus.names() {
            let reference = try AndroidCorpus.reference(name)
            let audit = try #require(try AndroidAudit.audits(name, density: reference.density).first)
            let elements = audit.screen.elements
            let measured = elements.indices.filter { elements[$0].frame != nil }
            let exposure = Exposure(audit.screen)
            let covered = AndroidCoverage(audit.screen, isStop: exposure.isExposed)
            for result in reference.atf.results where result.type == "ERROR" {
                guard let rules = Self.rules[result.check], let number = result.i, number < measured.count,
                    result.edge == nil, result.noStop != true
                else { continue }
                let index = measured[number]
                // What the system draws is left out.
                if !elements[index].isEnabled || elements[index].view?.flags.contains(.system) == true { continue }
                // The hint of a field that is no view may be missing from the dump alone.
                if elements[index].isTextInput,
                    audit.notChecked.contains(where: { $0.ruleID == "text-field-label-missing" })
                {
                    continue
                }
                let isFound = audit.findings.contains {
                    rules.contains($0.ruleID) && $0.elements.contains { $0.index == index }
                }
                if isFound {
                    found += 1
                } else if Self.artefact(index, of: audit.screen, covered, exposure, result.check) == nil {
                    missed.append("\(name) \(number) \(result.check)")
                }
            }
        }
        #expect(found > 150)
        #expect(missed.isEmpty, "\(missed.joined(separator: "\n"))")
    }
}
