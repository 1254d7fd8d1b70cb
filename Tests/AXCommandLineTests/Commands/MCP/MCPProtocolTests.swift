import AXAudit
import Foundation
import Testing

@testable import AXCommandLine

/// The messages of `axaudit mcp`, by the specification of the Model Context Protocol and of JSON-RPC 2.0.
@Suite("mcp: protocol")
struct MCPProtocolTests {
    private let exchange: MCPExchange

    init() throws { exchange = try MCPExchange() }

    @Test(
        "The server answers with the version of the client, or with the newest that it knows",
        arguments: [
            ("2025-06-18", "2025-06-18"), ("2025-11-25", "2025-11-25"), ("2024-11-05", "2025-11-25"),
            ("2099-01-01", "2025-11-25"),
        ])
    func version(asked: String, answered: String) throws {
        let (messages, result) = try exchange.run([MCPExchange.initialize(asked)])
        #expect(result.outcome == .passed && messages.count == 1)
        let initialized = try #require(messages[0]["result"] as? [String: Any])
        #expect(messages[0]["jsonrpc"] as? String == "2.0" && messages[0]["id"] as? Int == 0)
        #expect(initialized["protocolVersion"] as? String == answered)
        #expect((initialized["serverInfo"] as? [String: Any])?["name"] as? String == "axaudit")
        let capabilities = try #require(initialized["capabilities"] as? [String: Any])
        #expect(Set(capabilities.keys) == ["tools", "resources"])
    }

    @Test("Tools only read, but for capture, and their schemas are closed objects")
    func tools() throws {
        let answer = try #require(try exchange.messages(MCPExchange.request(1, "tools/list")).first)
        let tools = try #require((answer["result"] as? [String: Any])?["tools"] as? [[String: Any]])
        #expect(tools.map { $0["name"] as? String } == ["lint", "show", "explain", "where", "compare", "capture"])
        for tool in tools {
            #expect((tool["description"] as? String)?.isEmpty == false)
            let annotations = try #require(tool["annotations"] as? [String: Any])
            #expect(annotations["readOnlyHint"] as? Bool == (tool["name"] as? String != "capture"))
            let schema = try #require(tool["inputSchema"] as? [String: Any])
            #expect(schema["type"] as? String == "object" && schema["additionalProperties"] as? Bool == false)
            let properties = try #require(schema["properties"] as? [String: [String: Any]])
            #expect(properties["more"]?["type"] as? String == "number")
            for property in properties.values { #expect((property["description"] as? String)?.isEmpty == false) }
        }
    }

    @Test("Each rule is a resource with a page in Markdown")
    func resources() throws {
        let messages = try exchange.messages(
            MCPExchange.request(1, "resources/list"), MCPExchange.request(2, "resources/templates/list"),
            MCPExchange.request(3, "resources/read", #"{"uri": "axaudit://rules/target-size"}"#),
            MCPExchange.request(4, "resources/read", #"{"uri": "axaudit://rules/target-sice"}"#),
            MCPExchange.request(5, "resources/read", #"{"uri": "file:///etc/passwd"}"#))
        try #require(messages.count == 5)
        let list = try #require((messages[0]["result"] as? [String: Any])?["resources"] as? [[String: Any]])
        #expect(list.count == Rule.all.count)
        #expect(list.allSatisfy { ($0["uri"] as? String) == "axaudit://rules/\($0["name"] as? String ?? "")" })
        let templates = try #require(
            (messages[1]["result"] as? [String: Any])?["resourceTemplates"] as? [[String: Any]])
        #expect(templates.map { $0["uriTemplate"] as? String } == ["axaudit://rules/{rule}"])
        let contents = try #require((messages[2]["result"] as? [String: Any])?["contents"] as? [[String: Any]])
        #expect(contents.count == 1 && contents[0]["mimeType"] as? String == "text/markdown")
        #expect(contents[0]["uri"] as? String == "axaudit://rules/target-size")
        #expect((contents[0]["text"] as? String)?.hasPrefix("# target-size\n") == true)
        #expect(MCPExchange.code(messages[3]) == -32002 && MCPExchange.code(messages[4]) == -32002)
        #expect(MCPExchange.error(messages[3])?.contains("axaudit://rules/target-size") == true)
    }

    @Test(
        "A message that cannot be read is answered with the code of JSON-RPC, and the next one is read",
        arguments: [
            (#"{"jsonrpc": "2.0", "id": 1, "method""#, -32700, nil),
            ("nonsense", -32700, nil),
            (#"[{"jsonrpc": "2.0", "id": 1, "method": "ping"}]"#, -32600, nil),
            ("3", -32600, nil),
            (#"{"id": 7, "method": "ping"}"#, -32600, 7),
            (#"{"jsonrpc": "1.0", "id": 7, "method": "ping"}"#, -32600, 7),
            (#"{"jsonrpc": "2.0", "id": null, "method": "ping"}"#, -32600, nil),
            (#"{"jsonrpc": "2.0", "id": 1.5, "method": "ping"}"#, -32600, nil),
            (#"{"jsonrpc": "2.0", "id": 7}"#, -32600, 7),
            (#"{"jsonrpc": "2.0", "id": 7, "method": 3}"#, -32600, 7),
            (#"{"jsonrpc": "2.0", "id": 7, "method": "ping", "params": [1]}"#, -32602, 7),
            (#"{"jsonrpc": "2.0", "id": 7, "method": "prompts/list"}"#, -32601, 7),
            (#"{"jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": {"name": 3}}"#, -32602, 7),
            (
                #"{"jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": {"name": "lint", "arguments": []}}"#,
                -32602, 7
            ),
            (#"{"jsonrpc": "2.0", "id": 7, "method": "tools/list", "params": {"cursor": "x"}}"#, -32602, 7),
            (#"{"jsonrpc": "2.0", "id": 7, "method": "resources/read"}"#, -32602, 7),
        ] as [(String, Int, Int?)])
    func invalid(line: String, code: Int, id: Int?) throws {
        let messages = try exchange.messages(line, MCPExchange.request(9, "ping"))
        try #require(messages.count == 2)
        #expect(MCPExchange.code(messages[0]) == code)
        #expect(messages[0]["id"] as? Int == id && messages[0]["id"] != nil)
        #expect(messages[1]["id"] as? Int == 9 && (messages[1]["result"] as? [String: Any])?.isEmpty == true)
    }

    @Test("Bytes that are not UTF-8 are broken JSON")
    func notUTF8() throws {
        let (messages, _) = try exchange.run([
            MCPExchange.initialize(), "{\"a\u{1}\": 1}", MCPExchange.request(9, "ping"),
        ])
        #expect(MCPExchange.code(messages[1]) == -32700 && messages[2]["id"] as? Int == 9)
    }

    @Test("A message over the limit is refused and dropped, one of 10 MB is read")
    func longLines() throws {
        let big = #"{ "axaudit": 1, "elements": [ \#(String(repeating: " ", count: 10_000_000)) ] }"#
        let messages = try exchange.messages(
            MCPExchange.request(1, "ping", #"{"x": "\#(String(repeating: "x", count: 64 << 20))"}"#),
            MCPExchange.request(2, "ping"), MCPExchange.call(3, "lint", #"{"dump": \#(MCPExchange.json(big))}"#))
        try #require(messages.count == 3)
        #expect(MCPExchange.code(messages[0]) == -32600 && messages[0]["id"] is NSNull)
        #expect(MCPExchange.error(messages[0])?.contains("64 MiB") == true)
        #expect(messages[1]["id"] as? Int == 2 && messages[2]["id"] as? Int == 3)
    }

    @Test("Blank lines, unknown notifications and answers to nothing have no answer")
    func silence() throws {
        let messages = try exchange.messages(
            "", " \r", MCPExchange.notification("progress"), #"{"jsonrpc": "2.0", "method": "x", "params": [1]}"#,
            #"{"jsonrpc": "2.0", "id": 5, "result": {}}"#, MCPExchange.request(1, "ping") + "\r")
        #expect(messages.map { $0["id"] as? Int } == [1])
    }

    @Test("Nothing but a ping is answered before initialize")
    func order() throws {
        let (messages, _) = try exchange.run([
            MCPExchange.request(1, "ping"), MCPExchange.request(2, "tools/list"),
            MCPExchange.call(3, "explain", #"{"rule": "target-size"}"#),
            MCPExchange.request(4, "initialize"), MCPExchange.request(5, "server/discover"),
        ])
        #expect(messages.map { MCPExchange.code($0) } == [nil, -32600, -32600, -32602, -32601])
    }

    @Test("Two calls are answered in order, with ids of both kinds as they were written")
    func ids() throws {
        let call = #""method": "tools/call", "params": {"name": "explain", "arguments": {"rule": "target-size"}}}"#
        let messages = try exchange.messages(
            #"{"jsonrpc": "2.0", "id": "a \"b\"", \#(call)"#, #"{"jsonrpc": "2.0", "id": 9007199254740991, \#(call)"#)
        try #require(messages.count == 2)
        #expect(messages[0]["id"] as? String == "a \"b\"" && messages[1]["id"] as? Int == 9_007_199_254_740_991)
        #expect(messages.allSatisfy { MCPExchange.result($0)?.text.hasPrefix("# target-size") == true })
    }

    @Test("A call that waits can be cancelled and has no answer; one that is answered stays answered")
    func cancellation() throws {
        let call = #"{"rule": "target-size"}"#
        let lines = [
            MCPExchange.call(1, "explain", call), MCPExchange.call(2, "explain", call),
            MCPExchange.notification("cancelled", #"{"requestId": 2, "reason": "late"}"#),
            MCPExchange.notification("cancelled", #"{"requestId": "1"}"#), MCPExchange.notification("cancelled"),
            MCPExchange.request(3, "ping"),
        ]
        let batched = try exchange.run([MCPExchange.initialize()] + lines).messages.dropFirst()
        #expect(batched.map { $0["id"] as? Int } == [3, 1])
        let single = try exchange.run([MCPExchange.initialize()] + lines, isBatched: false).messages.dropFirst()
        #expect(single.map { $0["id"] as? Int } == [1, 2, 3])
    }

    @Test("The server ends when its output cannot be written")
    func closedOutput() {
        var environment = Environment(today: CalendarDay("2026-06-15"))
        environment.nextInputBlock = { () throws(FileSystem.Failure) in
            Array((MCPExchange.request(1, "ping") + "\n").utf8)
        }
        environment.isInputWaiting = { true }
        environment.writeOutput = { _ in false }
        let result = CommandLineTool.run(["mcp"], environment)
        #expect(result.outcome == .undecided && result.errors == "axaudit: standard output cannot be written\n")
    }
}
