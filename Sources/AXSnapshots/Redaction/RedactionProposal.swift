import AXConfiguration
import AXEngine
import AXTree

/// The redactions that make two captures of one screen equal.
package struct RedactionProposal: Sendable {
    /// The proposed redactions, each once.
    package private(set) var entries: [Redaction] = []
    /// The differences that no redaction removes, one sentence each.
    package private(set) var remarks: [String] = []

    private var seenEntries: Set<Redaction> = []
    private var seenRemarks: Set<String> = []

    /// Proposes redactions for the differences between two captures.
    package init(_ differences: [ScreenDifference]) {
        for change in differences.flatMap(\.changes) { add(change) }
        // In the order of `VolatileText.all`, so that a general pattern is applied after a specific one.
        entries =
            entries.filter { $0.match == nil }
            + VolatileText.all.flatMap { kind in entries.filter { $0.match == kind.pattern } }
    }

    private mutating func add(_ change: Change) {
        switch change.kind {
        case .added: addRemark("\(change.summary) is only in the second capture")
        case .removed: addRemark("\(change.summary) is only in the first capture")
        case .moved: addRemark("\(change.summary) moved in the reading order")
        case .changed: break
        }
        for attribute in change.attributes { add(attribute, of: change) }
    }

    private mutating func add(_ change: AttributeChange, of element: Change) {
        guard let attribute = Attribute(name: change.name), Redaction.supportedAttributes.contains(attribute) else {
            return addRemark("\(change.name) of \(element.summary) differs; exclude it with \"attributes\"")
        }
        let (before, after) = (Self.text(of: change.from), Self.text(of: change.to))
        let kind = VolatileText.all.first { $0.explainsDifference(of: before, and: after) }
        if let identifier = element.identifier, attribute != .actions {
            addEntry(
                Redaction(
                    identifier: Self.escaped(identifier), attributes: [attribute],
                    with: kind?.replacement ?? "<\(attribute.name)>"))
        } else if let kind {
            addEntry(Redaction(match: kind.pattern, with: kind.replacement))
        } else {
            addRemark(
                "\(change.name) of \(element.summary) differs and cannot be redacted by a pattern; give the element an identifier"
            )
        }
    }

    private static func text(of value: AttributeValue?) -> String {
        switch value {
        case .text(let text): text
        case .texts(let texts): texts.joined(separator: "\n")
        default: ""
        }
    }

    private mutating func addEntry(_ entry: Redaction) {
        if seenEntries.insert(entry).inserted { entries.append(entry) }
    }

    private mutating func addRemark(_ sentence: String) {
        if seenRemarks.insert(sentence).inserted { remarks.append(sentence) }
    }

    /// Returns an identifier with its wildcards escaped, as a pattern that matches only this identifier.
    private static func escaped(_ identifier: String) -> String {
        let escaped = identifier.map { "*?[]{}\\".contains($0) ? "\\\($0)" : String($0) }.joined()
        // A number sign at the beginning would be taken for that of the selector.
        return escaped.hasPrefix("#") ? "\\" + escaped : escaped
    }
}
