import AXSyntax
import AXTree

extension Element {
    /// The type in messages; on Android in the words of its developers. A view without a type of its own is named by its class.
    package var words: String {
        guard let android else { return type.words }
        if let words = type.androidWords { return words }
        guard type == .other, !android.simpleClassName.isEmpty else { return type.words }
        return String(android.simpleClassName).printable(limit: 60)
    }

    /// Type and label, safe to print: `button "Close"`, or `text field` without a label.
    public var summary: String {
        let isHeader =
            headingLevel != nil || traits?.contains(.header) == true && (type == .staticText || type == .other)
        let kind = isHeader ? android == nil ? "header" : "heading" : words
        guard let label, !label.isEmpty else { return kind }
        return "\(kind) \"\(label.printable(limit: 60))\""
    }
}

extension ElementType {
    /// The type in the words of Android's developers, if they differ from those of Apple's.
    package var androidWords: String? {
        switch self {
        case .secureTextField: "password field"
        case .progressIndicator: "progress bar"
        case .popUpButton: "spinner"
        case .ratingIndicator: "rating bar"
        case .toggle: "toggle button"
        case .table, .collectionView: "list"
        default: nil
        }
    }
}
