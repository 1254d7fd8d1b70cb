import AXEngine
import AXSnapshots
import AXSyntax
import AXTree

/// Text that several reports of changes share.
package enum ChangeWording {
    /// Returns the number of changes: `2 differences: 1 changed, 1 moved`, `no differences in 12 elements`.
    package static func summary(_ differences: [ScreenDifference]) -> String {
        let changes = differences.flatMap(\.changes)
        guard !changes.isEmpty else {
            let count = differences.reduce(0) { $0 + $1.count }
            let screens = differences.count == 1 ? "" : " on \(differences.count) screens"
            let lineCounts = differences.compactMap(\.equalLineCount)
            let lines = lineCounts.isEmpty ? "" : " (\(Wording.count(lineCounts.reduce(0, +), "line")))"
            return "no differences in \(Wording.count(count, "element"))\(lines)\(screens)"
        }
        let counts = Change.Kind.allCases.compactMap { kind in
            let count = changes.count { $0.kind == kind }
            return count == 0 ? nil : "\(count) \(kind.rawValue)"
        }
        return "\(Wording.count(changes.count, "difference")): \(counts.joined(separator: ", "))"
    }

    /// Returns the names of the attributes that only one of the two sides carries.
    package static func notCompared(_ differences: [ScreenDifference]) -> [String] {
        differences.reduce(AttributeSet()) { $0.union($1.notCompared) }.inOrder.map(\.name)
    }

    /// Returns a value for people: `"Pay"`, `16,780 358×44`, `button, header`, `none`.
    package static func value(_ value: AttributeValue?, limit: Int = 200) -> String {
        switch value {
        case nil: "none"
        case .text(let text): "\"\(text.printable(limit: limit))\""
        case .number(let number): number.inPoints
        case .flag(let flag): flag ? "yes" : "no"
        case .texts(let texts): texts.isEmpty ? "none" : texts.map { $0.printable(limit: 100) }.joined(separator: ", ")
        case .numbers(let numbers):
            numbers.count == 4
                ? "\(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))"
                : numbers.map(\.inPoints).joined(separator: ",")
        }
    }

    /// Returns a distance: `52 pt lower`, `8 pt to the left`.
    package static func shift(x: Double, y: Double) -> String {
        var parts: [String] = []
        if y.magnitude > 0.05 { parts.append("\(y.magnitude.inPoints) pt \(y > 0 ? "lower" : "higher")") }
        if x.magnitude > 0.05 { parts.append("\(x.magnitude.inPoints) pt to the \(x > 0 ? "right" : "left")") }
        return parts.joined(separator: " and ")
    }

    /// Returns a change in one line: `changed button "Pay": label "Pay" -> "Pay now"`.
    package static func line(_ change: Change) -> String {
        let identifier = change.identifier.map { " #" + $0.printable(limit: 60) } ?? ""
        let details =
            [move(change)].compactMap(\.self)
            + change.attributes.map { "\($0.name) \(value($0.from)) -> \(value($0.to))" }
        let words = "\(change.kind.rawValue) \(change.summary)\(identifier)"
        return details.isEmpty ? words : words + ": " + details.joined(separator: ", ")
    }

    /// Returns the old and the new number in reading order of an element that was moved.
    package static func move(_ change: Change) -> String? {
        guard change.kind == .moved, let from = change.from, let to = change.to else { return nil }
        return from == to ? "order changed among other elements" : "position \(from) -> \(to)"
    }
}
