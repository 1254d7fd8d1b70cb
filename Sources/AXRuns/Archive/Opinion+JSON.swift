import AXEngine
import AXSyntax

extension Opinion {
    /// Writes the member `opinion`.
    package func write(to object: inout JSONWriter) {
        object.member(
            "opinion",
            object: {
                $0.member("answer", answer.rawValue)
                $0.member("reason", reason)
            })
    }

    /// Reads the member.
    init(_ object: JSONValue) throws(SyntaxError) {
        self.init(try object.word("answer"), try object.text("reason"))
    }
}
