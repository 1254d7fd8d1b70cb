import AXAudit
import AXSyntax

/// A call of a tool.
struct MCPCall {
    let id: MCPMessage.ID
    let tool: MCPTool
    let arguments: JSONValue?

    /// Reads the parameters of `tools/call`.
    init(_ id: MCPMessage.ID, _ parameters: JSONValue?) throws(MCPError) {
        guard let name = parameters?["name"]?.text else {
            throw MCPError(.invalidParameters, "expected \"name\", the name of a tool")
        }
        guard let tool = MCPTool.named(name) else {
            let error = UsageError(unknown: "tool", name, among: MCPTool.all.map(\.name))
            throw MCPError(.invalidParameters, error.messages[0])
        }
        let arguments = parameters?.optional("arguments")
        if let arguments, arguments.kind != .object {
            let error = arguments.error(expected: "an object")
            throw MCPError(.invalidParameters, "\"arguments\": \(error.message)")
        }
        self.id = id
        self.tool = tool
        self.arguments = arguments
    }

    /// Runs the command. Returns the result of the call as JSON.
    func result(_ environment: Environment, _ roots: MCPRoots) -> String {
        do throws(MCPToolError) {
            try tool.check(arguments)
            let result = try commandResult(environment, roots)
            return try answer(result)
        } catch {
            return Self.json(error.message, isError: true)
        }
    }

    private func commandResult(_ environment: Environment, _ roots: MCPRoots) throws(MCPToolError) -> CommandResult {
        var environment = environment
        environment.variables = variables(environment.variables)
        environment.isOutputTerminal = false
        environment.isErrorTerminal = false
        environment.writeProgress = { _ in }
        environment.readableFolders = roots.folders
        environment.workingDirectory = roots.workingDirectory
        environment.standardInput = { _ throws(FileSystem.Failure) in [] }
        var options: [String] = []
        var operands: [String] = []
        for parameter in tool.parameters {
            guard let value = arguments?[parameter.name] else { continue }
            var word = value.content
            switch parameter.kind {
            case .text, .number: break
            case .path: word = try roots.resolved(word)
            case .dump:
                let dump = value.utf8()
                environment.standardInput = { limit throws(FileSystem.Failure) in
                    if dump.count > limit { throw .tooLarge(limit) }
                    return dump
                }
                word = "-"
            case .run:
                word = try roots.resolved(word)
                environment.archives[word] = try Self.archive(of: word, environment)
            }
            if let option = parameter.option { options.append("--\(option)=\(word)") } else { operands.append(word) }
        }
        if let folder = tool.outputFolder { options.append("--out=\(try roots.output(folder))") }
        return CommandLineTool.run(tool.words + options + ["--color=never", "--"] + operands, environment)
    }

    /// Returns the variables that a command gets. Those of a terminal or a CI system have no effect on answers, and
    /// without PATH no program is run.
    private func variables(_ all: EnvironmentVariables) -> EnvironmentVariables {
        var names = ["AXAUDIT_CONFIG"]
        if tool.outputFolder != nil {
            names += ["PATH", "HOME", "XDG_STATE_HOME", "TMPDIR", "ANDROID_HOME", "ANDROID_SDK_ROOT"]
        }
        let pairs = names.compactMap { name in all[name].map { (name, $0) } }
        return EnvironmentVariables(Dictionary(uniqueKeysWithValues: pairs))
    }

    /// Returns the archive of the dumps at a path, or `nil` if an archive or a JSON report is there.
    private static func archive(of path: String, _ environment: Environment) throws(MCPToolError) -> [UInt8]? {
        switch FileSystem.entry(at: path)?.isFolder == true ? nil : FileSystem.writtenFile(at: path) {
        case .archive, .report: return nil
        default: break
        }
        let lint = CommandLineTool.run(["lint", "--format=archive", "--", path], environment)
        if lint.output.isEmpty { throw MCPToolError(lint.errors.trimmed) }
        return Array(lint.output.utf8)
    }

    // MARK: The answer

    /// The greatest size of an answer, in bytes, unless one line is longer.
    private static let sizeLimit = 12_000

    private func answer(_ result: CommandResult) throws(MCPToolError) -> String {
        // The report for agents lists unreadable files, as standard error does.
        let reported = Set(result.output.split(separator: "\n"))
        let notes = result.errors.split(separator: "\n").filter { !reported.contains($0 + " [error]") }
        var lines = notes + result.output.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        if lines.isEmpty { lines = ["no findings; what a dump does not tell is not checked"] }
        let start = arguments?[MCPTool.more.name]?.wholeNumber ?? 0
        guard start < lines.count else { throw MCPToolError("more: the answer has \(lines.count) lines") }
        // The second part begins at the first empty line.
        let part = tool.secondPart == nil ? nil : lines.firstIndex(of: "")
        var end = start
        var size = 0
        while end < lines.count, end == start || end != part && size + lines[end].utf8.count < Self.sizeLimit {
            size += lines[end].utf8.count + 1
            end += 1
        }
        var text = lines[start..<end].joined(separator: "\n")
        if end < lines.count {
            let contents = end == part ? tool.secondPart.map { " (\($0))" } ?? "" : ""
            text += "\n\(lines.count - end) more lines\(contents): call again with \"more\": \(end)"
        }
        return Self.json(text, isError: result.outcome == .undecided)
    }

    private static func json(_ text: String, isError: Bool) -> String {
        MCPServer.json { result in
            result.member(
                "content",
                list: { list in
                    list.item(object: { content in
                        content.member("type", "text")
                        content.member("text", text)
                    })
                })
            result.member("isError", flag: isError)
        }
    }
}
