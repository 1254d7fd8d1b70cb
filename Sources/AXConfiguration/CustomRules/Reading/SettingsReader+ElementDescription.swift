import AXSyntax
import AXTree

extension ElementDescription {
    /// The keys of a description.
    static let keys = outerKeys + ["inside"]
    /// The keys of the description of an ancestor.
    fileprivate static let outerKeys = ["type", "traits"] + textAttributes.map(\.name)
}

extension SettingsReader {
    /// The description with these members of an object.
    mutating func elementDescription(_ members: [String: JSONValue]) -> ElementDescription {
        var description = ElementDescription()
        if let value = members["type"] { description.types = types(value) }
        if let value = members["traits"] { description.traits = traits(value) }
        for attribute in ElementDescription.textAttributes {
            if let value = members[attribute.name], let condition = textCondition(value) {
                description.texts.append((attribute, condition))
            }
        }
        if let value = members["inside"], expect(.object, value, "an object that describes an element") {
            let keys = self.members(of: value, ElementDescription.outerKeys, "key of inside")
            if value.isEmptyContainer {
                report(value, "found an empty description, expected at least one key")
            }
            description.inside = [elementDescription(keys)]
        }
        return description
    }

    /// The string or the strings of the array, with their indices.
    mutating func oneOrMoreTexts(_ value: JSONValue, _ what: String) -> [(text: String, value: JSONValue)] {
        if value.kind == .string { return text(value, "a " + what).map { [($0, value)] } ?? [] }
        reportIfEmpty(value, expected: "at least one \(what)")
        return texts(value, what)
    }

    private mutating func types(_ value: JSONValue) -> Set<ElementType> {
        var types: Set<ElementType> = []
        for (name, item) in oneOrMoreTexts(value, "type") {
            if let type = ElementType(name: name) {
                types.insert(type)
            } else {
                report(item, Self.unknownType(name))
            }
        }
        return types
    }

    private mutating func traits(_ value: JSONValue) -> Traits {
        var traits: Traits = []
        for (name, item) in oneOrMoreTexts(value, "trait") {
            if let trait = Traits(name: name) {
                traits.insert(trait)
            } else {
                report(item, unknown: "trait", name, among: Traits.standard.names)
            }
        }
        return traits
    }

    /// The pattern with wildcards, or the object with a regular expression.
    private mutating func textCondition(_ value: JSONValue) -> TextCondition? {
        switch value.kind {
        case .string:
            let text = value.content
            return .glob(text, TextPattern(text))
        case .object:
            let members = members(of: value, ["regex"], "key of a condition")
            guard let pattern = members["regex"] else {
                report(value, "this condition has no \"regex\"; expected a regular expression, or a pattern as text")
                return nil
            }
            return regularExpression(pattern).map { .expression($0) }
        default:
            report(value, expected: "a pattern such as \"Total*\", or an object with \"regex\"")
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
