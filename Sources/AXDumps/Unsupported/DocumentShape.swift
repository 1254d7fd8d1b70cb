import AXSyntax

/// What documents look like that cannot be read.
package struct DocumentShape: Sendable {
    /// Returns whether a document looks like this.
    package let matches: @Sendable (DumpDocument) -> Bool

    /// JSON whose root fulfils a condition.
    package static func json(_ condition: @escaping @Sendable (JSONValue) -> Bool) -> DocumentShape {
        DocumentShape { document in
            guard case .json(let root) = document else { return false }
            return condition(root)
        }
    }

    /// JSON whose root, or the first item of a root that is a list, has all these keys.
    package static func keys(_ keys: String...) -> DocumentShape { .json { hasKeys(keys, $0) } }

    /// Whether the root, or its first item if it is a list, has all these keys.
    static func hasKeys(_ keys: [String], _ root: JSONValue) -> Bool {
        root.itemsOrSelf.first.map { first in keys.allSatisfy { first[$0] != nil } } ?? false
    }

    /// XML whose root fulfils a condition, which also gets the name of the second element; it is empty if there is
    /// none.
    package static func xml(
        _ condition: @escaping @Sendable (_ root: XMLNode, _ child: String) -> Bool
    ) -> DocumentShape {
        DocumentShape { document in
            guard case .xml(let nodes) = document, let root = nodes.first else { return false }
            return condition(root, nodes.dropFirst().first?.name ?? "")
        }
    }

    /// Text that fulfils a condition, which gets its first 64 KiB.
    package static func text(_ condition: @escaping @Sendable (String) -> Bool) -> DocumentShape {
        DocumentShape { document in
            guard case .text(let text) = document else { return false }
            return condition(text.head)
        }
    }

    /// Text with a line that fulfils a condition, among its first lines.
    package static func line(
        amongFirst count: Int = .max, _ condition: @escaping @Sendable (Substring) -> Bool
    ) -> DocumentShape {
        .text { $0.split(whereSeparator: \.isNewline).prefix(count).contains(where: condition) }
    }
}
