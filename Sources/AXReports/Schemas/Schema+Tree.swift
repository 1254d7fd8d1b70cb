import AXTestReports
import AXConfiguration
import AXEngine
import AXSyntax
import AXTree

extension Schema {
    /// The schema of axaudit's own tree format, version 1.
    package static let tree: Schema = {
        let contents: [(key: String, value: Schema)] = [
            ("screen", .reference("screen")), ("root", .reference("element")),
            ("elements", array(.reference("element"))),
        ]
        let oneOfThem = Schema.list(["root", "elements"].map { .object([("required", .list([.text($0)]))]) })
        let item = closed(contents, extensible: true)
        let dump = closed(
            [("axaudit", .object([("const", .number(1))])), ("$schema", type("string"))] + contents + [
                ("screens", array(.reference("item"), summary: "Several screens, each with its own tree."))
            ], extensible: true, summary: "One screen, or several.")
        return document(
            "axaudit tree, version 1",
            [
                (
                    "anyOf",
                    .list([
                        dump, .reference("element"),
                        array(.reference("element"), summary: "A flat list, in which all elements are exposed."),
                    ])
                ),
                (
                    "$defs",
                    .object([
                        ("item", .object([("allOf", .list([item, .object([("oneOf", oneOfThem)])]))])),
                        ("screen", screen), ("frame", frame), ("element", element),
                    ])
                ),
            ])
    }()

    private static let text = type("string", "null")
    private static let flag = type("boolean", "null")
    private static let number = type("number", "null")

    private static let screen = closed(
        [
            ("name", text), ("width", number), ("height", number),
            ("platform", anyOf([words(Platform.all.map(\.id)), type("null")])),
            (
                "density",
                .object([("type", .list([.text("number"), .text("null")])), ("exclusiveMinimum", .number(0))])
            ), ("idiom", choice(Screen.Idiom.self)), ("locale", text),
            ("direction", choice(Screen.LayoutDirection.self)),
            (
                "carries",
                array(words(Attribute.names), summary: "The attributes that the dump carries.")
            ),
            ("exposure", choice(ExposureSource.self)), ("scope", choice(DumpScope.self)),
            ("frameTolerance", .object([("type", .list([.text("number"), .text("null")])), ("minimum", .number(0))])),
            ("frameRounding", anyOf([words(["outward"]), type("null")])),
            ("list", anyOf([words(["a11yuitests"]), type("null")])), ("truncated", flag),
            ("group", text), ("variant", text), ("textSize", text), ("appearance", choice(Screen.Appearance.self)),
            ("picture", text), ("touches", anyOf([array(touch), type("null")])),
            ("followedBy", anyOf([array(type("string")), type("null")])),
        ], extensible: true)

    private static let touch = closed(
        [
            ("at", point), ("element", .object([("type", .text("integer")), ("minimum", .number(0))])),
            ("changed", flag), ("opened", text),
        ], extensible: true, summary: "A touch: of a point or of the element with this index.")

    private static let point = anyOf([array(type("number")), type("object"), type("null")])

    private static func choice<Choice: CaseIterable & RawRepresentable<String>>(_: Choice.Type) -> Schema {
        anyOf([words(Choice.allCases.map(\.rawValue)), type("null")])
    }

    private static let frame = anyOf(
        [
            .object([
                ("type", .text("array")), ("items", type("number", "null")), ("minItems", .number(4)),
                ("maxItems", .number(4)),
            ]),
            .object([
                ("type", .text("object")),
                ("required", .list(["x", "y", "width", "height"].map { .text($0) })),
            ]), type("null"),
        ], summary: "[x, y, width, height] in points.")

    private static let element = closed(
        AttributeDescriptor.all.map { (key: $0.name, value: schema(of: $0.property)) }, required: ["type"],
        extensible: true)

    private static func schema(of property: AttributeProperty) -> Schema {
        switch property {
        case .type: words(ElementType.allCases.map(\.name))
        case .text: text
        case .flag, .optionalFlag: flag
        case .number: number
        case .level: .object([("type", .list([.text("integer"), .text("null")])), ("minimum", .number(0))])
        case .texts: anyOf([array(type("string")), type("null")])
        case .traits:
            anyOf([
                array(anyOf([words(Traits.names), type("integer")])), .object([("const", .text("unknown"))]),
                type("null"),
            ])
        case .frame: .reference("frame")
        case .point: point
        case .customContent:
            anyOf([
                array(closed([("label", text), ("value", text), ("isImportant", flag)], extensible: true)),
                type("null"),
            ])
        case .viewFlags: anyOf([array(words(ViewFlags.names)), type("null")])
        case .children: anyOf([array(.reference("element")), type("null")])
        }
    }
}
