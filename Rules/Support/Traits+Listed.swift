import AXTree

extension Traits {
    /// The traits that an element has instead of a missing one: `it has no traits`, `it has only staticText`.
    var listed: String { isEmpty ? "it has no traits" : "it has only \(names.joined(separator: ", "))" }
}
