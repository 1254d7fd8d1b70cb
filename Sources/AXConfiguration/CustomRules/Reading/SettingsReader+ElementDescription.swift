import AXTree

extension ElementDescription {
    /// The keys of a description.
    static let keys = outerKeys + ["inside"]
    /// The keys of the description of an ancestor.
    fileprivate static let outerKeys = ["type", "traits"] + textAttributes.map(\.name)
}

extension SettingsReader {
    /// The description with these members of an object.
    mutating func elementDescription(_ members: [String: Int]) -> ElementDescription {
        var description = ElementDescription()
        if let index = members["type"] { description.types = types(at: index) }
        if let index = members["traits"] { description.traits = traits(at: index) }
        for attribute in ElementDescription.textAttributes {
            if let index = members[attribute.name], let condition = textCondition(at: index) {
                description.texts.append((attribute, condition))
            }
        }
        if let index = members["inside"], expect(.object, at: index, "an object that describes an element") {
            let keys = self.members(of: index, ElementDescription.outerKeys, "key of inside")
            if Array(document.keys(of: index)).isEmpty {
                report(index, "found an empty description, expected at least one key")
            }
            description.inside = [elementDescription(keys)]
        }
        return description
    }

    /// The string or the strings of the array at `index`, with their indices.
    mutating func oneOrMoreTexts(at index: Int, _ what: String) -> [(text: String, index: Int)] {
        if kind(index) == .string { return text(at: index, "a " + what).map { [($0, index)] } ?? [] }
        reportIfEmpty(index, expected: "at least one \(what)")
        return texts(at: index, what)
    }

    private mutating func types(at index: Int) -> Set<ElementType> {
        var types: Set<ElementType> = []
        for (name, item) in oneOrMoreTexts(at: index, "type") {
            if let type = ElementType(name: name) {
                types.insert(type)
            } else {
                report(item, Self.unknownType(name))
            }
        }
        return types
    }

    private mutating func traits(at index: Int) -> Traits {
        var traits: Traits = []
        for (name, item) in oneOrMoreTexts(at: index, "trait") {
            if let trait = Traits(name: name) {
                traits.insert(trait)
            } else {
                report(item, unknown: "trait", name, among: Traits.standard.names)
            }
        }
        return traits
    }

    /// The pattern with wildcards, or the object with a regular expression, at `index`.
    private mutating func textCondition(at index: Int) -> TextCondition? {
        switch kind(index) {
        case .string:
            let text = document.string(at: index)
            return .glob(text, TextPattern(text))
        case .object:
            let members = members(of: index, ["regex"], "key of a condition")
            guard let pattern = members["regex"] else {
                report(index, "this condition has no \"regex\"; expected a regular expression, or a pattern as text")
                return nil
            }
            return regularExpression(at: pattern).map { .expression($0) }
        default:
            report(index, expected: "a pattern such as \"Total*\", or an object with \"regex\"")
            return nil
        }
    }
}

extension Schema {
    /// The schemas of `ElementDescription.keys`.
    static let elementDescription =
        outerDescription + [
            ("inside", closed(outerDescription).with("An enclosing element."))
        ]

    private static let outerDescription: [(key: String, value: Schema)] =
        [
            ("type", oneOrMore(words(ElementType.allCases.map(\.name))).with("The element types.")),
            ("traits", oneOrMore(type("string")).with("Traits that must all be set.")),
        ]
        + ElementDescription.textAttributes.map { attribute in
            let expression = closed([("regex", type("string"))], required: ["regex"])
            return (key: attribute.name, value: anyOf([type("string"), expression]))
        }
}
