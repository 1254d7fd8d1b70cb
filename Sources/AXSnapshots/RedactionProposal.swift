import AXEngine
import AXTree

/// What to redact so that two captures of one screen come out the same.
public struct RedactionProposal: Sendable {
    /// The entries for the configuration, each once.
    public private(set) var entries: [Redaction] = []
    /// What no entry can help against, one sentence each.
    public private(set) var remarks: [String] = []

    /// A proposal from what differs between two captures.
    public init(_ differences: [ScreenDifference]) {
        for difference in differences {
            for change in difference.changes { add(change) }
        }
        // A general pattern must not take a particular one's digits away.
        let patterns = Self.kinds.map(\.pattern)
        entries =
            entries.filter { $0.match == nil }
            + patterns.flatMap { pattern in entries.filter { $0.match == pattern } }
    }

    private mutating func add(_ change: Change) {
        switch change.kind {
        case .added: remark("\(change.summary) is only in the second capture")
        case .removed: remark("\(change.summary) is only in the first capture")
        case .moved: remark("\(change.summary) changed places with others")
        case .changed: break
        }
        for attribute in change.attributes { add(attribute, of: change) }
    }

    private mutating func add(_ change: AttributeChange, of element: Change) {
        guard let attribute = Attribute(name: change.name), Redaction.texts.contains(attribute) else {
            return remark("\(change.name) of \(element.summary) differs; leave it out with \"attributes\"")
        }
        let texts = [change.from, change.to].map { value -> String in
            switch value {
            case .text(let text): text
            case .texts(let texts): texts.joined(separator: "\n")
            default: ""
            }
        }
        let kind = Self.kinds.first { $0.unites(texts[0], texts[1]) }
        if let identifier = element.identifier, attribute != .actions {
            insert(
                Redaction(
                    identifier: Self.escaped(identifier), attributes: [attribute],
                    with: kind?.replacement ?? "<\(attribute.name)>"))
        } else if let kind {
            insert(Redaction(match: kind.pattern, with: kind.replacement))
        } else {
            remark("\(change.name) of \(element.summary) differs in its words; give the element an identifier")
        }
    }

    private mutating func insert(_ entry: Redaction) {
        if !entries.contains(entry) { entries.append(entry) }
    }

    private mutating func remark(_ sentence: String) {
        if !remarks.contains(sentence) { remarks.append(sentence) }
    }

    /// An identifier as a pattern that means it alone.
    private static func escaped(_ identifier: String) -> String {
        identifier.map { "*?[]{}\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    }

    // MARK: Kinds of texts

    /// Something that is different in every capture.
    private struct Kind {
        var pattern: String
        var replacement: String

        /// Whether two texts are the same once it is replaced.
        func unites(_ one: String, _ other: String) -> Bool {
            guard let redactor = try? Redactor([Redaction(match: pattern, with: replacement)]) else {
                return false
            }
            let texts = [one, other].compactMap { redactor.redacted($0) }
            return texts.count == 2 && texts[0] == texts[1]
        }
    }

    /// From the particular to the general.
    private static let kinds = [
        Kind(pattern: #"[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}"#, replacement: "<id>"),
        Kind(pattern: #"\d{4}-\d{2}-\d{2}"#, replacement: "<date>"),
        Kind(pattern: #"\d{1,2}[./]\d{1,2}[./]\d{2,4}"#, replacement: "<date>"),
        Kind(pattern: #"\d{1,2}:\d{2}(:\d{2})?( ?[AaPp]\.?[Mm]\.?)?"#, replacement: "<time>"),
        Kind(pattern: #"\d+([.,]\d+)*"#, replacement: "<number>"),
    ]
}
