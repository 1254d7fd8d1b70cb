import AXSyntax

/// A known format that cannot be read. A file in it is refused by name, with what to do instead.
package struct UnsupportedFormat: Sendable {
    /// Returns the name of the format and what to do instead, or `nil` if the document is not in this format.
    package let refusal: @Sendable (_ document: DumpDocument) -> String?

    /// Creates a format whose documents have a shape.
    package init(_ refusal: String, _ shape: DocumentShape) {
        self.refusal = { shape.matches($0) ? refusal : nil }
    }

    /// Creates a format in JSON. `refusal` gets the root.
    package init(json refusal: @escaping @Sendable (_ root: JSONValue) -> String?) {
        self.refusal = { document in
            guard case .json(let root) = document else { return nil }
            return refusal(root)
        }
    }

    /// Creates a format in text. `refusal` gets one of the first ten lines that are not blank, without white space
    /// around it.
    package init(line refusal: @escaping @Sendable (String) -> String?) {
        self.refusal = { document in
            guard case .text(let text) = document else { return nil }
            return text.head.split(whereSeparator: \.isNewline).lazy.map(\.trimmed).filter { !$0.isEmpty }.prefix(10)
                .compactMap(refusal).first
        }
    }

    /// What HTML in the place of a dump is.
    package static let webPage = "this is a web page, possibly a server's error page: check the address"
}
