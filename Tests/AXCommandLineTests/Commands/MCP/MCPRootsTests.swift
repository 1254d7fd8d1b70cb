import AXAudit
import Foundation
import Testing

@testable import AXCommandLine

/// Which files the tools of `axaudit mcp` read.
@Suite("mcp: roots")
struct MCPRootsTests {
    private let exchange: MCPExchange
    private let outside: TemporaryProject

    init() throws {
        exchange = try MCPExchange()
        outside = try TemporaryProject()
        try exchange.project.write("in/tree.json", Tree.failure)
        try outside.write("secret.json", Tree.small("Secret", "Password hunter2"))
    }

    private var folder: String { exchange.project.folder }

    /// Returns the answers to calls of lint with these paths, after the client has given these roots.
    private func lint(_ paths: [String], roots: [String]) throws -> [(text: String, isError: Bool)] {
        let list = roots.map { #"{"uri": "\#($0)"}"# }.joined(separator: ", ")
        let lines =
            [
                MCPExchange.initialize(capabilities: #"{"roots": {"listChanged": true}}"#),
                MCPExchange.notification("initialized"),
            ]
            + paths.enumerated().map { MCPExchange.call($0 + 1, "lint", #"{"path": \#(MCPExchange.json($1))}"#) }
            + [#"{"jsonrpc": "2.0", "id": "roots-1", "result": {"roots": [\#(list)]}}"#]
        let (messages, _) = try exchange.run(lines)
        try #require(messages.count == paths.count + 2)
        #expect(messages[1]["method"] as? String == "roots/list" && messages[1]["id"] as? String == "roots-1")
        return try messages.dropFirst(2).map { try #require(MCPExchange.result($0)) }
    }

    @Test("Without roots of the client, files below the working directory are read and no others")
    func workingDirectory() throws {
        for path in ["in/tree.json", "./in/../in/tree.json", folder + "/in", folder] {
            let answer = try exchange.call("lint", #"{"path": \#(MCPExchange.json(path))}"#)
            #expect(!answer.isError && answer.text.contains(" failure target-size "), "\(path): \(answer.text)")
        }
        let name = FileManager.default.displayName(atPath: outside.folder)
        for path in [
            outside.path("secret.json"), "../\(name)/secret.json", "in/../../\(name)/secret.json", "/etc/passwd", "/",
            "..", folder + "2", "/etc/no-such-file", "in/none/../../../\(name)/secret.json",
            "in/*/../../../*/secret.json",
        ] {
            let answer = try exchange.call("lint", #"{"path": \#(MCPExchange.json(path))}"#)
            #expect(answer.isError && !answer.text.contains("hunter2"), "\(path): \(answer.text)")
        }
        let missing = try exchange.call("lint", #"{"path": "in/none.json"}"#)
        #expect(missing.isError && missing.text == "in/none.json: no such file or folder")
        let etc = try exchange.call("lint", #"{"path": "/etc/none.json"}"#)
        #expect(etc.isError && etc.text.contains("found a path outside of"))
    }

    @Test("A link that leads outside is refused, named or in a folder; one that leads inside is read")
    func links() throws {
        let files = FileManager.default
        try files.createSymbolicLink(
            atPath: exchange.project.path("in/link.json"), withDestinationPath: outside.path("secret.json"))
        try files.createSymbolicLink(atPath: exchange.project.path("away"), withDestinationPath: outside.folder)
        try files.createSymbolicLink(
            atPath: exchange.project.path("inner.json"), withDestinationPath: exchange.project.path("in/tree.json"))
        for path in ["in/link.json", "away", "away/secret.json", "in"] {
            let answer = try exchange.call("lint", #"{"path": "\#(path)"}"#)
            #expect(answer.isError && !answer.text.contains("hunter2"), "\(path): \(answer.text)")
            #expect(answer.text.contains("outside of"))
        }
        let inner = try exchange.call("lint", #"{"path": "inner.json"}"#)
        #expect(!inner.isError && inner.text.contains("target-size"))
    }

    @Test("Sources and both sides of a comparison are below the roots too")
    func otherArguments() throws {
        let secret = MCPExchange.json(outside.path("secret.json"))
        for (tool, arguments) in [
            ("lint", #"{"path": "in", "sources": \#(MCPExchange.json(outside.folder))}"#),
            ("where", #"{"text": "Pay", "sources": \#(MCPExchange.json(outside.folder))}"#),
            ("show", #"{"path": \#(secret)}"#),
            ("compare", #"{"before": "in/tree.json", "after": \#(secret)}"#),
            ("compare", #"{"before": \#(secret), "after": "in/tree.json"}"#),
        ] {
            let answer = try exchange.call(tool, arguments)
            #expect(answer.isError && answer.text.contains("outside of") && !answer.text.contains("hunter2"))
        }
    }

    @Test("The roots of the client take the place of the working directory; calls wait for them")
    func clientRoots() throws {
        let uri = "file://" + outside.folder
        let answers = try lint(
            [outside.path("secret.json"), "secret.json", folder + "/in/tree.json", "in/tree.json"], roots: [uri])
        #expect(answers.map(\.isError) == [false, false, true, true])
        #expect(answers[0].text.contains("Password hunter2") || answers[0].text.contains("#password hunter2"))
    }

    @Test("A root can have escapes, a host, and several names; what is no folder here is left out")
    func rootURIs() throws {
        let spaced = try TemporaryProject()
        try spaced.write("ä b/tree.json", Tree.failure)
        let path = spaced.path("ä b/tree.json")
        for uri in [
            "file://\(spaced.folder)/%C3%A4%20b", "file://localhost\(spaced.folder)/%c3%a4%20b/",
            "FILE://\(spaced.folder)/ä b",
        ] {
            #expect(try lint([path], roots: ["https://example.com/", uri]).map(\.isError) == [false], "\(uri)")
        }
        for uri in [
            "file://elsewhere\(spaced.folder)", "https://\(spaced.folder)", "file://", "\(spaced.folder)",
            "file:///none",
        ] {
            let answers = try lint([path, "in/tree.json"], roots: [uri])
            #expect(answers.map(\.isError) == [true, true], "\(uri)")
            #expect(answers[0].text.contains("the client gives no folder"))
        }
    }

    @Test("Changed roots are asked for again")
    func changes() throws {
        let call = #"{"path": \#(MCPExchange.json(folder + "/in/tree.json"))}"#
        let (messages, _) = try exchange.run(
            [
                MCPExchange.initialize(capabilities: #"{"roots": {}}"#), MCPExchange.notification("roots/list_changed"),
                MCPExchange.notification("initialized"), MCPExchange.roots("file://" + folder),
                MCPExchange.call(1, "lint", call), MCPExchange.notification("roots/list_changed"),
                MCPExchange.call(2, "lint", call), MCPExchange.roots("file://" + folder),
                MCPExchange.roots("file://" + outside.folder, question: 2),
            ], isBatched: false)
        #expect(messages.map { $0["method"] as? String } == [nil, "roots/list", nil, "roots/list", nil])
        #expect(MCPExchange.result(messages[2])?.isError == false && MCPExchange.result(messages[4])?.isError == true)
    }

    @Test("A client that does not answer the question for its roots with a list has the working directory")
    func noList() throws {
        let (messages, _) = try exchange.run([
            MCPExchange.initialize(capabilities: #"{"roots": {}}"#), MCPExchange.notification("initialized"),
            MCPExchange.call(1, "lint", #"{"path": "in/tree.json"}"#),
            #"{"jsonrpc": "2.0", "id": "roots-1", "error": {"code": -32601, "message": "no"}}"#,
        ])
        #expect(messages.count == 3 && MCPExchange.result(messages[2])?.isError == false)
    }

    @Test("A configuration above a root is used")
    func configurationAbove() throws {
        try exchange.project.write(".axaudit.json", #"{ "rules": { "target-size": "off" } }"#)
        let answers = try lint([folder + "/in"], roots: ["file://\(folder)/in"])
        #expect(!answers[0].isError && !answers[0].text.contains("target-size"))
    }
}
