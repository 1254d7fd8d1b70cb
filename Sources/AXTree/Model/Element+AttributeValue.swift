extension Element {
    /// Returns the value of an attribute, or `nil` if the element does not have it. An empty text counts as none,
    /// except for the class of a view and the text that it shows.
    package func value(of attribute: Attribute) -> AttributeValue? {
        switch attribute.descriptor.property {
        case .text(let path):
            attribute == .platformType || attribute == .text
                ? self[keyPath: path].map { .text($0) } : text(of: attribute).map { .text($0) }
        case .flag(let path): .flag(self[keyPath: path])
        case .optionalFlag(let path): self[keyPath: path].map { .flag($0) }
        case .number(let path): self[keyPath: path].map { .number($0) }
        case .level(let path): self[keyPath: path].map { .number(Double($0)) }
        case .texts(let path): self[keyPath: path].map { .texts($0) }
        case .customContent(let path): self[keyPath: path].map { .texts($0.map(Self.description)) }
        case .type(let path): .text(self[keyPath: path].name)
        case .traits(let path): self[keyPath: path].map { .texts($0.names) }
        case .frame(let path): self[keyPath: path].map { .numbers([$0.x, $0.y, $0.width, $0.height]) }
        case .point(let path): self[keyPath: path].map { .numbers([$0.x, $0.y]) }
        case .viewFlags(let path): self[keyPath: path].map { .texts($0.names) }
        case .children: nil
        }
    }

    /// Describes an entry of the custom content, for example `Rating: 4 of 5`.
    private static func description(of entry: CustomContent) -> String {
        (entry.isImportant ? "(important) " : "")
            + (entry.value.isEmpty ? entry.label : "\(entry.label): \(entry.value)")
    }
}
