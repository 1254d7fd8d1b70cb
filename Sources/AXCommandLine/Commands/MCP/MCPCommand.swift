import AXAudit

extension Command {
    /// `axaudit mcp`: answers an agent's calls on standard input.
    static let mcp = Command(
        "mcp", "Answer the calls of coding agents (Model Context Protocol)",
        notes: """
            A server for the Model Context Protocol, versions \(MCPServer.versions.joined(separator: " and ")), on standard input
            and output. Editors and agents start it; the configuration of most is
            {"mcpServers": {"axaudit": {"command": "axaudit", "args": ["mcp"]}}}

            Tools: \(MCPTool.all.map(\.name).joined(separator: ", ")). They read files below the folders that the client gives as
            roots, or without any, below the current folder. Only capture writes, to Dumps in the first root, and runs programs.

            Exit: 0 at the end of standard input; 2 standard input cannot be read, or standard output cannot be written.
            """
    ) { invocation throws(UsageError) in
        var server = MCPServer(invocation.environment)
        return server.run()
    }
}
