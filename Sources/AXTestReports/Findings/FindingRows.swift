import AXEngine
import AXTree

/// The findings of a screen as rows with aligned columns: location, severity, rule, message.
package struct FindingRows {
    private let audit: ScreenAudit
    private let style: TextStyle
    private let locationWidth: Int
    private let ruleWidth: Int
    /// By index of the element: its number in reading order.
    private var readingNumbers: [Int: Int] = [:]
    /// By number in reading order: the index of the element.
    private var exposed: [Int: Int] = [:]
    /// The names that more than one exposed element has.
    private var sharedNames: Set<String> = []
    /// The elements that were already located: each is located once.
    private var located: Set<Int> = []

    /// The least width of the last column; if it is narrower, messages are below their rows.
    private static let minimumMessageWidth = 40
    /// The number of elements of one finding that are shown.
    private static let maximumShown = 5

    package init(_ audit: ScreenAudit, _ findings: [Finding], _ style: TextStyle) {
        self.audit = audit
        self.style = style
        locationWidth = findings.map { Self.location($0, audit).utf8.count }.max() ?? 0
        ruleWidth = findings.map(\.ruleID.columns).max() ?? 0
        if findings.isEmpty { return }
        var names: Set<String> = []
        for (position, index) in audit.exposed.enumerated() {
            readingNumbers[index] = audit.readingNumber(at: position)
            exposed[audit.readingNumber(at: position)] = index
            let name = audit.screen.elements[index].keyPart
            if !names.insert(name).inserted { sharedNames.insert(name) }
        }
    }

    private static func location(_ finding: Finding, _ audit: ScreenAudit) -> String {
        let location = audit.location(of: finding)
        return "\(location.line):\(location.column)"
    }

    /// The column in which the severity begins, as do the lines below a row.
    private var severityColumn: Int { 2 + locationWidth + 2 }

    /// Returns the row of a finding, what identifies its element, and the findings that are folded into it.
    package mutating func text(_ group: FindingGroup) -> String {
        let finding = group.first
        var text = row(finding)
        for line in finding.code?.lines ?? [] {
            text += String(repeating: " ", count: severityColumn) + style(Escape.terminal(line), .aside) + "\n"
        }
        if style.isVerbose {
            text += surroundings(finding)
        } else if let element = finding.elements.first, located.insert(element.index).inserted {
            if let context = context(element) { text += below(context, .aside) }
        }
        if !group.others.isEmpty { text += below(folded(group.others), nil) }
        return text
    }

    /// Returns how to fix the findings of a rule and why it matters: in one line, or in two paragraphs if lines break.
    package func explanation(_ rule: Rule) -> String {
        let pointer = "(\(CommandName.explain) \(rule.id))"
        let guide = rule.guide(on: audit.screen.platform)
        if style.columns == nil { return below("fix: \(guide.fix) Why: \(guide.why) \(pointer)", nil) }
        return below("fix: \(guide.fix)", nil, hanging: 5) + below("why: \(guide.why) \(pointer)", nil, hanging: 5)
    }

    // MARK: Rows

    private func row(_ finding: Finding) -> String {
        let severity = finding.severity.rawValue
        let messageColumn = severityColumn + severity.count + 2 + ruleWidth + 2
        let message = subject(finding) + ": " + Wording.message(of: finding)
        var text = "  " + Self.location(finding, audit).aligned(toEndOf: locationWidth) + "  "
        text += style(severity, finding.severity == .failure ? .failure : .warning) + "  "
        let width = (style.columns ?? .max) - messageColumn
        if width < Self.minimumMessageWidth { return text + finding.ruleID + "\n" + below(message, nil) }
        text += finding.ruleID.padded(to: ruleWidth) + "  "
        let lines = style.lines(message, indentedBy: messageColumn, hanging: messageColumn)
        return text + lines.joined(separator: "\n").dropFirst(messageColumn) + "\n"
    }

    private func subject(_ finding: Finding) -> String {
        finding.elements.first.map { Wording.name(audit.screen.elements[$0.index], on: audit.screen.platform) }
            ?? "screen"
    }

    /// Returns a text in lines that begin at the severity of the row above; all but the first have a further indent.
    private func below(_ text: String, _ role: TextStyle.Role?, hanging indent: Int = 0) -> String {
        style.lines(text, indentedBy: severityColumn, hanging: severityColumn + indent).map { line in
            (role.map { style(line, $0) } ?? line) + "\n"
        }.joined()
    }

    // MARK: Folded findings

    /// Returns the elements of further findings, as many as fit on a line: `and 9 more: 12:5 button "Edit", …`.
    private func folded(_ findings: [Finding]) -> String {
        var text = "and \(findings.count) more: "
        let width = (style.columns ?? 100) - severityColumn - 3
        for (number, finding) in findings.enumerated() {
            let item = (number == 0 ? "" : ", ") + Self.location(finding, audit) + " " + subject(finding)
            if number > 0, text.columns + item.columns > width { return text + ", …" }
            text += item
        }
        return text
    }

    // MARK: Context

    /// Returns where in the reading order an element is that its name does not identify, or `nil` if the name does.
    private func context(_ found: FoundElement) -> String? {
        let element = audit.screen.elements[found.index]
        let isNamed = element.identifier?.isEmpty == false || element.label?.isEmpty == false
        if isNamed, !sharedNames.contains(element.keyPart) { return nil }
        guard let number = readingNumbers[found.index] else {
            // An audit without a dump says nothing of exposure.
            if audit.screen.origin.isAuditAlone { return element.frame.map { "at \($0.description) pt" } }
            return found.path.isEmpty ? nil : "at \(found.path), not exposed"
        }
        var text = "element \(number + 1) of \(audit.exposedCount)"
        if let previous = exposed[number - 1] {
            text += ", after \(Wording.name(audit.screen.elements[previous], on: audit.screen.platform))"
        }
        if let next = exposed[number + 1] {
            text += ", before \(Wording.name(audit.screen.elements[next], on: audit.screen.platform))"
        }
        return text
    }

    /// Returns the elements of a finding with the neighbours of the subject in reading order, and the path of the
    /// subject.
    private func surroundings(_ finding: Finding) -> String {
        guard let subject = finding.elements.first else { return "" }
        var text = ""
        let shown = Set(finding.elements.prefix(Self.maximumShown).map(\.index))
        var numbers = Set(shown.compactMap { readingNumbers[$0] })
        if let number = readingNumbers[subject.index] {
            numbers.formUnion([number - 1, number + 1].filter { exposed[$0] != nil })
        }
        let width = String((numbers.max() ?? 0) + 1).count
        let margin = String(repeating: " ", count: severityColumn)
        var last: Int?
        for number in numbers.sorted() {
            guard let index = exposed[number] else { continue }
            if let last, number > last + 1 {
                text += margin + String(repeating: " ", count: 1 + width) + style("…", .aside) + "\n"
            }
            last = number
            let entry =
                margin + (shown.contains(index) ? "> " : "  ") + String(number + 1).aligned(toEndOf: width) + "  "
                + Escape.terminal(Wording.identity(audit.screen.elements[index], on: audit.screen.platform))
            text += (shown.contains(index) ? entry : style(entry, .aside)) + "\n"
        }
        let more = finding.elements.count - shown.count
        if more > 0 { text += margin + "  and \(more) more\n" }
        if !subject.path.isEmpty { text += below("path: " + subject.path, .aside) }
        return text
    }
}
