/// An error of the protocol, as the answer to a request.
struct MCPError: Error {
    /// The kind of error. The raw value is its code.
    enum Code: Int {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParameters = -32602
        case resourceNotFound = -32002
    }

    let code: Code
    /// What was found and what was expected.
    let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}
