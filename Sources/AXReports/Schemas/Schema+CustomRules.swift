import AXEngine
import AXTree

extension Schema {
    /// The schema of a custom rule.
    static let customRule = closed(
        [
            ("id", type("string", summary: "Its name, as card-hint-missing.")),
            ("severity", words(Severity.allCases.map(\.rawValue), summary: "How loudly it speaks; else warning.")),
            ("message", type("string", summary: "What is wrong, as findings say it.")),
            ("reason", type("string", summary: "Why that matters.")),
            ("fix", type("string", summary: "What to do.")),
            (
                "includeHidden",
                type("boolean", summary: "Whether elements are meant that VoiceOver does not stop on, too.")
            ),
            ("elements", closed(selection).with("The elements it speaks of; {} for all that VoiceOver stops on.")),
            ("expect", expectation),
        ], required: ["id", "message", "reason", "elements", "expect"])

    /// The keys that select elements. `inside` selects an ancestor, and cannot be nested.
    private static let selection =
        selectionWithoutAncestor + [("inside", closed(selectionWithoutAncestor).with("An element around it."))]

    private static let selectionWithoutAncestor: [(key: String, value: Schema)] =
        [
            ("type", oneOrMore(words(ElementType.allCases.map(\.name))).with("Of these types.")),
            ("traits", oneOrMore(type("string")).with("With all of these traits.")),
        ]
        + texts.map {
            (key: $0, value: anyOf([type("string"), closed([("regex", type("string"))], required: ["regex"])]))
        }

    private static let texts = ElementDescription.textAttributes.map(\.name)

    private static let expectation: Schema = {
        let some = oneOrMore(type("string"))
        let bounds = closed([("minimum", type("integer")), ("maximum", type("integer"))])
        let sides = ["minimumWidth", "maximumWidth", "minimumHeight", "maximumHeight"]
        return closed(
            selection + [
                ("present", some.with("Attributes that must be there.")),
                ("absent", some.with("Attributes that must not be there.")),
                (
                    "length",
                    closed(texts.map { (key: $0, value: bounds) }).with("How many characters, where there is a text.")
                ),
                ("size", closed(sides.map { (key: $0, value: type("number")) }).with("In points.")),
                ("unique", oneOrMore(words(texts)).with("Texts that no other of the elements has.")),
            ]
        ).with("What must hold for each of them.")
    }()

    private static func oneOrMore(_ schema: Schema) -> Schema { anyOf([schema, array(schema)]) }
}
