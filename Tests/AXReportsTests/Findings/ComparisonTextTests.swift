import AXEngine
import AXArchives
import AXRuns
import AXTree
import Foundation
import Testing

@testable import AXTestReports
@testable import AXReports

@Suite("Text of comparisons")
struct ComparisonTextTests {
    /// Returns a run of a button on each of these screens, which have no name. Each has a finding.
    private func run(_ files: [String]) -> AuditRun {
        let rule = Rule(
            "test-button", "A rule.", severity: .failure, needs: [], standards: [], why: "Why.", fix: "Fix.",
            examples: [], check: .eachElement { element, check in check.report(element, "found") })
        return AuditRun(
            screens: files.map { file in
                var tree = ElementTree()
                var button = Element(.button)
                button.identifier = "pay"
                button.isAccessibilityElement = true
                tree.add(button)
                var screen = Screen(elements: tree.takeElements())
                screen.origin.file = file
                return Audit(rules: [rule])(screen)
            }, rules: [rule])
    }

    @Test("A path is written once, also if the cause is on several screens")
    func paths() {
        for files in [["d/a.xml"], ["d/a.xml", "d/b.xml"]] {
            let comparison = RunComparison(run([]), run(files), byElements: false)
            let text = ComparisonFormat.text.report(comparison)
            #expect(text.contains("test-button"), "\(text)")
            // The remark that the screens are new names them too.
            let rows = text.split(separator: "\n").filter { !$0.hasPrefix("added") }.joined(separator: "\n")
            for file in files { #expect(rows.components(separatedBy: file).count == 2, "\(text)") }
        }
    }
}
