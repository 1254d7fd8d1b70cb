extension Element {
    /// Returns the text of an attribute, or `nil` if the text is empty or the attribute is not a text.
    package func text(of attribute: Attribute) -> String? {
        let text: String? =
            switch attribute {
            case .label: label
            case .value: value
            case .hint: hint
            case .identifier: identifier
            case .placeholder: placeholder
            case .language: language
            case .platformType: view?.className
            case .text: view?.text
            default: nil
            }
        return text?.isEmpty == true ? nil : text
    }

    /// The identifier of a view without its package: `close` of `com.example:id/close`; `nil` if it has none.
    package var resourceName: String? {
        guard view != nil, let identifier, let mark = identifier.firstRange(of: ":id/") else { return nil }
        return String(identifier[mark.upperBound...])
    }
}
