import AXEngine
import AXTree

extension SettingsReader {
    /// The rules in the array at `index`. Rules with errors are left out.
    mutating func customRules(at list: Int) -> [Rule] {
        guard expect(.array, at: list, "a list of rules") else { return [] }
        var takenNames = Set(rules.names)
        var customRules: [CustomRule] = []
        for item in document.items(of: list) {
            guard expect(.object, at: item, "an object with id, message, reason, elements and expect") else { continue }
            let errorCount = errors.count
            let rule = customRule(at: item, &takenNames)
            if errors.count == errorCount { customRules.append(rule) }
        }
        return CustomRule.rules(customRules)
    }

    private mutating func customRule(at object: Int, _ takenNames: inout Set<String>) -> CustomRule {
        let members = members(
            of: object, ["id", "severity", "message", "reason", "fix", "elements", "expect", "includeHidden"],
            "key of a custom rule")
        for (key, what) in [
            ("id", "a name such as card-hint-missing"), ("message", "a short description of the defect"),
            ("reason", "a sentence that says why it matters"), ("elements", "the elements it checks"),
            ("expect", "the requirements for them"),
        ] where members[key] == nil {
            report(object, "this rule has no \"\(key)\"; expected \(what)")
        }
        var rule = CustomRule(id: "", message: "", reason: "")
        if let index = members["id"] { rule.id = id(at: index, &takenNames) }
        if let index = members["severity"], let level: RuleLevel = choice(at: index, "severity") {
            if let severity = level.severity {
                rule.severity = severity
            } else {
                report(index, "found \"off\", expected warning or failure; use \"rules\" to switch a rule off")
            }
        }
        if let index = members["message"] { rule.message = text(at: index, "a short description of the defect") ?? "" }
        if let index = members["reason"] { rule.reason = text(at: index, "a sentence that says why") ?? "" }
        if let index = members["fix"] { rule.fix = text(at: index, "a sentence that says what to do") }
        if let index = members["includeHidden"] { rule.includesHidden = flag(at: index) ?? false }
        if let index = members["elements"], expect(.object, at: index, "an object that describes elements") {
            rule.elements = elementDescription(
                self.members(of: index, ElementDescription.keys, "key of elements"))
        }
        if let index = members["expect"] { rule.expectations = expectations(at: index) }
        return rule
    }

    private mutating func id(at index: Int, _ takenNames: inout Set<String>) -> String {
        guard let id = text(at: index, "a name such as card-hint-missing") else { return "" }
        let words = id.split(separator: "-", omittingEmptySubsequences: false)
        let isKebabCase = words.allSatisfy { word in
            !word.isEmpty
                && word.utf8.allSatisfy {
                    UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
                }
        }
        if !isKebabCase {
            report(index, expected: "lowercase letters, digits and single hyphens, e.g. card-hint-missing")
        } else if !takenNames.insert(id).inserted {
            report(index, "the name \"\(id)\" is already used, expected a different one")
        }
        return id
    }
}

extension Schema {
    /// The schema of an entry of `customRules`.
    static let customRule = closed(
        [
            ("id", type("string", summary: "The rule's name, e.g. card-hint-missing.")),
            (
                "severity",
                words(Severity.allCases.map(\.rawValue), summary: "The severity of its findings; default warning.")
            ),
            ("message", type("string", summary: "The message of its findings.")),
            ("reason", type("string", summary: "Why the defect matters.")),
            ("fix", type("string", summary: "How to fix the defect.")),
            (
                "includeHidden",
                type("boolean", summary: "Whether elements that are not exposed are checked too.")
            ),
            (
                "elements",
                closed(elementDescription).with("The elements to check; {} for all exposed elements.")
            ),
            ("expect", expectations),
        ], required: ["id", "message", "reason", "elements", "expect"])

    /// The schema of a single value or an array of such values.
    static func oneOrMore(_ schema: Schema) -> Schema { anyOf([schema, array(schema)]) }
}
