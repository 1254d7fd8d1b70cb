import AXConfiguration
import AXEngine
import AXSyntax
import AXTree

/// Applies redactions to the texts of a screen.
package struct Redactor: Sendable {
    private let entries: [Entry]
    /// The elements of the entries that have a selector.
    private let selectors: SelectorIndex
    /// The indices of the entries for all elements.
    private let general: [Int]

    /// A redaction with its compiled regular expression.
    private struct Entry: Sendable {
        var redaction: Redaction
        var expression: TimedExpression?
    }

    /// Compiles redactions.
    package init(
        _ redactions: [Redaction], timeLimit: TimeSpan = TimedExpression.timeLimit
    ) throws(RedactionError) {
        var entries: [Entry] = []
        for redaction in redactions {
            entries.append(Entry(redaction: redaction, expression: try Self.compiled(redaction, timeLimit)))
        }
        self.entries = entries
        selectors = SelectorIndex(redactions.map(\.element))
        general = redactions.indices.filter { redactions[$0].element == nil }
    }

    private static func compiled(
        _ redaction: Redaction, _ timeLimit: TimeSpan
    ) throws(RedactionError) -> TimedExpression? {
        guard let pattern = redaction.match else { return nil }
        do throws(TimedExpressionError) { return try TimedExpression(pattern, timeLimit: timeLimit) } catch {
            throw RedactionError(pattern: pattern, message: error.message)
        }
    }

    /// Returns the screen with its texts redacted.
    package func callAsFunction(_ screen: Screen) throws(RedactionError) -> Screen {
        guard !entries.isEmpty else { return screen }
        var screen = screen
        for index in screen.elements.indices {
            // Chosen before any text is replaced, so that no redaction hides the element from the next one.
            let selected = selectors.matches(screen.elements[index])
            let chosen = selected.isEmpty ? general : (general + selected).sorted()
            for entry in chosen { try redact(&screen.elements[index], entries[entry]) }
        }
        return screen
    }

    private func redact(_ element: inout Element, _ entry: Entry) throws(RedactionError) {
        for attribute in entry.redaction.attributes.intersection(Redaction.supportedAttributes).inOrder {
            switch attribute.descriptor.property {
            case .text(let path):
                guard let old = element[keyPath: path], !old.isEmpty else { continue }
                if let new = try redacted(old, entry) { element[keyPath: path] = new }
            case .texts(let path):
                for (index, old) in (element[keyPath: path] ?? []).enumerated() {
                    if let new = try redacted(old, entry) { element[keyPath: path]?[index] = new }
                }
            default: continue
            }
        }
    }

    /// Returns a text redacted by all entries, without regard to elements, or `nil` if nothing matches.
    func redacted(_ text: String) -> String? {
        var result: String?
        for entry in entries {
            if let redacted = (try? redacted(result ?? text, entry)) ?? nil { result = redacted }
        }
        return result
    }

    /// Returns a text redacted by one entry, or `nil` if nothing matches.
    private func redacted(_ text: String, _ entry: Entry) throws(RedactionError) -> String? {
        guard let expression = entry.expression else { return entry.redaction.replacement }
        let matches: [Range<String.Index>]
        do throws(TimedExpressionError) { matches = try expression.matches(in: text) } catch {
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
