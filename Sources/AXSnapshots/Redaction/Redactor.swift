import AXConfiguration
import AXEngine
import AXTree

/// Applies redactions to the texts of a screen.
package struct Redactor: Sendable {
    private let entries: [Entry]
    /// The elements of the entries that have a selector.
    private let selectors: SelectorIndex
    /// The indices of the entries for all elements.
    private let general: [Int]
    private let timeLimit: Duration

    /// A redaction with its compiled regular expression.
    private struct Entry: Sendable {
        var redaction: Redaction
        var expression: TimedExpression?
    }

    /// Compiles redactions. Applying them to one screen may take `timeLimit`.
    package init(_ redactions: [Redaction], timeLimit: Duration = .seconds(2)) throws(RedactionError) {
        self.timeLimit = timeLimit
        var entries: [Entry] = []
        for redaction in redactions {
            entries.append(Entry(redaction: redaction, expression: try redaction.match.map(Self.compiled)))
        }
        self.entries = entries
        selectors = SelectorIndex(redactions.map(\.element))
        general = redactions.indices.filter { redactions[$0].element == nil }
    }

    private static func compiled(_ pattern: String) throws(RedactionError) -> TimedExpression {
        do throws(TimedExpressionError) { return try TimedExpression(pattern) } catch {
            throw RedactionError(pattern: pattern, message: error.message)
        }
    }

    /// Returns the screen with its texts redacted.
    package func callAsFunction(_ screen: Screen) throws(RedactionError) -> Screen {
        guard !entries.isEmpty else { return screen }
        var screen = screen
        let deadline = Deadline(in: timeLimit)
        for index in screen.elements.indices {
            // Chosen before any text is replaced, so that no redaction hides the element from the next one.
            let selected = selectors.matches(screen.elements[index])
            let chosen = selected.isEmpty ? general : (general + selected).sorted()
            for entry in chosen { try redact(&screen.elements[index], entries[entry], by: deadline) }
        }
        return screen
    }

    private func redact(
        _ element: inout Element, _ entry: Entry, by deadline: Deadline
    ) throws(RedactionError) {
        for attribute in entry.redaction.attributes.intersection(Redaction.supportedAttributes).inOrder {
            switch attribute.descriptor.property {
            case .text(let path):
                guard let old = element[keyPath: path], !old.isEmpty else { continue }
                if let new = try redacted(old, entry, by: deadline) { element[keyPath: path] = new }
            case .texts(let path):
                for (index, old) in (element[keyPath: path] ?? []).enumerated() {
                    if let new = try redacted(old, entry, by: deadline) { element[keyPath: path]?[index] = new }
                }
            default: continue
            }
        }
    }

    /// Returns a text redacted by all entries, without regard to elements, or `nil` if nothing matches.
    func redacted(_ text: String) -> String? {
        let deadline = Deadline(in: timeLimit)
        var result: String?
        for entry in entries {
            if let redacted = (try? redacted(result ?? text, entry, by: deadline)) ?? nil { result = redacted }
        }
        return result
    }

    /// Returns a text redacted by one entry, or `nil` if nothing matches.
    private func redacted(
        _ text: String, _ entry: Entry, by deadline: Deadline
    ) throws(RedactionError) -> String? {
        guard let expression = entry.expression else { return entry.redaction.replacement }
        let matches: [Range<String.Index>]
        do throws(TimedExpressionError) { matches = try expression.matches(in: text, by: deadline) } catch {
            throw RedactionError(pattern: expression.pattern, message: error.message)
        }
        guard !matches.isEmpty else { return nil }
        var result = ""
        var end = text.startIndex
        for match in matches {
            result += text[end..<match.lowerBound] + entry.redaction.replacement
            end = match.upperBound
        }
        return result + text[end...]
    }
}
