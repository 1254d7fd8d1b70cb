import AXSyntax

/// A tool of the server, as data: a command of axaudit, and the arguments of a call, which become its options and
/// operands.
struct MCPTool: Sendable {
    /// An argument of a call.
    struct Parameter: Sendable {
        /// The kind of value.
        enum Kind: Sendable {
            case text
            case number
            /// A file or folder below the roots.
            case path
            /// The text of a dump, which the command reads as standard input.
            case dump
            /// A dump, a folder of dumps, an archive or a JSON report.
            case run
        }

        let name: String
        let kind: Kind
        /// The option that has the value, without its hyphens, or `nil` for an operand.
        let option: String?
        let summary: String

        init(_ name: String, _ kind: Kind, _ option: String?, _ summary: String) {
            self.name = name
            self.kind = kind
            self.option = option
            self.summary = summary
        }
    }

    let name: String
    let title: String
    /// What the agent is told about it.
    let summary: String
    /// The words of the command line before those of the arguments.
    let words: [String]
    let parameters: [Parameter]
    /// How many of the first parameters a call must have, in their order.
    var requiredCount = 0
    /// Parameters of which a call must have at least one.
    var alternatives: [String] = []
    /// The folder below the first root to which the command writes, or `nil` for a tool that only reads. Such a command
    /// also runs programs.
    var outputFolder: String?
    /// What follows the first empty line of an answer, if the answer ends there; the rest has to be asked for.
    var secondPart: String?
}

extension MCPTool {
    /// The argument of all tools that asks for the rest of an answer.
    static let more = Parameter("more", .number, nil, "Line at which to go on, from the end of the last answer")

    /// Returns the tool of this name, or `nil` if there is none.
    static func named(_ name: String) -> MCPTool? { all.first { $0.name == name } }

    /// Writes the tool for `tools/list`.
    func write(to object: inout JSONWriter) {
        object.member("name", name)
        object.member("title", title)
        object.member("description", summary)
        object.key("inputSchema")
        object.value(schema)
        object.member(
            "annotations",
            object: { annotations in
                annotations.member("readOnlyHint", flag: outputFolder == nil)
                if outputFolder != nil { annotations.member("destructiveHint", flag: false) }
                annotations.member("openWorldHint", flag: false)
            })
    }

    /// The schema of the arguments.
    private var schema: Schema {
        .closed(
            (parameters + [Self.more]).map { parameter in
                let type: Schema =
                    switch parameter.kind {
                    case .number: .type("number", summary: parameter.summary)
                    case .text, .path, .dump, .run: .type("string", summary: parameter.summary)
                    }
                return (parameter.name, type)
            }, required: parameters.prefix(requiredCount).map(\.name))
    }

    /// Throws unless arguments are those of the tool.
    func check(_ arguments: JSONValue?) throws(MCPToolError) {
        let known = parameters + [Self.more]
        guard let arguments else { return try require([]) }
        for argument in arguments.members {
            guard let parameter = known.first(where: { $0.name == argument.name }) else {
                let error = UsageError(unknown: "argument", argument.name, among: known.map(\.name))
                throw MCPToolError(error.messages[0])
            }
            let value = argument.value
            let expected: String? =
                switch parameter.kind {
                case .number: value.number.map { $0 >= 0 } == true ? nil : "a number, 0 or more"
                case .text, .path, .dump, .run: value.text == nil ? "a string" : nil
                }
            if let expected { throw MCPToolError("\(parameter.name): \(value.error(expected: expected).message)") }
        }
        try require(arguments.members.map(\.name))
    }

    /// Throws if an argument is missing.
    private func require(_ names: [String]) throws(MCPToolError) {
        if let missing = parameters.prefix(requiredCount).first(where: { !names.contains($0.name) }) {
            throw MCPToolError("expected the argument \(missing.name)")
        }
        guard alternatives.isEmpty || alternatives.contains(where: names.contains) else {
            throw MCPToolError("expected one of the arguments \(alternatives.joined(separator: ", "))")
        }
    }
}
