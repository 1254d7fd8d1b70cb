import AXTree

/// Reads `customRules` of a configuration.
struct CustomRuleParser {
    private var reader: SettingsReader
    /// The names that are taken.
    private var names: Set<String>
    private var rules: [Rule] = []

    private static let keys = [
        "id", "severity", "message", "reason", "fix", "elements", "expect", "includeHidden",
    ]
    private static let descriptionKeys =
        ["type", "traits"] + ElementDescription.textAttributes.map(\.name) + ["inside"]
    private static let expectationKeys = descriptionKeys + ["present", "absent", "length", "size", "unique"]
    private static let attributes: AttributeSet = ElementDescription.textAttributes.union([
        .traits, .frame, .actions, .customContent, .userInputLabels, .headingLevel, .activationPoint,
    ])

    /// The rules of a list. What is wrong with it is left with the reader.
    static func rules(_ list: Int, _ reader: inout SettingsReader, known: RuleIndex) -> [Rule] {
        var parser = CustomRuleParser(reader: reader, names: Set(known.names))
        parser.read(list)
        reader = parser.reader
        return parser.rules
    }

    private init(reader: SettingsReader, names: Set<String>) {
        self.reader = reader
        self.names = names
    }

    private mutating func read(_ list: Int) {
        guard reader.expect(.array, at: list, "a list of rules") else { return }
        for item in reader.document.items(of: list) {
            guard reader.expect(.object, at: item, "an object with id, message, reason, elements and expect") else {
                continue
            }
            let errorCount = reader.errors.count
            if let rule = rule(item), reader.errors.count == errorCount { rules.append(rule.rule) }
        }
    }

    private mutating func rule(_ object: Int) -> CustomRule? {
        let members = reader.members(of: object, Self.keys, "key of a custom rule")
        for (key, what) in [
            ("id", "a name as card-hint-missing"), ("message", "what is wrong, in a few words"),
            ("reason", "a sentence that says why it matters"), ("elements", "which elements it speaks of"),
            ("expect", "what must hold for them"),
        ] where members[key] == nil {
            reader.report(object, "this rule has no \"\(key)\"; expected \(what)")
        }
        var rule = CustomRule(id: "", message: "", reason: "")
        if let index = members["id"] { rule.id = id(index) }
        if let index = members["severity"], let level: RuleLevel = reader.choice(at: index, "severity") {
            if let severity = level.severity {
                rule.severity = severity
            } else {
                reader.report(index, "found \"off\", expected warning or failure; \"rules\" switches rules off")
            }
        }
        if let index = members["message"] { rule.message = reader.text(at: index, "what is wrong") ?? "" }
        if let index = members["reason"] { rule.reason = reader.text(at: index, "a sentence that says why") ?? "" }
        if let index = members["fix"] { rule.fix = reader.text(at: index, "a sentence that says what to do") }
        if let index = members["includeHidden"] { rule.includesHidden = reader.flag(at: index) ?? false }
        if let index = members["elements"], reader.expect(.object, at: index, "an object that describes elements") {
            let keys = reader.members(of: index, Self.descriptionKeys, "key of elements")
            rule.elements = description(keys)
        }
        if let index = members["expect"] { rule.expectations = expectations(index) }
        return rule
    }

    private mutating func id(_ index: Int) -> String {
        guard let id = reader.text(at: index, "a name as card-hint-missing") else { return "" }
        let words = id.split(separator: "-", omittingEmptySubsequences: false)
        let isKebab = words.allSatisfy { word in
            !word.isEmpty && word.utf8.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 }
        }
        if !isKebab {
            reader.report(index, expected: "small letters, digits and single hyphens, as card-hint-missing")
        } else if !names.insert(id).inserted {
            reader.report(index, "the name \"\(id)\" is taken, expected another one")
        }
        return id
    }

    // MARK: Descriptions

    private mutating func description(_ members: [String: Int]) -> ElementDescription {
        var description = ElementDescription()
        if let index = members["type"] { description.types = types(index) }
        if let index = members["traits"] { description.traits = traits(index) }
        for attribute in ElementDescription.textAttributes {
            if let index = members[attribute.name], let condition = condition(index) {
                description.texts.append((attribute, condition))
            }
        }
        if let index = members["inside"], reader.expect(.object, at: index, "an object that describes an element") {
            let keys = reader.members(of: index, Self.descriptionKeys.dropLast(), "key of inside")
            if keys.isEmpty, reader.document.nodes[index].end == index + 1 {
                reader.report(index, "found an empty description, expected at least one key")
            }
            description.inside = [self.description(keys)]
        }
        return description
    }

    /// A word or a list of words, each with its place.
    private mutating func words(_ index: Int, _ what: String) -> [(text: String, index: Int)] {
        if reader.kind(index) == .string { return reader.text(at: index, "a " + what).map { [($0, index)] } ?? [] }
        let words = reader.texts(at: index, what)
        if reader.kind(index) == .array, reader.document.nodes[index].end == index + 1 {
            reader.report(index, "found an empty list, expected at least one \(what)")
        }
        return words
    }

    private mutating func types(_ index: Int) -> Set<ElementType> {
        var types: Set<ElementType> = []
        for (name, item) in words(index, "type") {
            if let type = ElementType(name: name) {
                types.insert(type)
            } else {
                reader.report(item, SettingsReader.unknownType(name))
            }
        }
        return types
    }

    private mutating func traits(_ index: Int) -> Traits {
        var traits: Traits = []
        for (name, item) in words(index, "trait") {
            if let trait = Traits(name: name) {
                traits.insert(trait)
            } else {
                reader.report(item, unknown: "trait", name, among: Traits.standard.names)
            }
        }
        return traits
    }

    /// A pattern with wild cards, or an object with a regular expression.
    private mutating func condition(_ index: Int) -> TextCondition? {
        switch reader.kind(index) {
        case .string:
            let text = reader.document.string(at: index)
            return .glob(text, TextPattern(text))
        case .object:
            let members = reader.members(of: index, ["regex"], "key of a condition")
            guard let pattern = members["regex"] else {
                reader.report(
                    index, "this condition has no \"regex\"; expected a regular expression, or a pattern as text")
                return nil
            }
            guard let text = reader.text(at: pattern, "a regular expression") else { return nil }
            do throws(TimedExpression.Problem) { return .expression(try TimedExpression(text)) } catch {
                reader.report(pattern, error.message)
                return nil
            }
        default:
            reader.report(index, expected: "a pattern as \"Total*\", or an object with \"regex\"")
            return nil
        }
    }

    // MARK: Expectations

    private mutating func expectations(_ object: Int) -> [Expectation] {
        guard reader.expect(.object, at: object, "an object that says what must hold") else { return [] }
        let members = reader.members(of: object, Self.expectationKeys, "key of expect")
        let errorCount = reader.errors.count
        var expectations: [Expectation] = []
        let looks = description(members)
        if !looks.attributes.isEmpty { expectations.append(.looks(looks)) }
        var present: AttributeSet = []
        if let index = members["present"] {
            for (attribute, _) in attributes(index, among: Self.attributes) {
                present.insert(attribute)
                expectations.append(.present(attribute))
            }
        }
        if let index = members["absent"] {
            for (attribute, item) in attributes(index, among: Self.attributes) {
                if present.contains(attribute) {
                    reader.report(item, "\"\(attribute.name)\" cannot be both present and absent")
                }
                expectations.append(.absent(attribute))
            }
        }
        if let index = members["length"] { expectations += lengths(index) }
        if let index = members["size"] { expectations += sizes(index) }
        if let index = members["unique"] {
            expectations += attributes(index, among: ElementDescription.textAttributes).map { .unique($0.attribute) }
        }
        if expectations.isEmpty, reader.errors.count == errorCount {
            reader.report(
                object, "nothing is expected; expected one of " + Self.expectationKeys.joined(separator: ", "))
        }
        return expectations
    }

    private mutating func attributes(
        _ index: Int, among valid: AttributeSet
    ) -> [(attribute: Attribute, index: Int)] {
        var attributes: [(attribute: Attribute, index: Int)] = []
        for (name, item) in words(index, "attribute") {
            if let attribute = Attribute(name: name), valid.contains(attribute) {
                attributes.append((attribute, item))
            } else {
                reader.report(item, unknown: "attribute", name, among: valid.inOrder.map(\.name))
            }
        }
        return attributes
    }

    private mutating func lengths(_ object: Int) -> [Expectation] {
        guard reader.expect(.object, at: object, "an object with attributes and their bounds") else { return [] }
        let names = ElementDescription.textAttributes.map(\.name)
        let members = reader.members(of: object, names, "attribute with a length")
        return ElementDescription.textAttributes.compactMap { attribute in
            guard let index = members[attribute.name], reader.expect(.object, at: index, Self.boundsWords) else {
                return nil
            }
            let limits = reader.members(of: index, ["minimum", "maximum"], "bound")
            return bounds(limits["minimum"], limits["maximum"], of: index, isWhole: true).map { .length(attribute, $0) }
        }
    }

    private mutating func sizes(_ object: Int) -> [Expectation] {
        let keys = ["minimumWidth", "maximumWidth", "minimumHeight", "maximumHeight"]
        guard reader.expect(.object, at: object, "an object with " + keys.joined(separator: ", ")) else { return [] }
        let limits = reader.members(of: object, keys, "bound of a size")
        var expectations: [Expectation] = []
        if limits["minimumWidth"] != nil || limits["maximumWidth"] != nil,
            let bounds = bounds(limits["minimumWidth"], limits["maximumWidth"], of: object)
        {
            expectations.append(.width(bounds))
        }
        if limits["minimumHeight"] != nil || limits["maximumHeight"] != nil,
            let bounds = bounds(limits["minimumHeight"], limits["maximumHeight"], of: object)
        {
            expectations.append(.height(bounds))
        }
        return expectations
    }

    private static let boundsWords = "an object with minimum, maximum or both"

    private mutating func bounds(_ low: Int?, _ high: Int?, of object: Int, isWhole: Bool = false) -> Bounds? {
        guard low != nil || high != nil else {
            reader.report(object, expected: Self.boundsWords)
            return nil
        }
        let bounds = Bounds(
            minimum: low.flatMap { limit($0, isWhole: isWhole) }, maximum: high.flatMap { limit($0, isWhole: isWhole) })
        if let minimum = bounds.minimum, let maximum = bounds.maximum, minimum > maximum, let high {
            reader.report(
                high, "found at least \(minimum.inPoints) and at most \(maximum.inPoints), which nothing can be")
        }
        return bounds
    }

    private mutating func limit(_ index: Int, isWhole: Bool) -> Double? {
        let what = isWhole ? "a whole number from 0" : "points from 0"
        guard reader.kind(index) == .number, let number = reader.document.number(at: index), number >= 0,
            !isWhole || number == number.rounded()
        else {
            reader.report(index, expected: what)
            return nil
        }
        return number
    }
}
