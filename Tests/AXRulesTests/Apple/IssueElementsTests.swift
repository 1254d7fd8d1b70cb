import AXAudit
import AXTree
import Foundation
import TestSupport
import Testing

@testable import AXRules

/// The elements that the issues of Apple's audit are attached to.
@Suite("Elements of issues")
struct IssueElementsTests {
    /// Returns the subject of the finding of each issue, in the order of the issues; `nil` for the screen.
    private func subjects(_ screen: Screen, _ issues: [AuditIssue]) -> [Int?] {
        var screen = screen
        screen.origin.issues = issues.enumerated().map { number, issue in
            var issue = issue
            (issue.type, issue.words) = (.other, "Issue \(number)")
            return issue
        }
        let findings = Audit(rules: [.appleOther])(screen).findings
        #expect(findings.count == issues.count)
        let indices = Dictionary(grouping: findings, by: \.message).mapValues { $0.map { $0.elements.first?.index } }
        return issues.indices.map { number in
            let found = indices["Apple's audit: Issue \(number)"]
            #expect(found?.count == 1)
            return found?.first ?? nil
        }
    }

    private func issue(_ change: (inout AuditIssue) -> Void) -> AuditIssue {
        var issue = AuditIssue(.other, "Words")
        issue.hasElement = true
        change(&issue)
        return issue
    }

    /// A list of two rows with equal buttons, and a button with a text of its size inside.
    private var list: Screen {
        var tree = ElementTree()
        func element(_ type: ElementType, _ identifier: String?, _ label: String?, _ frame: Rect) -> Element {
            var element = Element(type)
            (element.identifier, element.label, element.frame) = (identifier, label, frame)
            element.isAccessibilityElement = ![.application, .cell].contains(type)
            return element
        }
        tree.open(element(.application, nil, "Shop", Rect(x: 0, y: 0, width: 400, height: 800)))
        for row in 0..<2 {
            let y = Double(row * 100)
            tree.open(element(.cell, "row", nil, Rect(x: 0, y: y, width: 400, height: 80)))
            tree.add(element(.button, "edit", "Edit", Rect(x: 10, y: y + 10, width: 50, height: 50)))
            tree.close()
        }
        tree.open(element(.button, "pay", "Pay", Rect(x: 10, y: 300, width: 200, height: 50)))
        tree.add(element(.staticText, nil, "Pay", Rect(x: 10, y: 300, width: 200, height: 50)))
        tree.close()
        tree.add(element(.staticText, nil, "Total", Rect(x: 10, y: 400, width: 200, height: 20)))
        tree.close()
        return Screen(elements: tree.elements)
    }

    @Test("Identifier, frame and label, frame alone, label alone, and what is ambiguous")
    func rules() {
        let frame = Rect(x: 10.4, y: 109.6, width: 50.2, height: 50.2)
        let cases: [(AuditIssue, Int?)] = [
            (issue { $0.identifier = "pay" }, 5),
            (issue { $0.identifier = "edit" }, nil),
            (issue { ($0.identifier, $0.frame) = ("edit", frame) }, 4),
            (issue { ($0.label, $0.frame) = ("Edit", frame) }, 4),
            (issue { $0.frame = frame }, 4),
            (issue { $0.label = "Total" }, 7),
            (issue { $0.name = "Total" }, 7),
            (issue { $0.label = "Edit" }, nil),
            // The button and the text in it are told apart by type only.
            (issue { $0.label = "Pay" }, nil),
            (issue { ($0.label, $0.elementType) = ("Pay", .staticText) }, 6),
            (issue { ($0.label, $0.elementType) = ("Pay", .button) }, 5),
            // The label of another element, and a frame that is 2 pt away.
            (issue { ($0.label, $0.frame) = ("Other", frame) }, nil),
            (issue { $0.frame = Rect(x: 12, y: 110, width: 50, height: 50) }, nil),
            // The text has been scrolled; a text of another size is another one.
            (issue { ($0.label, $0.frame) = ("Total", Rect(x: 10, y: 460, width: 200, height: 20)) }, 7),
            (issue { ($0.label, $0.frame) = ("Total", Rect(x: 10, y: 460, width: 90, height: 20)) }, nil),
            // The text in a control that the dump does not have.
            (issue { ($0.label, $0.frame) = ("Edit", Rect(x: 12, y: 115, width: 30, height: 20)) }, 4),
            (issue { ($0.label, $0.frame) = ("Edit", Rect(x: 12, y: 75, width: 30, height: 20)) }, nil),
            (issue { $0.frame = Rect(x: 0, y: 0, width: 400, height: 800) }, nil),
            (issue { $0.identifier = "gone" }, nil),
            (AuditIssue(.other, "No element"), nil),
        ]
        let found = subjects(list, cases.map(\.0))
        for (number, expected) in cases.map(\.1).enumerated() { #expect(found[number] == expected, "case \(number)") }
    }

    @Test("Thousands of issues on thousands of elements take linear time", .timeLimit(.minutes(5)))
    func many() {
        let count = 3_000
        var tree = ElementTree()
        tree.open(Element(.application))
        var issues: [AuditIssue] = []
        for number in 0..<count {
            var element = Element(.button)
            element.label = "Button \(number)"
            element.isAccessibilityElement = true
            element.frame = Rect(x: Double(number % 10) * 30, y: Double(number / 10) * 30, width: 20, height: 20)
            tree.add(element)
            issues.append(AuditIssue(.hitRegion, "Hit area is too small", label: "Button \(number)"))
            issues[number].frame = element.frame
        }
        tree.close()
        var screen = Screen(size: Size(300, 9_000), elements: tree.elements)
        screen.origin.issues = issues
        let findings = Audit(rules: [.appleHitRegion, .targetSize])(screen).findings
        #expect(findings.count == count)
        #expect(findings.allSatisfy { $0.ruleID == "target-size" && $0.sources.count == 2 })
    }

    @Test("A measured contrast confirms or contradicts; without one nothing is said")
    func contrast() {
        #expect(AuditOpinion.contrast(nil).answer == .undecided)
        let good = AuditOpinion.contrast(MeasuredContrast(ratio: 19.72, minimum: 4.5))
        #expect(good.answer == .contradicted && good.reason == "the picture has 19.7:1")
        let poor = AuditOpinion.contrast(MeasuredContrast(ratio: 4.49, minimum: 4.5))
        #expect(poor.answer == .confirmed && poor.reason == "the picture has 4.4:1; the minimum is 4.5:1")
        #expect(AuditOpinion.contrast(MeasuredContrast(ratio: 3, minimum: 3)).answer == .contradicted)
    }

    @Test("The table of the documentation names the rules that confirm each type of issue")
    func table() throws {
        let text = try Repository.text("Sources/AXAudit/AXAudit.docc/UITestReports.md")
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }
        for type in AuditIssueType.allCases where type != .other {
            let row = try #require(rows.first { $0.split(separator: "|")[0].contains(type.rawValue) })
            let confirmed = row.split(separator: "|")[1]
            for rule in AuditOpinion.counterparts[type] ?? [] {
                #expect(confirmed.contains(rule), "\(type)")
                // The rules about contrast need pictures.
                #expect(type == .contrast || Rule.all.contains { $0.id == rule }, "\(rule)")
            }
            let named = confirmed.matches(of: #/[a-z]+(-[a-z]+)+/#).map { String($0.output.0) }
            #expect(Set(named).subtracting(AuditOpinion.counterparts[type] ?? []).isEmpty, "\(type)")
        }
    }

    /// What an issue says about its element.
    private enum Form: CaseIterable {
        case all, identifier, frameAndLabel, frame, label, rounded
    }

    @Test(
        "Issues made for 300 elements of real dumps: 98 % of those that can be decided are right, and none is wrong",
        .enabled(if: Corpus.isAvailable, "AXAUDIT_CORPUS is not set"))
    func corpus() throws {
        var random = SeededRandom(36)
        let screens = try corpusScreens()
        var (count, decidable, right) = (0, 0, 0)
        var wrong: [String] = []
        for screen in screens.shuffled(using: &random) where count < 300 {
            let exposure = Exposure(screen)
            var inExposed = exposure.isExposed
            for index in screen.elements.indices {
                if let parent = screen.elements[index].parent, inExposed[parent] { inExposed[index] = true }
            }
            let eligible = screen.elements.indices.filter {
                inExposed[$0] && screen.elements[$0].frame?.isEmpty == false
            }
            let chosen = eligible.shuffled(using: &random).prefix(40)
            count += chosen.count
            let issues = chosen.flatMap { index in
                Form.allCases.compactMap { form in
                    issue(form, screen.elements[index]).map { (index: index, form: form, issue: $0) }
                }
            }
            for ((index, form, issue), found) in zip(issues, subjects(screen, issues.map(\.issue))) {
                let isDecidable = candidates(issue, screen) == [index]
                if isDecidable { decidable += 1 }
                if isDecidable, found == index { right += 1 }
                if let found, found != index, screen.elements[found] != screen.elements[index] {
                    wrong.append("\(screen.origin.file) \(form) \(index) \(found)")
                }
            }
        }
        #expect(count >= 300)
        #expect(decidable > 1_000, "\(decidable)")
        #expect(Double(right) >= 0.98 * Double(decidable), "\(right) of \(decidable)")
        #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(10))")
    }

    /// The screens of WebDriverAgent's dumps.
    private func corpusScreens() throws -> [Screen] {
        try Corpus.folders.flatMap { folder in
            try ["wda-json", "wda-xml"].flatMap { name -> [Screen] in
                let folder = folder.appendingPathComponent(name)
                let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
                return try names.sorted().flatMap { name -> [Screen] in
                    let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
                    return (try? TreeReader.read(bytes, file: name)) ?? []
                }
            }
        }
    }

    private func issue(_ form: Form, _ element: Element) -> AuditIssue? {
        let (label, identifier) = (element.label ?? "", element.identifier ?? "")
        switch form {
        case .identifier where identifier.isEmpty, .label where label.isEmpty, .frameAndLabel where label.isEmpty:
            return nil
        default: break
        }
        return issue {
            if form == .all { $0.elementType = element.type }
            if [.all, .identifier].contains(form), !identifier.isEmpty { $0.identifier = identifier }
            if [.all, .frameAndLabel, .label, .rounded].contains(form), !label.isEmpty { $0.label = label }
            guard let frame = element.frame, form != .identifier, form != .label else { return }
            switch form {
            case .rounded:
                $0.frame = Rect(x: frame.x + 0.4, y: frame.y - 0.4, width: frame.width, height: frame.height + 0.4)
            default: $0.frame = frame
            }
        }
    }

    /// The elements that have all that an issue says, by comparing it with each element.
    private func candidates(_ issue: AuditIssue, _ screen: Screen) -> [Int] {
        screen.elements.indices.filter { index in
            let element = screen.elements[index]
            if element.type == .application { return false }
            if let identifier = issue.identifier, element.identifier != identifier { return false }
            if let label = issue.label, element.label != label { return false }
            if let type = issue.elementType, element.type != type { return false }
            guard let frame = issue.frame else { return true }
            guard let own = element.frame else { return false }
            return abs(own.x - frame.x) < 1 && abs(own.y - frame.y) < 1 && abs(own.width - frame.width) < 1
                && abs(own.height - frame.height) < 1
        }
    }
}
