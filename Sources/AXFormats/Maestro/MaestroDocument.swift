import AXSyntax
import AXTree

/// Finds Maestro's hierarchies in a JSON document, and tells their kinds apart.
struct MaestroDocument {
    let document: JSONDocument

    /// The nodes of the hierarchies: the document itself, or in a file of commands those of the failed ones
    /// (`metadata.error.hierarchyRoot`).
    var hierarchies: [Int] {
        guard document.nodes[0].kind == .array else { return [0] }
        let found = document.items(of: 0).compactMap { hierarchy(ofCommand: $0) }
        return found.isEmpty ? [0] : found
    }

    /// Whether the document is a file of commands, with or without a hierarchy.
    var isListOfCommands: Bool {
        guard document.nodes[0].kind == .array, let first = document.firstRoot(at: 0) else { return false }
        return document.member("command", of: first) != nil && document.member("metadata", of: first) != nil
    }

    /// The node of the hierarchy at a failed command, or `nil` if there is none.
    private func hierarchy(ofCommand command: Int) -> Int? {
        guard let metadata = document.member("metadata", of: command),
            let error = document.member("error", of: metadata),
            let root = document.member("hierarchyRoot", of: error), document.nodes[root].kind == .object
        else { return nil }
        return root
    }

    /// The kind of the first hierarchy, or `nil` if the document contains none.
    var kind: MaestroHierarchy? {
        guard let first = hierarchies.first.flatMap({ document.firstRoot(at: $0) }),
            attributes(of: first) != nil
        else { return nil }
        // The root may have no attributes, so its descendants are examined too.
        var pending = [first]
        var hasBounds = false
        var hasAccessibility = false
        for _ in 0..<100 {
            guard let element = pending.popLast() else { break }
            if let attributes = attributes(of: element) {
                for key in document.keys(of: attributes) {
                    switch document.word(at: key, in: Self.decisiveKeys) {
                    case 0: return .elements
                    case 1, 2, 3: return .views
                    case 4, 5: return .harmony
                    // Views have two of these as well, together with `class`.
                    case 6, 7, 8: hasAccessibility = true
                    case 9: hasBounds = true
                    default: break
                    }
                }
            }
            guard let children = document.member("children", of: element), document.nodes[children].kind == .array
            else { continue }
            for child in document.items(of: children) {
                pending.append(child)
                if pending.count >= 100 { break }
            }
        }
        if hasAccessibility { return .elements }
        return hasBounds ? .old : nil
    }

    private static let decisiveKeys = WordTable([
        "title", "class", "ignoreBoundsFiltering", "scrollable", "hashcode", "originBounds", "accessibilityText",
        "hintText", "value", "bounds",
    ])

    /// The node of an element's object of attributes.
    private func attributes(of element: Int) -> Int? {
        document.member("attributes", of: element).flatMap { document.nodes[$0].kind == .object ? $0 : nil }
    }
}
