import AXTree
internal import Foundation

/// Redactions, ready to be applied: their regular expressions compiled.
///
/// Foundation's regular expressions can be stopped while they run, the standard library's cannot; a pattern that never
/// ends must not take the run with it.
public struct Redactor: Sendable {
    private let entries: [Entry]
    private let deadline: Duration

    private struct Entry: Sendable {
        var redaction: Redaction
        var expression: NSRegularExpression?
    }

    /// Compiles redactions. All of them together may take `deadline` on one screen.
    public init(_ redactions: [Redaction], deadline: Duration = .seconds(2)) throws(RedactionError) {
        self.deadline = deadline
        var entries: [Entry] = []
        for redaction in redactions {
            entries.append(Entry(redaction: redaction, expression: try redaction.match.map(Self.compiled)))
        }
        self.entries = entries
    }

    private static func compiled(_ pattern: String) throws(RedactionError) -> NSRegularExpression {
        do { return try NSRegularExpression(pattern: pattern) } catch {
            throw RedactionError(
                pattern: pattern, message: "found \"\(pattern.printable)\", expected a regular expression")
        }
    }

    /// The screen with everything replaced.
    public func callAsFunction(_ screen: Screen) throws(RedactionError) -> Screen {
        guard !entries.isEmpty else { return screen }
        var screen = screen
        let end = ContinuousClock.now + deadline
        for index in screen.elements.indices {
            // Chosen as it was read: what one entry replaces must not hide the element from the next.
            let chosen = entries.filter { $0.redaction.element?.matches(screen.elements[index]) ?? true }
            for entry in chosen { try redact(&screen.elements[index], entry, until: end) }
        }
        return screen
    }

    private func redact(
        _ element: inout Element, _ entry: Entry, until end: ContinuousClock.Instant
    ) throws(RedactionError) {
        for (attribute, path) in Self.texts where entry.redaction.attributes.contains(attribute) {
            guard let text = element[keyPath: path], !text.isEmpty else { continue }
            if let redacted = try redacted(text, entry, until: end) { element[keyPath: path] = redacted }
        }
        guard entry.redaction.attributes.contains(.actions), let actions = element.actions else { return }
        for (index, action) in actions.enumerated() {
            if let redacted = try redacted(action, entry, until: end) { element.actions?[index] = redacted }
        }
    }

    private static let texts: [(Attribute, WritableKeyPath<Element, String?> & Sendable)] = [
        (.label, \.label), (.value, \.value), (.hint, \.hint), (.placeholder, \.placeholder),
    ]

    /// A text with everything replaced in it, whatever element it belongs to; nil if nothing matches.
    func redacted(_ text: String) -> String? {
        let end = ContinuousClock.now + deadline
        var result: String?
        for entry in entries {
            if let redacted = (try? redacted(result ?? text, entry, until: end)) ?? nil { result = redacted }
        }
        return result
    }

    /// The text with what matches replaced; nil if nothing does.
    private func redacted(
        _ text: String, _ entry: Entry, until end: ContinuousClock.Instant
    ) throws(RedactionError) -> String? {
        guard let expression = entry.expression else { return entry.redaction.replacement }
        var ranges: [NSRange] = []
        var isLate = false
        expression.enumerateMatches(
            in: text, options: .reportProgress, range: NSRange(location: 0, length: text.utf16.count)
        ) { match, flags, stop in
            if let match, match.range.length > 0 { ranges.append(match.range) }
            if flags.contains(.internalError) || ContinuousClock.now > end {
                isLate = true
                stop.pointee = true
            }
        }
        if isLate {
            throw RedactionError(
                pattern: expression.pattern,
                message:
                    "the regular expression \"\(expression.pattern.printable)\" did not end within \(deadline) on \"\(text.printable(limit: 60))\"; write it so that it cannot match one text in many ways"
            )
        }
        guard !ranges.isEmpty else { return nil }
        var result = ""
        var at = text.startIndex
        for range in ranges {
            guard let range = Range(range, in: text) else { continue }
            result += text[at..<range.lowerBound] + entry.redaction.replacement
            at = range.upperBound
        }
        return result + text[at...]
    }
}
