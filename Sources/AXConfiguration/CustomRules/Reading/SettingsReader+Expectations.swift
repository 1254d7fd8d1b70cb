import AXSyntax
import AXTree

extension Expectation {
    fileprivate static let keys = ElementDescription.keys + ["present", "absent", "length", "size", "unique"]
    fileprivate static let sizeKeys = ["minimumWidth", "maximumWidth", "minimumHeight", "maximumHeight"]
    /// The attributes that can be expected to be present or absent.
    fileprivate static let optionalAttributes: AttributeSet = textAttributes.union([
        .traits, .frame, .actions, .customContent, .userInputLabels, .headingLevel, .activationPoint,
    ])
    /// The attributes that can be expected to be unique.
    fileprivate static let textAttributes = AttributeSet(ElementDescription.textAttributes)
}

extension SettingsReader {
    /// The expectations in the object.
    mutating func expectations(_ object: JSONValue) -> [Expectation] {
        guard expect(.object, object, "an object with requirements") else { return [] }
        let members = members(of: object, Expectation.keys, "key of expect")
        let countBefore = errorCount
        var expectations: [Expectation] = []
        let description = elementDescription(members)
        if !description.attributes.isEmpty { expectations.append(.looks(description)) }
        var present: AttributeSet = []
        if let value = members["present"] {
            for (attribute, _) in attributes(value, among: Expectation.optionalAttributes) {
                present.insert(attribute)
                expectations.append(.present(attribute))
            }
        }
        if let value = members["absent"] {
            for (attribute, item) in attributes(value, among: Expectation.optionalAttributes) {
                if present.contains(attribute) {
                    report(item, "\"\(attribute.name)\" cannot be both present and absent")
                }
                expectations.append(.absent(attribute))
            }
        }
        if let value = members["length"] { expectations += lengths(value) }
        if let value = members["size"] { expectations += sizes(value) }
        if let value = members["unique"] {
            expectations += attributes(value, among: Expectation.textAttributes).map {
                .unique($0.attribute)
            }
        }
        if expectations.isEmpty, errorCount == countBefore {
            report(
                object,
                "\"expect\" has no requirements; expected at least one of " + Expectation.keys.joined(separator: ", "))
        }
        return expectations
    }

    private mutating func attributes(
        _ value: JSONValue, among valid: AttributeSet
    ) -> [(attribute: Attribute, value: JSONValue)] {
        oneOrMoreTexts(value, "attribute").compactMap { name, item in
            attribute(name, item, among: valid).map { ($0, item) }
        }
    }

    private mutating func lengths(_ object: JSONValue) -> [Expectation] {
        guard expect(.object, object, "an object with attributes and their bounds") else { return [] }
        let attributes = ElementDescription.textAttributes
        let members = members(of: object, attributes.map(\.name), "attribute with a length")
        var expectations: [Expectation] = []
        for attribute in attributes {
            guard let value = members[attribute.name] else { continue }
            let expected = "an object with minimum, maximum or both"
            guard expect(.object, value, expected) else { continue }
            let limits = self.members(of: value, ["minimum", "maximum"], "bound")
            if let bounds = bounds(limits["minimum"], limits["maximum"], areWhole: true) {
                expectations.append(.length(attribute, bounds))
            } else {
                report(value, expected: expected)
            }
        }
        return expectations
    }

    private mutating func sizes(_ object: JSONValue) -> [Expectation] {
        guard expect(.object, object, "an object with " + Expectation.sizeKeys.joined(separator: ", ")) else {
            return []
        }
        let limits = members(of: object, Expectation.sizeKeys, "bound of a size")
        let width = bounds(limits["minimumWidth"], limits["maximumWidth"])
        let height = bounds(limits["minimumHeight"], limits["maximumHeight"])
        return [width.map { .width($0) }, height.map { .height($0) }].compactMap { $0 }
    }

    /// The bounds at two indices, or `nil` if neither is given.
    private mutating func bounds(_ minimum: JSONValue?, _ maximum: JSONValue?, areWhole: Bool = false) -> Bounds? {
        guard minimum != nil || maximum != nil else { return nil }
        let bounds = Bounds(
            minimum: minimum.flatMap { limit($0, isWhole: areWhole) },
            maximum: maximum.flatMap { limit($0, isWhole: areWhole) })
        if let least = bounds.minimum, let most = bounds.maximum, least > most, let maximum {
            report(maximum, "found the minimum \(least.inPoints) above the maximum \(most.inPoints)")
        }
        return bounds
    }

    private mutating func limit(_ value: JSONValue, isWhole: Bool) -> Double? {
        guard value.kind == .number, let number = value.number, number >= 0,
            !isWhole || number == number.rounded()
        else {
            report(value, expected: isWhole ? "a whole number, 0 or more" : "a number of points, 0 or more")
            return nil
        }
        return number
    }
}

extension Schema {
    /// The schema of `expect`.
    static let expectations: Schema = {
        let some = oneOrMore(type("string"))
        let bounds = closed([("minimum", type("integer")), ("maximum", type("integer"))])
        let texts = ElementDescription.textAttributes.map(\.name)
        return closed(
            elementDescription + [
                ("present", some.with("Attributes that must be set.")),
                ("absent", some.with("Attributes that must not be set.")),
                (
                    "length",
                    closed(texts.map { (key: $0, value: bounds) }).with(
                        "The number of characters, if the attribute is set.")
                ),
                (
                    "size",
                    closed(Expectation.sizeKeys.map { (key: $0, value: type("number")) }).with("The size in points.")
                ),
                ("unique", oneOrMore(words(texts)).with("Attributes whose text must be unique among the elements.")),
            ]
        ).with("The requirements for each of these elements.")
    }()
}
