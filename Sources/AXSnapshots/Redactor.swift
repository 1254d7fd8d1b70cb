import AXEngine
import AXTree

/// Redactions, ready to be applied: their regular expressions compiled.
public struct Redactor: Sendable {
    private let entries: [Entry]
    private let allowance: Duration

    private struct Entry: Sendable {
        var redaction: Redaction
        var expression: TimedExpression?
    }

    /// Compiles redactions. All of them together may take `deadline` on one screen.
    public init(_ redactions: [Redaction], deadline: Duration = .seconds(2)) throws(RedactionError) {
        allowance = deadline
        var entries: [Entry] = []
        for redaction in redactions {
            entries.append(Entry(redaction: redaction, expression: try redaction.match.map(Self.compiled)))
        }
        self.entries = entries
    }

    private static func compiled(_ pattern: String) throws(RedactionError) -> TimedExpression {
        do throws(TimedExpression.Problem) { return try TimedExpression(pattern) } catch {
            throw RedactionError(pattern: pattern, message: error.message)
        }
    }

    /// The screen with everything replaced.
    public func callAsFunction(_ screen: Screen) throws(RedactionError) -> Screen {
        guard !entries.isEmpty else { return screen }
        var screen = screen
        let deadline = Deadline(in: allowance)
        for index in screen.elements.indices {
            // Chosen as it was read: what one entry replaces must not hide the element from the next.
            let chosen = entries.filter { $0.redaction.element?.matches(screen.elements[index]) ?? true }
            for entry in chosen { try redact(&screen.elements[index], entry, by: deadline) }
        }
        return screen
    }

    private func redact(
        _ element: inout Element, _ entry: Entry, by deadline: Deadline
    ) throws(RedactionError) {
        for (attribute, path) in Self.texts where entry.redaction.attributes.contains(attribute) {
            guard let text = element[keyPath: path], !text.isEmpty else { continue }
            if let redacted = try redacted(text, entry, by: deadline) { element[keyPath: path] = redacted }
        }
        guard entry.redaction.attributes.contains(.actions), let actions = element.actions else { return }
        for (index, action) in actions.enumerated() {
            if let redacted = try redacted(action, entry, by: deadline) { element.actions?[index] = redacted }
        }
    }

    private static let texts: [(Attribute, WritableKeyPath<Element, String?> & Sendable)] = [
        (.label, \.label), (.value, \.value), (.hint, \.hint), (.placeholder, \.placeholder),
    ]

    /// A text with everything replaced in it, whatever element it belongs to; nil if nothing matches.
    func redacted(_ text: String) -> String? {
        let deadline = Deadline(in: allowance)
        var result: String?
        for entry in entries {
            if let redacted = (try? redacted(result ?? text, entry, by: deadline)) ?? nil { result = redacted }
        }
        return result
    }

    /// The text with what matches replaced; nil if nothing does.
    private func redacted(
        _ text: String, _ entry: Entry, by deadline: Deadline
    ) throws(RedactionError) -> String? {
        guard let expression = entry.expression else { return entry.redaction.replacement }
        let matches: [Range<String.Index>]
        do throws(TimedExpression.Problem) { matches = try expression.matches(in: text, by: deadline) } catch {
            throw RedactionError(pattern: expression.pattern, message: error.message)
        }
        guard !matches.isEmpty else { return nil }
        var result = ""
        var at = text.startIndex
        for match in matches {
            result += text[at..<match.lowerBound] + entry.redaction.replacement
            at = match.upperBound
        }
        return result + text[at...]
    }
}
