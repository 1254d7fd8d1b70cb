import AXSyntax
import AXTree

/// A known format that cannot be read. A file in it is refused by name, with what to do instead.
package struct UnsupportedFormat: Sendable {
    private let refusalOfDocument: @Sendable (DumpDocument) -> String?

    /// Creates a format in JSON. `refusal` gets the root, or the first item of a root that is a list.
    package init(json refusal: @escaping @Sendable (_ root: JSONValue) -> String?) {
        self.init(wholeJSON: { root in root.itemsOrSelf.first.flatMap(refusal) })
    }

    /// Creates a format in JSON. `refusal` gets the root.
    package init(wholeJSON refusal: @escaping @Sendable (_ root: JSONValue) -> String?) {
        refusalOfDocument = { document in
            guard case .json(let root) = document else { return nil }
            return refusal(root)
        }
    }

    /// Creates a format in JSON whose root has all these keys.
    package init(_ refusal: String, jsonKeys keys: String...) {
        self.init(json: { root in keys.allSatisfy { root[$0] != nil } ? refusal : nil })
    }

    /// Creates a format in XML. `isMatch` gets the names of the first two elements, the second one empty if there is
    /// none.
    package init(_ refusal: String, xml isMatch: @escaping @Sendable (_ root: String, _ child: String) -> Bool) {
        refusalOfDocument = { document in
            guard case .xml(let nodes) = document else { return nil }
            return isMatch(nodes.first?.name ?? "", nodes.dropFirst().first?.name ?? "") ? refusal : nil
        }
    }

    /// Creates a format in text.
    package init(text refusal: @escaping @Sendable (TextDocument) -> String?) {
        refusalOfDocument = { document in
            guard case .text(let text) = document else { return nil }
            return refusal(text)
        }
    }

    /// Creates a format in text that has only this content.
    package init(_ refusal: String, wholeText content: String) {
        self.init(text: { $0.head.trimmed == content ? refusal : nil })
    }

    /// Creates a format in text of which some line matches.
    package init(_ refusal: String, line isMatch: @escaping @Sendable (Substring) -> Bool) {
        self.init(text: { $0.head.split(whereSeparator: \.isNewline).contains(where: isMatch) ? refusal : nil })
    }

    /// Returns the name of the format and what to do instead, or `nil` if the document is not in this format.
    package func refusal(of document: DumpDocument) -> String? { refusalOfDocument(document) }

    /// What HTML in the place of a dump is.
    package static let webPage = "this is a web page, possibly a server's error page: check the address"
}
