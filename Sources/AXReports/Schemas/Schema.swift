import AXTestReports
import AXConfiguration
import AXEngine
import AXSyntax

extension Schema {
    /// The schema as JSON, with a line feed at the end.
    package var text: String { json(indent: "") + "\n" }

    private func json(indent: String) -> String {
        switch self {
        case .text(let text): return JSONWriter.quoted(text)
        case .number(let number): return number == number.rounded() ? "\(Int(number))" : "\(number)"
        case .flag(let flag): return flag ? "true" : "false"
        case .list(let items):
            // Lists are words nearly always, and read better on one line.
            return "[" + items.map { $0.json(indent: indent) }.joined(separator: ", ") + "]"
        case .object(let members):
            guard !members.isEmpty else { return "{}" }
            let inner = indent + "  "
            let lines = members.map { inner + JSONWriter.quoted($0.key) + ": " + $0.value.json(indent: inner) }
            return "{\n" + lines.joined(separator: ",\n") + "\n" + indent + "}"
        }
    }
}
