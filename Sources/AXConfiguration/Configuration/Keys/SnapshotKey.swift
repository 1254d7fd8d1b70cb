import AXSyntax
import AXTree

/// The value of `snapshot`. Parts that are `nil` are not set.
struct SnapshotValue: Sendable {
    var style: SnapshotStyle?
    var attributes: AttributeSet?
    var redactions: [Redaction] = []

    /// The value of a configuration that extends one with the value `base`.
    func extending(_ base: SnapshotValue) -> SnapshotValue {
        SnapshotValue(
            style: style ?? base.style, attributes: attributes ?? base.attributes,
            redactions: base.redactions + redactions)
    }
}

extension ConfigurationKey {
    /// `snapshot`: the style of snapshots, and the attributes and redactions for comparing them.
    static let snapshot = ConfigurationKey(
        "snapshot",
        example: #"{ "style": "text", "redact": [ { "match": "\\d{2}:\\d{2}", "with": "<time>" } ] }"#,
        schema: { _ in .snapshot },
        read: { reader, value in reader.snapshot(value) },
        merge: { base, own in own.extending(base) })
}

extension Configuration {
    /// The settings of snapshots.
    package var snapshot: SnapshotSettings {
        let value: SnapshotValue = value(of: .snapshot) ?? SnapshotValue()
        return SnapshotSettings(
            style: value.style ?? .text, attributes: value.attributes, redactions: value.redactions)
    }
}

extension SettingsReader {
    fileprivate mutating func snapshot(_ object: JSONValue) -> SnapshotValue? {
        guard expect(.object, object, "an object with style, attributes or redact") else { return nil }
        let members = members(of: object, ["style", "attributes", "redact"], "key of snapshot")
        var snapshot = SnapshotValue()
        if let value = members["style"] { snapshot.style = choice(value, "style") }
        if let value = members["attributes"] {
            snapshot.attributes = attributes(value, among: SnapshotSettings.comparedAttributes)
        }
        if let list = members["redact"], expect(.array, list, "a list of redactions") {
            snapshot.redactions = list.items.compactMap { redaction($0) }
        }
        return snapshot
    }

    private mutating func redaction(_ item: JSONValue) -> Redaction? {
        guard expect(.object, item, "an object with element or match, and with") else { return nil }
        let members = members(of: item, ["element", "match", "attributes", "with"], "key of a redaction")
        if members["element"] == nil, members["match"] == nil {
            report(item, "this redaction has neither \"element\" nor \"match\"; expected one of them")
        }
        if members["with"] == nil {
            report(item, "this redaction has no \"with\"; expected the replacement text, e.g. \"<date>\"")
        }
        let element = members["element"].flatMap { elementSelector($0) }
        let match = members["match"].flatMap { regularExpression($0) }
        let chosen = members["attributes"].map { attributes($0, among: Redaction.supportedAttributes) }
        guard let value = members["with"], let replacement = text(value, "the replacement text") else {
            return nil
        }
        if let match { return Redaction(match: match.pattern, in: element, attributes: chosen, with: replacement) }
        return element.map { Redaction(of: $0, attributes: chosen, with: replacement) }
    }

    private mutating func attributes(_ list: JSONValue, among valid: AttributeSet) -> AttributeSet {
        var attributes: AttributeSet = []
        for (name, item) in texts(list, "attribute") {
            if let attribute = attribute(name, item, among: valid) { attributes.insert(attribute) }
        }
        reportIfEmpty(list, expected: "at least one attribute")
        return attributes
    }
}

extension Schema {
    fileprivate static let snapshot: Schema = {
        func attributes(_ valid: AttributeSet) -> Schema { array(words(valid.inOrder.map(\.name))) }
        let redaction = closed(
            [
                ("element", .elementSelector), ("match", type("string", summary: "A regular expression.")),
                (
                    "attributes",
                    attributes(Redaction.supportedAttributes).with("The attributes to redact; default label and value.")
                ),
                ("with", type("string", summary: "The replacement text, e.g. <date>.")),
            ], required: ["with"])
        return closed([
            ("style", words(SnapshotStyle.allCases.map(\.rawValue), summary: "The style of the references.")),
            (
                "attributes",
                attributes(SnapshotSettings.comparedAttributes).with("The attributes to compare; default all.")
            ),
            ("redact", array(redaction, summary: "Redactions of text that differs between runs.")),
        ]).with("How screens are recorded and compared.")
    }()
}
