/// What an element's own part of its key is made of: equal for two elements exactly if `Element.keyPart` is.
struct ElementName: Hashable, Sendable {
    /// The type, if there is no identifier.
    let type: ElementType?
    /// The identifier, else the label, as keys contain it; `nil` without both.
    let text: String?
}
