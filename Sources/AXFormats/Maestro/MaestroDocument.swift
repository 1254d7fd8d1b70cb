import AXSyntax
import AXTree

/// Finds Maestro's hierarchies in a JSON document, and tells their kinds apart.
struct MaestroDocument {
    let root: JSONValue

    /// The kind of a hierarchy, which depends on the platform of the device.
    enum Kind {
        /// Elements with `accessibilityText`, without classes.
        case elements
        /// Views with classes.
        case views
        /// The layout of HarmonyOS, which has the same shape.
        case harmony
        /// The hierarchy of a version of 2022, which has neither labels nor anything that tells the platforms apart.
        case old
    }

    /// The hierarchies: the document itself, or in a file of commands those of the failed ones
    /// (`metadata.error.hierarchyRoot`).
    var hierarchies: [JSONValue] {
        guard root.kind == .array else { return [root] }
        let found = root.items.compactMap { $0["metadata"]?["error"]?["hierarchyRoot"] }.filter { $0.kind == .object }
        return found.isEmpty ? [root] : found
    }

    /// The kind of the first hierarchy, or `nil` if the document contains none.
    var kind: Kind? {
        guard let first = hierarchies.first?.itemsOrSelf.first, first["attributes"]?.kind == .object else { return nil }
        // The root may have no attributes, so its descendants are examined too.
        var pending = [first]
        var hasBounds = false
        var hasAccessibility = false
        for _ in 0..<100 {
            guard let element = pending.popLast() else { break }
            if let attributes = element["attributes"] {
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
            if let children = element["children"] { pending += children.items.prefix(100 - pending.count) }
        }
        if hasAccessibility { return .elements }
        return hasBounds ? .old : nil
    }
}
