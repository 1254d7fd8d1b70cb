import AXEngine
import AXSnapshots
import AXTree

extension Schema {
    /// The schema of `.axaudit.json`, with every rule and parameter.
    public static func configuration(_ rules: [Rule]) -> Schema {
        let string = Schema.type("string")
        let patterns = Schema.array(string)
        let scope: [(key: String, value: Schema)] = [
            ("screens", patterns.with("Patterns for the names of screens.")),
            ("paths", patterns.with("Patterns for files, as seen from this file.")),
        ]
        let selector = string.with("#identifier or type \"label\"; wild cards are allowed.")
        return document(
            "axaudit configuration",
            [("type", .text("object"))]
                + keys([
                    ("$schema", string),
                    ("extends", string.with("A configuration to start from, as seen from this file.")),
                    ("preset", words(Preset.allCases.map(\.rawValue), summary: "The rules to start from.")),
                    ("locale", string.with("The language of screens that do not say theirs, as en or pt-BR.")),
                    ("rules", .reference("rules")),
                    (
                        "overrides",
                        array(
                            closed(scope + [("rules", .reference("rules"))], required: ["rules"]),
                            summary: "What holds on some screens only.")
                    ),
                    (
                        "elements",
                        array(
                            closed(
                                [("element", selector), ("type", words(ElementType.allCases.map(\.name)))],
                                required: ["element", "type"]), summary: "What custom components are.")
                    ),
                    ("ignore", array(ignore(scope, selector, rules), summary: "Findings that are not to count.")),
                    ("customRules", array(customRule, summary: "Rules of the team's own.")),
                    ("snapshot", snapshot(selector)),
                    ("baseline", string.with("The file with the findings that are known.")),
                    (
                        "failOn",
                        words(Gate.Level.allCases.map(\.rawValue), summary: "From where on findings fail a run.")
                    ),
                    ("include", patterns.with("The files to read.")),
                    ("exclude", patterns.with("The files to leave out, even if they are named.")),
                ]) + [("$defs", .object([("level", level), ("rules", self.rules(rules))]))])
    }

    private static func snapshot(_ selector: Schema) -> Schema {
        func attributes(_ valid: AttributeSet) -> Schema { array(words(valid.inOrder.map(\.name))) }
        let redaction = closed(
            [
                ("element", selector), ("match", type("string", summary: "A regular expression.")),
                ("attributes", attributes(Redaction.supportedAttributes).with("Where to look; else label and value.")),
                ("with", type("string", summary: "What to write instead, as <date>.")),
            ], required: ["with"])
        return closed([
            ("style", words(SnapshotStyle.allCases.map(\.rawValue), summary: "What references look like.")),
            ("attributes", attributes(SnapshotSettings.comparedAttributes).with("What counts; else everything.")),
            ("redact", array(redaction, summary: "What differs from run to run.")),
        ]).with("How screens are recorded and compared.")
    }

    private static let level = words(RuleLevel.allCases.map(\.rawValue))

    private static func names(_ rules: [Rule]) -> [String] {
        rules.map(\.id) + Set(rules.flatMap(\.groups)).sorted()
    }

    private static func ignore(
        _ scope: [(key: String, value: Schema)], _ selector: Schema, _ rules: [Rule]
    ) -> Schema {
        let names = anyOf([.object([("const", .text("*"))]), array(words(self.names(rules)))])
        return closed(
            [
                ("rules", names.with("Rules and groups, or \"*\" for every one.")), ("element", selector),
                ("subtree", type("boolean", summary: "Whether what stands inside the element is meant too.")),
            ] + scope + [
                ("reason", type("string", summary: "Why.")),
                (
                    "expires",
                    Schema.object([("type", .text("string")), ("format", .text("date"))]).with(
                        "The last day on which it holds.")
                ),
            ], required: ["rules", "reason"])
    }

    private static func rules(_ rules: [Rule]) -> Schema {
        let groups = Set(rules.flatMap(\.groups)).sorted().map { group in
            (
                key: group,
                value: anyOf(
                    [.reference("level"), closed([("severity", .reference("level"))])],
                    summary: "The rules of this group.")
            )
        }
        return closed(rules.map { (key: $0.id, value: setting($0)) } + groups)
    }

    private static func setting(_ rule: Rule) -> Schema {
        let parameters = rule.parameters.map { (key: $0.name, value: parameter($0)) }
        return anyOf(
            [.reference("level"), closed([("severity", .reference("level"))] + parameters)], summary: rule.summary)
    }

    private static func parameter(_ parameter: any RuleParameter) -> Schema {
        var members: [(key: String, value: Schema)] = []
        switch parameter.defaultValue {
        case .number(let number):
            members.append(("type", .text(parameter.isWhole ? "integer" : "number")))
            if let range = parameter.range {
                members += [("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound))]
            }
            members.append(("default", .number(number)))
        case .flag(let flag): members += [("type", .text("boolean")), ("default", .flag(flag))]
        case .words(let words):
            members += [
                ("type", .text("array")), ("items", .type("string")), ("default", .list(words.map { .text($0) })),
            ]
        }
        return Schema.object(members).with(parameter.summary)
    }
}
