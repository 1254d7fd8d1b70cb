import AXEngine
import AXSyntax
import AXTree

extension SettingsReader {
    /// The rules in the array. Rules with errors are left out.
    mutating func customRules(_ list: JSONValue) -> [Rule] {
        guard expect(.array, list, "a list of rules") else { return [] }
        var takenNames = Set(rules.names)
        var customRules: [CustomRule] = []
        for item in list.items {
            guard expect(.object, item, "an object with id, message, reason, elements and expect") else { continue }
            let countBefore = errorCount
            let rule = customRule(item, &takenNames)
            if errorCount == countBefore { customRules.append(rule) }
        }
        return CustomRule.rules(customRules)
    }

    private mutating func customRule(_ object: JSONValue, _ takenNames: inout Set<String>) -> CustomRule {
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
        if let value = members["id"] { rule.id = id(value, &takenNames) }
        if let value = members["severity"], let level: RuleLevel = choice(value, "severity") {
            if let severity = level.severity {
                rule.severity = severity
            } else {
                report(value, "found \"off\", expected warning or failure; use \"rules\" to switch a rule off")
            }
        }
        if let value = members["message"] { rule.message = text(value, "a short description of the defect") ?? "" }
        if let value = members["reason"] { rule.reason = text(value, "a sentence that says why") ?? "" }
        if let value = members["fix"] { rule.fix = text(value, "a sentence that says what to do") }
        if let value = members["includeHidden"] { rule.includesHidden = flag(value) ?? false }
        if let value = members["elements"], expect(.object, value, "an object that describes elements") {
            rule.elements = elementDescription(
                self.members(of: value, ElementDescription.keys, "key of elements"))
        }
        if let value = members["expect"] { rule.expectations = expectations(value) }
        return rule
    }

    private mutating func id(_ value: JSONValue, _ takenNames: inout Set<String>) -> String {
        guard let id = text(value, "a name such as card-hint-missing") else { return "" }
        let words = id.split(separator: "-", omittingEmptySubsequences: false)
        let isKebabCase = words.allSatisfy { word in
            !word.isEmpty
                && word.utf8.allSatisfy {
                    UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
                }
        }
        if !isKebabCase {
            report(value, expected: "lowercase letters, digits and single hyphens, e.g. card-hint-missing")
        } else if !takenNames.insert(id).inserted {
            report(value, "the name \"\(id)\" is already used, expected a different one")
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
