import AXAudit
import AXSyntax
import Foundation
import Testing

@testable import AXCommandLine

/// The messages that a client and `axaudit mcp` exchange, in a temporary folder.
struct MCPExchange {
    let project: TemporaryProject

    init() throws { project = try TemporaryProject() }

    /// Runs the server over lines. Returns the result and the messages that the server wrote.
    ///
    /// - Parameter isBatched: Whether all lines have arrived when the server starts; otherwise each arrives when the
    ///   server waits for it.
    func run(_ lines: [String], isBatched: Bool = true) throws -> (messages: [[String: Any]], result: CommandResult) {
        let input = Lock(initialState: lines[...])
        let output = Lock(initialState: "")
        var environment = Environment(
            variables: ["FORCE_COLOR": "1", "COLUMNS": "20", "PATH": project.path("bin")],
            today: CalendarDay("2026-06-15"))
        environment.workingDirectory = project.folder
        environment.isInputWaiting = { isBatched && !input.withLock { $0.isEmpty } }
        environment.nextInputBlock = { () throws(FileSystem.Failure) in
            input.withLock { lines in lines.popFirst().map { Array(($0 + "\n").utf8) } ?? [] }
        }
        environment.writeOutput = { text in
            output.withLock { $0 += text }
            return true
        }
        let result = CommandLineTool.run(["mcp"], environment)
        #expect(result.output.isEmpty)
        let text = output.withLock { $0 }
        #expect(
            text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x7F && $0.value != 0x9B })
        return (try text.split(separator: "\n").map { line in try #require(Self.object(String(line))) }, result)
    }

    /// Runs the server over an initialization and these lines. Returns the messages after the first answer.
    func messages(_ lines: String..., isBatched: Bool = true) throws -> [[String: Any]] {
        let (messages, result) = try run([Self.initialize()] + lines, isBatched: isBatched)
        #expect(result.outcome == .passed)
        return Array(messages.dropFirst())
    }

    /// Calls a tool. Returns the text of the answer and whether it is an error.
    func call(_ tool: String, _ arguments: String) throws -> (text: String, isError: Bool) {
        let answer = try #require(try messages(Self.call(1, tool, arguments)).first)
        return try #require(Self.result(answer))
    }

    // MARK: Messages

    /// The request that begins an exchange.
    static func initialize(_ version: String = "2025-11-25", capabilities: String = "{}") -> String {
        request(
            0, "initialize",
            #"{"protocolVersion": "\#(version)", "capabilities": \#(capabilities), "clientInfo": {"name": "test", "version": "1"}}"#
        )
    }

    static func request(_ id: Int, _ method: String, _ parameters: String = "{}") -> String {
        #"{"jsonrpc": "2.0", "id": \#(id), "method": "\#(method)", "params": \#(parameters)}"#
    }

    static func notification(_ method: String, _ parameters: String = "{}") -> String {
        #"{"jsonrpc": "2.0", "method": "notifications/\#(method)", "params": \#(parameters)}"#
    }

    static func call(_ id: Int, _ tool: String, _ arguments: String) -> String {
        request(id, "tools/call", #"{"name": "\#(tool)", "arguments": \#(arguments)}"#)
    }

    /// The answer of the client with its roots.
    static func roots(_ folders: String..., question: Int = 1) -> String {
        let list = folders.map { #"{"uri": "\#($0)"}"# }.joined(separator: ", ")
        return #"{"jsonrpc": "2.0", "id": "roots-\#(question)", "result": {"roots": [\#(list)]}}"#
    }

    private static func object(_ line: String) -> [String: Any]? {
        try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    }

    /// A text as JSON.
    static func json(_ text: String) -> String {
        let data = try? JSONSerialization.data(withJSONObject: [text], options: .withoutEscapingSlashes)
        return data.map { String(String(decoding: $0, as: UTF8.self).dropFirst().dropLast()) } ?? ""
    }

    /// The text of the answer to a call, and whether it is an error.
    static func result(_ message: [String: Any]) -> (text: String, isError: Bool)? {
        guard let result = message["result"] as? [String: Any], let isError = result["isError"] as? Bool,
            let content = result["content"] as? [[String: Any]], content.count == 1,
            content[0]["type"] as? String == "text", let text = content[0]["text"] as? String
        else { return nil }
        return (text, isError)
    }

    /// The code of an error of the protocol.
    static func code(_ message: [String: Any]) -> Int? { (message["error"] as? [String: Any])?["code"] as? Int }

    /// The message of an error of the protocol.
    static func error(_ message: [String: Any]) -> String? {
        (message["error"] as? [String: Any])?["message"] as? String
    }
}
