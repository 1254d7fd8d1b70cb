import AXAudit
import Foundation
import Testing

@testable import AXCommandLine

/// Owners, and how reports group findings.
@Suite("Grouping")
struct GroupingTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("Trees/a.json", Tree.small("Checkout", "Pay", "Help"))
        try project.write("Trees/b.json", Tree.small("Cart", "Pay"))
        try project.write("Trees/c.json", Tree.small("Home", "Pay", "Menu"))
        try project.write(".axaudit.json", ##"{ "owners": { "#menu": "Navigation", "C*": "Shop" } }"##)
    }

    @Test("The first entry that matches the element or the screen is the owner")
    func owners() throws {
        let findings = try #require(project.run("lint", "@/Trees", "-f", "json").json["findings"] as? [[String: Any]])
        let owners = findings.map { "\($0["key"] ?? "") \($0["owner"] as? String ?? "-")" }
        #expect(owners == ["#pay Shop", "#help Shop", "#pay Shop", "#pay -", "#menu Navigation"])
    }

    @Test("Invalid owners are errors with their location")
    func errors() throws {
        try project.write(".axaudit.json", ##"{ "owners": { "#": "x", "A": 1 } }"##)
        let errors = project.run("lint", "@/Trees").errors
        #expect(
            errors.contains(".axaudit.json:1:15: found an empty pattern, expected #identifier or the name of a screen"))
        #expect(errors.contains(".axaudit.json:1:30: found 1, expected the name of the owner"))
    }

    @Test(
        "One cause on several screens is one entry for people; --no-group lists every finding; the gate counts findings"
    )
    func causes() {
        for format in ["text", "markdown", "html", "agent"] where ReportFormat.all.ids.contains(format) {
            let grouped = project.run("lint", "@/Trees", "-f", format)
            // The gallery has a link to each screen.
            let words = format == "html" ? "<summary>on 3 screens" : "on 3 screens: Checkout, Cart and 1 more"
            #expect(grouped.output.contains(words), "\(format)")
            #expect(grouped.outcome == .failed)
            let plain = project.run("lint", "@/Trees", "-f", format, "--no-group").output
            #expect(!plain.contains(words), "\(format)")
        }
        #expect(project.run("lint", "@/Trees").output.contains("5 failures (gate: failure)"))
        #expect(project.run("lint", "@/Trees", "--no-group", "-f", "json").json["causes"] == nil)
        #expect((project.run("lint", "@/Trees", "-f", "json").json["causes"] as? [Any])?.count == 3)
    }

    @Test("A cause of failures and warnings counts the failures, and shows a failure")
    func mixedSeverities() throws {
        let larger = Tree.small("Big", "Pay").replacingOccurrences(of: "20, 20", with: "40, 40")
        try project.write("Trees/0.json", larger)
        for (format, noun) in [
            ("text", "findings"), ("markdown", "findings"), ("agent", "findings"), ("html", "places"),
        ] {
            let output = project.run("lint", "@/Trees", "-f", format).output
            #expect(output.contains(", 4 \(noun), 3 of them failures"), "\(format)")
            if format != "html" { #expect(!output.contains("is 40×40 pt"), "\(format)") }
        }
    }

    @Test("--by groups the reports for people")
    func by() {
        for format in ["text", "markdown"] {
            func report(_ grouping: String) -> String {
                project.run("lint", "@/Trees", "-f", format, "--by", grouping).output
            }
            let owners = report("owner")
            #expect(owners.contains("Navigation") && owners.contains("Shop") && owners.contains("no owner"))
            #expect(owners.contains("on 2 screens: Checkout and Cart"))
            #expect(report("rule").contains("target-size"))
            #expect(report("cause").contains("on 3 screens: Checkout, Cart and 1 more"))
            #expect(!report("screen").contains("on 3 screens: Checkout"))
        }
    }
}
