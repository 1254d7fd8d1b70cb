extension Element {
    /// Returns the text of an attribute, or `nil` if the text is empty or the attribute is not a text.
    package func text(of attribute: Attribute) -> String? {
        guard case .text(let path) = attribute.descriptor.property, let text = self[keyPath: path] else { return nil }
        return text.isEmpty ? nil : text
    }

    /// On Android, the identifier without its package: `close` of `com.example:id/close`; `nil` if it has none.
    package var resourceName: String? {
        guard android != nil, let identifier, let mark = identifier.firstRange(of: ":id/") else { return nil }
        return String(identifier[mark.upperBound...])
    }
}
