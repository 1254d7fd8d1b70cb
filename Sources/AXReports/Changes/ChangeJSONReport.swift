import AXTestReports
import AXEngine
import AXSnapshots
import AXSyntax
import AXTree

extension ChangeReportFormat {
    /// For programs, version 1.
    package static let json = ChangeReportFormat(
        "json", "JSON for other programs, version 1.", fileEndings: ["json"], omitsRemarks: true
    ) { differences, _ in ChangeJSONReport.report.document(differences) }
}

/// Changes for programs, version 1: one entry per element.
enum ChangeJSONReport {
    static let report = JSONObject<[ScreenDifference]>(
        .constant("version", 1),
        .objects("changes", change) { differences, add in
            for difference in differences { for change in difference.changes { add((difference.screen, change)) } }
        },
        .written("notCompared", .list(.text)) { ChangeWording.notCompared($0) })

    private static let change = JSONObject<(screen: String, change: Change)>(
        .written("screen", .text, \.screen), .written("kind", .word, \.change.kind),
        .written("key", .text, \.change.key), .written("path", .text, \.change.path),
        .written("attributes", .list(.object(attribute)), \.change.attributes),
        .written("speech", .optional(.object(values)), \.change.speech))

    private static let attribute = JSONObject<AttributeChange>(
        .written("name", .text, \.name), .writtenMembers(of: values, \.self))

    private static let values = JSONObject<AttributeChange>(
        .written("from", .orNull(value), \.from), .written("to", .orNull(value), \.to))

    private static let value = JSONType<AttributeValue>(
        written: .anyOf([.type("string", "number", "boolean"), .array(.type("string", "number"))])
    ) { value, writer in
        switch value {
        case .text(let text): writer.value(text)
        case .number(let number): writer.value(number)
        case .flag(let flag): writer.value(flag)
        case .texts(let texts): JSONType.list(.text).write(texts, &writer)
        case .numbers(let numbers): JSONType.list(.number).write(numbers, &writer)
        }
    }
}
