/// The reason why a tool has no answer. It is a result, so that the agent can read it and call again.
struct MCPToolError: Error {
    let message: String

    init(_ message: String) { self.message = message }
}
