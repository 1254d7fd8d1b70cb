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
    /// The expectations in the object at `index`.
    mutating func expectations(at object: Int) -> [Expectation] {
        guard expect(.object, at: object, "an object with requirements") else { return [] }
        let members = members(of: object, Expectation.keys, "key of expect")
        let errorCount = errors.count
        var expectations: [Expectation] = []
        let description = elementDescription(members)
        if !description.attributes.isEmpty { expectations.append(.looks(description)) }
        var present: AttributeSet = []
        if let index = members["present"] {
            for (attribute, _) in attributes(at: index, among: Expectation.optionalAttributes) {
                present.insert(attribute)
                expectations.append(.present(attribute))
            }
        }
        if let index = members["absent"] {
            for (attribute, item) in attributes(at: index, among: Expectation.optionalAttributes) {
                if present.contains(attribute) {
                    report(item, "\"\(attribute.name)\" cannot be both present and absent")
                }
                expectations.append(.absent(attribute))
            }
        }
        if let index = members["length"] { expectations += lengths(at: index) }
        if let index = members["size"] { expectations += sizes(at: index) }
        if let index = members["unique"] {
            expectations += attributes(at: index, among: Expectation.textAttributes).map {
                .unique($0.attribute)
            }
        }
        if expectations.isEmpty, errors.count == errorCount {
            report(
                object,
                "\"expect\" has no requirements; expected at least one of " + Expectation.keys.joined(separator: ", "))
        }
        return expectations
    }

    private mutating func attributes(
        at index: Int, among valid: AttributeSet
    ) -> [(attribute: Attribute, index: Int)] {
        oneOrMoreTexts(at: index, "attribute").compactMap { name, item in
            attribute(name, at: item, among: valid).map { ($0, item) }
        }
    }

    private mutating func lengths(at object: Int) -> [Expectation] {
        guard expect(.object, at: object, "an object with attributes and their bounds") else { return [] }
        let attributes = ElementDescription.textAttributes
        let members = members(of: object, attributes.map(\.name), "attribute with a length")
        var expectations: [Expectation] = []
        for attribute in attributes {
            guard let index = members[attribute.name] else { continue }
            let expected = "an object with minimum, maximum or both"
            guard expect(.object, at: index, expected) else { continue }
            let limits = self.members(of: index, ["minimum", "maximum"], "bound")
            if let bounds = bounds(limits["minimum"], limits["maximum"], areWhole: true) {
                expectations.append(.length(attribute, bounds))
            } else {
                report(index, expected: expected)
            }
        }
        return expectations
    }

    private mutating func sizes(at object: Int) -> [Expectation] {
        guard expect(.object, at: object, "an object with " + Expectation.sizeKeys.joined(separator: ", ")) else {
            return []
        }
        let limits = members(of: object, Expectation.sizeKeys, "bound of a size")
        let width = bounds(limits["minimumWidth"], limits["maximumWidth"])
        let height = bounds(limits["minimumHeight"], limits["maximumHeight"])
        return [width.map { .width($0) }, height.map { .height($0) }].compactMap { $0 }
    }

    /// The bounds at two indices, or `nil` if neither is given.
    private mutating func bounds(_ minimum: Int?, _ maximum: Int?, areWhole: Bool = false) -> Bounds? {
        guard minimum != nil || maximum != nil else { return nil }
        let bounds = Bounds(
            minimum: minimum.flatMap { limit(at: $0, isWhole: areWhole) },
            maximum: maximum.flatMap { limit(at: $0, isWhole: areWhole) })
        if let least = bounds.minimum, let most = bounds.maximum, least > most, let maximum {
            report(maximum, "found the minimum \(least.inPoints) above the maximum \(most.inPoints)")
        }
        return bounds
    }

    private mutating func limit(at index: Int, isWhole: Bool) -> Double? {
        guard kind(index) == .number, let number = document.number(at: index), number >= 0,
            !isWhole || number == number.rounded()
        else {
            report(index, expected: isWhole ? "a whole number, 0 or more" : "a number of points, 0 or more")
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
