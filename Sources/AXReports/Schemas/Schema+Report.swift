import AXConfiguration
import AXEngine
import AXFormats
import AXRuns
import AXTree

extension Schema {
    /// The schema of the JSON report, version 1. Unknown keys are allowed, because later releases may add some.
    package static let report: Schema = {
        let string = Schema.type("string")
        return document(
            "axaudit report, version 1",
            open(
                [
                    ("version", .object([("const", .number(1))])),
                    ("tool", .object(open([("name", string), ("version", string)]))),
                    ("verdict", words(Verdict.allCases.map(\.rawValue))),
                    ("gate", words(Gate.Level.allCases.map(\.rawValue))), ("summary", summary),
                    ("screens", array(.object(screen))), ("errors", array(error)), ("findings", array(finding)),
                ], optional: [("causes", array(cause, summary: "The new findings by cause; absent with --no-group."))]))
    }()

    /// Returns the members of the schema of an object that has these keys and may have others.
    private static func open(
        _ properties: [(key: String, value: Schema)], optional: [(key: String, value: Schema)] = []
    ) -> [(key: String, value: Schema)] {
        [
            ("type", .text("object")), ("properties", .object(properties + optional)),
            ("required", .list(properties.map { .text($0.key) })),
        ]
    }

    private static let count = Schema.object([("type", .text("integer")), ("minimum", .number(0))])
    private static let lineOrColumn = Schema.object([("type", .text("integer")), ("minimum", .number(1))])

    private static let summary = Schema.object(
        open(
            ["failures", "warnings", "suppressed", "baselined", "notChecked", "screens", "elements"].map { ($0, count) }
        ))

    private static let screen = open(
        [
            ("name", type("string")), ("file", type("string")),
            ("format", words(InputFormat.all.map(\.id) + [AuditFile.formatID])),
            ("elements", count), ("exposed", count), ("exposure", words(["given", "inferred"])),
            ("notChecked", array(.object(open([("rule", type("string")), ("reason", type("string"))])))),
            ("notes", array(type("string"))), ("incomplete", array(type("string"))),
        ],
        optional: [
            ("platform", words(Platform.all.map(\.id))),
            ("group", type("string", summary: "The name that the screen shares with its other variants.")),
            ("variant", type("string", "null")),
            ("test", test),
            ("groupRules", array(type("string"), summary: "The rules over groups that are switched on.")),
            ("picture", picture),
        ])

    private static let test = Schema.object(
        open(
            [("identifier", type("string", summary: "The UI test that the dump was attached to."))],
            optional: [
                ("configuration", type("string", summary: "The configuration of the test plan.")),
                ("device", type("string")), ("deviceId", type("string")),
                ("repetition", count), ("arguments", array(type("string"))),
            ]))
    private static let picture = Schema.object(
        open([
            ("file", type("string")),
            ("scale", type("number", "null", summary: "The pixels of a unit of the frames.")),
            ("agreement", type("number", "null", summary: "The share of the texts that are where the dump says.")),
            ("used", type("boolean")),
            ("reason", type("string", "null", summary: "Why the picture was not used.")),
        ]))

    private static let error = Schema.object(
        open(
            [("file", type("string")), ("message", type("string"))],
            optional: [("line", lineOrColumn), ("column", lineOrColumn)]))

    private static let finding = Schema.object(
        open(
            [
                ("rule", type("string")), ("severity", words(Severity.allCases.map(\.rawValue))),
                ("state", words(["new", "baselined", "suppressed"])), ("message", type("string")),
                ("screen", count.with("The index of the screen in screens.")), ("key", type("string")),
                ("cause", type("string", summary: "The id of the cause.")),
                ("elements", array(element, summary: "The subject first; empty for a finding about the whole screen.")),
            ],
            optional: [
                ("reason", type("string")), ("detail", type("string")),
                ("variants", array(type("string"), summary: "The variants that the finding compares, the base first.")),
                ("owner", type("string", summary: "The owner in the configuration.")),
                ("code", code),
                ("source", words(["apple"], summary: "The tool that found it; absent if axaudit did.")),
                (
                    "sources",
                    array(words(FindingSource.allCases.map(\.rawValue)), summary: "The tools, if several found it.")
                ),
                ("opinion", opinion),
            ]))

    private static let code = Schema.object(
        open([
            ("file", type("string", summary: "The file, relative to the folder of --sources.")), ("line", lineOrColumn),
            ("column", lineOrColumn), ("certainty", words(CodeCertainty.allCases.map(\.rawValue))),
            ("others", array(.object(open([("file", type("string")), ("line", lineOrColumn)])))),
            (
                "catalogue",
                anyOf(
                    [
                        .object(open([("file", type("string")), ("line", lineOrColumn), ("key", type("string"))])),
                        type("null"),
                    ], summary: "The entry of the catalogue that has the text.")
            ),
            ("by", words(CodeEvidence.allCases.map(\.rawValue))),
            ("insertion", type("string", summary: "The line to add after this one, if it is certain.")),
        ])
    ).with("The place in the sources that makes the first element.")

    private static let opinion = Schema.object(
        open([("answer", words(Opinion.Answer.allCases.map(\.rawValue))), ("reason", type("string"))])
    ).with("What axaudit says about a finding of another tool.")

    private static let cause = Schema.object(
        open([
            ("id", type("string")), ("rule", type("string")), ("severity", words(Severity.allCases.map(\.rawValue))),
            ("element", type("string", summary: "The element in words.")),
            ("screens", array(type("string"), summary: "The names of the screens.")),
            ("findings", count.with("The number of new findings.")),
        ]))

    private static let shortened = "The first 10,000 Unicode scalars, and an ellipsis if there are more."

    private static let element = Schema.object(
        open(
            [
                ("index", count), ("type", words(ElementType.allCases.map(\.name))),
                ("label", type("string", "null").with(shortened)),
                ("identifier", type("string", "null").with(shortened)),
                ("frame", anyOf([array(type("number")), type("null")], summary: "[x, y, width, height] in points.")),
                ("path", type("string")), ("line", lineOrColumn), ("column", lineOrColumn),
            ], optional: [("platformType", type("string", summary: "The class of an Android view."))]))
}
