import AXSyntax

/// A message of the client: one line of JSON-RPC 2.0.
enum MCPMessage {
    /// The id of a request, as it is written in JSON: `7` or `"a"`.
    typealias ID = String

    /// A message that has to be answered.
    case request(ID, method: String, parameters: JSONValue?)
    /// A message without an answer.
    case notification(method: String, parameters: JSONValue?)
    /// An answer to a request of the server; `nil` in place of an error.
    case response(ID, result: JSONValue?)
    /// A message that cannot be read, with its id or `null`.
    case invalid(ID, MCPError)

    /// Reads a line.
    init(_ line: [UInt8]) {
        let root: JSONValue
        do throws(SyntaxError) { root = try JSONDocument(parsing: line).root } catch {
            self = .invalid("null", MCPError(.parseError, "column \(error.offset + 1): \(error.message)"))
            return
        }
        let id = root["id"]
        let known = id.flatMap(Self.id)
        func invalid(_ message: String) -> MCPMessage { .invalid(known ?? "null", MCPError(.invalidRequest, message)) }
        guard root.kind == .object else {
            self = invalid("found \(root.kindInWords), expected a message, which is an object")
            return
        }
        guard root["jsonrpc"]?.text == "2.0" else {
            self = invalid("expected \"jsonrpc\": \"2.0\"")
            return
        }
        if id != nil, known == nil {
            self = invalid("\"id\": found \(id?.kindInWords ?? ""), expected a string or a whole number")
            return
        }
        guard let method = root["method"]?.text else {
            guard let known, root["method"] == nil, root["result"] != nil || root["error"] != nil else {
                self = invalid("expected \"method\", a string")
                return
            }
            self = .response(known, result: root["result"])
            return
        }
        let parameters = root["params"]
        if let parameters, parameters.kind != .object {
            let error = MCPError(.invalidParameters, parameters.error(expected: "an object").message)
            self = known == nil ? .notification(method: "", parameters: nil) : .invalid(known ?? "", error)
            return
        }
        if let known {
            self = .request(known, method: method, parameters: parameters)
        } else {
            self = .notification(method: method, parameters: parameters)
        }
    }

    /// Returns an id as it is written in JSON, or `nil` if the value can be none.
    static func id(_ value: JSONValue) -> ID? {
        if let text = value.text { return JSONWriter.quoted(text) }
        return value.wholeNumber == nil ? nil : value.content
    }
}
