import AXRuns
import AXEngine
import AXTestReports
import AXReports
import AXTree
import Foundation
import TestSupport
import Testing

/// How the report for people uses lines and columns.
@Suite("Layout of text")
struct TextLayoutTests {
    /// Returns a rule that reports every button, with its label and its width in the message.
    private static func rule(_ id: String, _ severity: Severity = .failure) -> Rule {
        Rule(
            id, severity: severity,
            variants: [
                .iOS(
                    "A.", needs: [], standards: [], why: "It is \(id).", fix: "Edit \(id).",
                    inUIKit: "uiKit(\"\(id)\")", inSwiftUI: "swiftUI(\"\(id)\")",
                    check: .eachElement { element, check in
                        guard element.type == .button else { return }
                        check.report(
                            element, "\"\(element.label ?? "")\" is \(element.frame?.width.description ?? "?") pt")
                    })
            ])
    }

    /// Returns a screen of exposed elements with these labels.
    private static func screen(
        _ name: String, _ labels: [String], identifiers: Bool = false, type: ElementType = .button
    ) -> Screen {
        var tree = ElementTree()
        for (number, label) in labels.enumerated() {
            var element = Element(type)
            element.label = label
            element.frame = Rect(x: 0, y: Double(number) * 50, width: Double(number) + 1, height: 44)
            element.isAccessibilityElement = true
            if identifiers { element.identifier = "id-\(number)" }
            tree.add(element)
        }
        var screen = Screen(elements: tree.elements)
        screen.name = name
        screen.origin.file = name.lowercased() + ".json"
        return screen
    }

    private static func run(_ screens: [Screen], _ rules: [Rule]) -> AuditRun {
        AuditRun(screens: screens.map { Audit(rules: rules)($0) }, rules: rules)
    }

    private static func lines(_ run: AuditRun, _ style: TextStyle = TextStyle()) -> [String] {
        ReportFormat.text.report(run, style: style).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    @Test("One finding: a title, a row, how to fix it, and the counts")
    func single() {
        let run = Self.run([Self.screen("Cart", ["Pay"], identifiers: true)], [Self.rule("small")])
        #expect(
            Self.lines(run) == [
                "Cart  cart.json  1 failure",
                "  1:1  failure  small  button \"Pay\" #id-0: \"Pay\" is 1.0 pt",
                "       fix: Edit small. Why: It is small. (axaudit explain small)",
                "",
                "1 failure (gate: failure), 0 warnings", "",
            ])
    }

    @Test("Rows of a screen are aligned: severity, rule and message begin in one column each")
    func aligned() {
        let rules = [Self.rule("a"), Self.rule("a-long-name", .warning)]
        let lines = Self.lines(Self.run([Self.screen("Cart", ["Pay", "Close"])], rules))
        let rows = lines.filter { $0.contains(": \"") }
        #expect(rows.count == 4)
        #expect(Set(rows.map { $0.range(of: "button")?.lowerBound.utf16Offset(in: $0) }).count == 1)
    }

    @Test("From three on, findings of one rule that differ in names and numbers are one row; --verbose has all")
    func folded() {
        let labels = (1...10).map { "Edit \($0)" }
        let run = Self.run([Self.screen("Cart", labels)], [Self.rule("small")])
        let lines = Self.lines(run)
        #expect(lines.count { $0.contains("  failure  small") } == 1)
        let folded = lines.first { $0.hasPrefix("       and 9 more: 1:1 button \"Edit 2\", 1:1 button \"Edit 3\"") }
        #expect(folded?.hasSuffix(", …") == true)
        #expect((folded?.columns ?? 0) <= 100)
        #expect(Self.lines(run, TextStyle(isVerbose: true)).count { $0.contains("  failure  small") } == 10)
        let two = Self.lines(Self.run([Self.screen("Cart", ["A", "B"])], [Self.rule("small")]))
        #expect(two.count { $0.contains("  failure  small") } == 2 && !two.contains { $0.contains(" more: ") })
    }

    @Test("Findings of another severity or with another message are not folded")
    func apart() {
        let mixed = Rule(
            "mixed", "A.", severity: .failure, needs: [], standards: [], why: "A.", fix: "A.", examples: [],
            check: .screen { screen, check in
                for (number, element) in screen.subjects.enumerated() {
                    check.report(
                        element, number < 4 ? "is small" : "may be small", as: number < 2 ? .failure : .warning)
                }
            })
        let lines = Self.lines(Self.run([Self.screen("Cart", (1...8).map { "B\($0)" })], [mixed]))
        #expect(lines.count { $0.contains(": is small") } == 4)
        #expect(lines.count { $0.contains(": may be small") } == 1)
        #expect(lines.contains { $0.contains("and 3 more: 1:1 button \"B6\"") })
    }

    @Test("An element that its name does not identify is located between its neighbours")
    func context() {
        let lines = Self.lines(
            Self.run([Self.screen("Cart", ["Edit", "Edit", ""])], [Self.rule("small")]), TextStyle())
        #expect(lines.contains("       element 1 of 3, before button \"Edit\""))
        let named = Self.lines(Self.run([Self.screen("Cart", ["Pay", "Close"])], [Self.rule("small")]))
        #expect(!named.contains { $0.contains("element 1 of 2") })
    }

    @Test("A screen without findings is only counted; the reasons of rules that were not checked share a line")
    func cleanScreens() {
        let needy = Rule(
            "needy", "A.", severity: .warning, needs: [.hint], standards: [], why: "A.", fix: "A.", examples: [],
            check: .screen { _, _ in })
        var screens = [
            Self.screen("Cart", ["Pay"]), Self.screen("Clean", ["Hello"], type: .staticText),
            Self.screen("Tidy", ["Hello"], type: .staticText),
        ]
        for index in screens.indices { screens[index].carries.remove(.hint) }
        let run = Self.run(screens, [Self.rule("small"), needy])
        let lines = Self.lines(run)
        #expect(!lines.contains { $0.hasPrefix("Clean") || $0.hasPrefix("Tidy") })
        #expect(lines.contains("no findings on 2 of 3 screens"))
        #expect(
            lines.contains(
                "not checked: 1 of 2 rules on Cart, Clean, Tidy: no hints in the dump; axaudit lint -v lists them"))
        let verbose = Self.lines(run, TextStyle(isVerbose: true))
        #expect(verbose.contains { $0.hasPrefix("Clean  clean.json  no findings, 1 rule passed") })
        #expect(verbose.count { $0 == "  not checked: needy (this dump carries no hints)" } == 3)
    }

    @Test("The table has the failures, warnings and screens of each rule, the most failures first")
    func table() {
        let rules = [Self.rule("a"), Self.rule("frequent", .warning)]
        var screens = [Self.screen("Cart", ["A", "B"]), Self.screen("Shop", ["A", "B", "C"])]
        screens[1].origin.file = "shop.json"
        var run = Self.run(screens, rules)
        run.screens[0].findings.removeAll { $0.ruleID == "a" }
        #expect(
            Self.lines(run).suffix(6) == [
                "          failures  warnings  screens", "a                3         0        1",
                "frequent         0         5        2", "", "3 failures (gate: failure), 5 warnings", "",
            ])
        #expect(!Self.lines(Self.run([screens[0]], rules)).contains { $0.contains("screens") }, "one screen needs none")
    }

    @Test("No line is wider than the terminal", arguments: [60, 80, 100])
    func width(columns: Int) throws {
        let labels = [
            "今すぐ購入する商品をカートに追加してください今すぐ購入する商品をカートに追加", String(repeating: "x", count: 300),
            "إغلاق القائمة الرئيسية الآن", "👨‍👩‍👧‍👦 family", "Pay now and take everything with you on the way home tonight",
        ]
        let runs = [
            try FixedRun.make(),
            Self.run(
                [Self.screen("Cart", labels), Self.screen("Shop", labels)], [Self.rule("text-field-placeholder-only")]),
        ]
        for run in runs {
            for isVerbose in [false, true] {
                let style = TextStyle(isVerbose: isVerbose, columns: columns)
                let lines = Self.lines(run, style).dropLast(2)
                // The neighbours of an element have one line each, of any length.
                for line in lines where line.firstMatch(of: #/^ +>? *[0-9]+  /#) == nil {
                    #expect(line.columns <= columns, "\(line.columns): \(line)")
                }
                if isVerbose {
                    let unlimited = Self.lines(run, TextStyle(isVerbose: true)).dropLast(2)
                    #expect(Self.visibleCount(lines) == Self.visibleCount(unlimited), "nothing is lost")
                }
            }
        }
    }

    /// Returns the number of characters that are neither spaces nor marks of direction.
    private static func visibleCount(_ lines: ArraySlice<String>) -> Int {
        lines.reduce(0) { sum, line in
            sum + line.count { $0 != " " && $0 != "\u{2068}" && $0 != "\u{2069}" }
        }
    }

    @Test(
        "Columns of a text in a terminal",
        arguments: [
            ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("한국어", 6), ("日本", 4), ("ｱ", 1), ("Ａ", 2), ("👨‍👩‍👧‍👦", 2),
            ("🇩🇪", 2), ("❤️", 2), ("\u{2068}ab\u{2069}", 2), ("×", 1), ("…", 1),
        ] as [(String, Int)])
    func columns(text: String, expected: Int) { #expect(text.columns == expected) }

    @Test("Lines break at spaces, long words between characters")
    func wrapping() {
        #expect("one two three".wrapped(to: 7) == ["one two", "three"])
        #expect("日本語日本語".wrapped(to: 5) == ["日本", "語日", "本語"])
        #expect("a bbbbbbbb c".wrapped(to: 4) == ["a", "bbbb", "bbbb", "c"])
        #expect("short".wrapped(to: 5) == ["short"])
        #expect("one two three four".wrapped(to: 8, first: 13) == ["one two three", "four"])
        let lines = TextStyle(columns: 30).lines("one two three four five six seven", indentedBy: 4, hanging: 10)
        #expect(lines == ["    one two three four five", "          six seven"], "the first line has 26 columns")
    }

    @Test("Many findings are few lines, and rules with one finding share a line")
    func many() {
        let many = Self.run(
            [Self.screen("Cart", (0..<2_000).map { "Button \($0)" }), Self.screen("Shop", ["A"])], [Self.rule("small")])
        #expect(Self.lines(many).count < 15)
        let singles = (0..<5).map { number in
            Rule(
                "rule-\(number)", "A.", severity: .failure, needs: [], standards: [], why: "A.", fix: "A.",
                examples: [],
                check: .screen { screen, check in
                    if screen.subjectIndices.count == number % 2 + 1 { check.report([], "x") }
                })
        }
        let lines = Self.lines(Self.run([Self.screen("Cart", ["A"]), Self.screen("Shop", ["A", "B"])], singles))
        #expect(lines.contains("1 failure each: rule-0, rule-1, rule-2, rule-3, rule-4"))
    }

    // MARK: Agents

    @Test("For agents: one line per finding with its selector, failures first, then the code of each rule once")
    func agent() {
        let run = Self.run(
            [Self.screen("Cart", ["Pay", ""], identifiers: false), Self.screen("Shop", ["Pay"], identifiers: true)],
            [Self.rule("late", .warning), Self.rule("small")])
        #expect(
            ReportFormat.agent.report(run) == """
                cart.json:1:1 failure small button "Pay": "Pay" is 1.0 pt
                cart.json:1:1 failure small button at Button[1]: "" is 2.0 pt
                shop.json:1:1 failure small #id-0: "Pay" is 1.0 pt
                cart.json:1:1 warning late button "Pay": "Pay" is 1.0 pt
                cart.json:1:1 warning late button at Button[1]: "" is 2.0 pt
                shop.json:1:1 warning late #id-0: "Pay" is 1.0 pt

                late: Edit late.
                SwiftUI:
                  swiftUI("late")
                UIKit:
                  uiKit("late")

                small: Edit small.
                SwiftUI:
                  swiftUI("small")
                UIKit:
                  uiKit("small")

                """)
    }

    @Test("For agents: nothing when nothing was found")
    func agentClean() {
        #expect(
            ReportFormat.agent.report(
                Self.run([Self.screen("Cart", ["Hello"], type: .staticText)], [Self.rule("small")])
            ).isEmpty)
    }
}
