import AXSyntax

extension CodeAnswer {
    /// The object `code` of reports for programs.
    package static let json = JSONObject<CodeAnswer>(
        .member("file", .text, \.place.file, summary: "The file, relative to the folder of --sources."),
        .member("line", .position, \.place.line), .member("column", .position, \.place.column),
        .member("certainty", .word, \.certainty), .member("others", .list(.object(other)), \.others),
        .member(
            "catalogue", .orNull(.object(entry)), \.catalogue,
            summary: "The entry of the catalogue that has the text."),
        .member("by", .word, \.evidence),
        // The schema of version 1 requires it, although it can be left out.
        .member(
            "insertion", .optional(.text), \.insertion, summary: "The line to add after this one, if it is certain.",
            isRequired: true),
        .member(
            "replacement", .optional(.text), \.replacement,
            summary: "The line that replaces this one, if it is certain."))

    /// The object `code` of archives, which has what all reports need.
    package static let archived = JSONObject(
        CodeAnswer(
            place: CodePlace(file: "", path: "", line: 1, column: 1), certainty: .one, evidence: .literal, code: ""),
        .members(of: json, \.self), .member("path", .text, \.place.path),
        .member(
            "otherPaths", .list(.text), get: { $0.others.map(\.path) },
            set: { answer, paths in
                for (index, path) in zip(answer.others.indices, paths) { answer.others[index].path = path }
            }),
        .member("text", .text, \.code), .member("firstLine", .count, \.firstLine),
        .member("excerpt", .list(.text), \.excerpt))

    private static let other = JSONObject(
        CodePlace(file: "", path: "", line: 1, column: 1),
        .member("file", .text, get: \.file) { object, place throws(SyntaxError) in
            place.file = try object.text("file")
            place.path = place.file
        },
        .member("line", .position, \.line))

    private static let entry = JSONObject(
        Catalogue(file: "", line: 1, key: ""), .member("file", .text, \.file), .member("line", .position, \.line),
        .member("key", .text, \.key))
}
