import AXDumps
import AXSyntax
import AXTree

/// Finds Maestro's hierarchies in a JSON document, and tells their kinds apart.
struct MaestroDocument {
    let root: JSONValue

    /// The hierarchies: the document itself, or in a file of commands those of the failed ones
    /// (`metadata.error.hierarchyRoot`).
    var hierarchies: [JSONValue] {
        guard root.kind == .array else { return [root] }
        let found = root.items.compactMap { hierarchy(ofCommand: $0) }
        return found.isEmpty ? [root] : found
    }

    /// The hierarchy at a failed command, or `nil` if there is none.
    private func hierarchy(ofCommand command: JSONValue) -> JSONValue? {
        guard let metadata = command["metadata"],
            let error = metadata["error"],
            let root = error["hierarchyRoot"], root.kind == .object
        else { return nil }
        return root
    }

    /// The kind of the first hierarchy, or `nil` if the document contains none.
    var kind: MaestroHierarchy? {
        guard let first = hierarchies.first.flatMap({ $0.itemsOrSelf.first }),
            attributes(of: first) != nil
        else { return nil }
        // The root may have no attributes, so its descendants are examined too.
        var pending = [first]
        var hasBounds = false
        var hasAccessibility = false
        for _ in 0..<100 {
            guard let element = pending.popLast() else { break }
            if let attributes = attributes(of: element) {
                for member in attributes.members {
                    switch member.name {
                    case "title": return .elements
                    case "class", "ignoreBoundsFiltering", "scrollable": return .views
                    case "hashcode", "originBounds": return .harmony
                    // Views have two of these as well, together with `class`.
                    case "accessibilityText", "hintText", "value": hasAccessibility = true
                    case "bounds": hasBounds = true
                    default: break
                    }
                }
            }
            guard let children = element["children"], children.kind == .array
            else { continue }
            for child in children.items {
                pending.append(child)
                if pending.count >= 100 { break }
            }
        }
        if hasAccessibility { return .elements }
        return hasBounds ? .old : nil
    }

    /// The attributes of an element.
    private func attributes(of element: JSONValue) -> JSONValue? {
        element["attributes"].flatMap { $0.kind == .object ? $0 : nil }
    }
}
