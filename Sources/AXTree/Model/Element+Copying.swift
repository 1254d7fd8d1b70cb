extension Element {
    /// Sets an attribute to that of another element. An empty text or list counts as none.
    package mutating func copy(_ attribute: Attribute, of other: Element) {
        switch attribute.descriptor.property {
        case .text(let path): copy(path, of: other)
        case .flag(let path): self[keyPath: path] = other[keyPath: path]
        case .optionalFlag(let path): self[keyPath: path] = other[keyPath: path]
        case .number(let path): self[keyPath: path] = other[keyPath: path]
        case .level(let path): self[keyPath: path] = other[keyPath: path]
        case .texts(let path): copy(path, of: other)
        case .customContent(let path): copy(path, of: other)
        case .type(let path): self[keyPath: path] = other[keyPath: path]
        case .traits(let path): self[keyPath: path] = other[keyPath: path]
        case .frame(let path): self[keyPath: path] = other[keyPath: path]
        case .point(let path): self[keyPath: path] = other[keyPath: path]
        case .viewFlags(let path): self[keyPath: path] = other[keyPath: path]
        case .children: break
        }
    }

    private mutating func copy(_ path: WritableKeyPath<Element, (some Collection)?>, of other: Element) {
        self[keyPath: path] = other[keyPath: path].flatMap { $0.isEmpty ? nil : $0 }
    }
}
