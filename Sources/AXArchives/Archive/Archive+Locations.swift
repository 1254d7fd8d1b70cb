import AXRuns
import AXConfiguration
import AXSyntax

extension Archive {
    /// Line and column, or `null` twice.
    private static let location = JSONObject<TextLocation?>(
        nil,
        .member(
            "line", .orNull(.count), get: { $0?.line },
            read: { object, location throws(SyntaxError) in location = try object.location() }),
        .written("column", .orNull(.count)) { $0?.column })

    /// A location in a configuration.
    static let settingLocation = JSONObject(
        SettingLocation(file: ""), .member("file", .text, \.file), .members(of: location, \.location))

    /// An input that could not be read.
    static let error = JSONObject(
        InputError(file: "", message: ""), .member("file", .text, \.file), .members(of: location, \.location),
        .member("message", .text, \.message))

    /// Returns the type of lists of line and column of so many elements: `[1, 1, 3, 5]` for two.
    static func locations(_ count: Int) -> JSONType<[TextLocation]> {
        let numbers = JSONType<[Int]>.list(.count).checked("line and column of \(count) elements") {
            $0.count == 2 * count
        }
        return JSONType(
            .array(.type("integer")),
            write: { locations, writer in
                writer.list { list in
                    for location in locations {
                        list.item(Double(location.line))
                        list.item(Double(location.column))
                    }
                }
            }
        ) { value throws(SyntaxError) in
            let numbers = try numbers.read(value)
            return (0..<count).map { TextLocation(line: numbers[2 * $0], column: numbers[2 * $0 + 1]) }
        }
    }

    /// Returns the first members of a line.
    static func head<Line: Sendable>(_ kind: String) -> JSONProperty<Line> {
        .writtenMembers(
            of: JSONObject<String>(.constant("version", version), .written("kind", .words([kind]), \.self))
        ) { _ in kind }
    }
}
