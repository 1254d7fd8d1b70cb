import AXSyntax

extension Element {
    /// Returns the type in the words of a platform's developers. A view without a type of its own is named by its
    /// class.
    package func words(on platform: Platform) -> String {
        if let words = platform.terms.words(for: type) { return words }
        guard type == .other, let view, !view.simpleClassName.isEmpty else { return type.words }
        return String(view.simpleClassName).printable(limit: 60)
    }

    /// Returns type and label, safe to print: `button "Close"`, or `text field` without a label.
    package func summary(on platform: Platform) -> String {
        let isHeader =
            headingLevel != nil || traits?.contains(.header) == true && (type == .staticText || type == .other)
        let kind = isHeader ? platform.terms.heading : words(on: platform)
        guard let label, !label.isEmpty else { return kind }
        return "\(kind) \"\(label.printable(limit: 60))\""
    }
}
