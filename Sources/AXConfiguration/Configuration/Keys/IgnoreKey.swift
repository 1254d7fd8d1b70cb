import AXEngine
import AXSyntax

extension ConfigurationKey {
    /// `ignore`: findings that are suppressed.
    static let ignore = ConfigurationKey(
        "ignore",
        example: ##"[ { "rules": ["target-size"], "element": "#ad-close", "reason": "vendor ticket 4711" } ]"##,
        template: """
            // Findings to ignore. Each entry needs a reason and can have an expiry date.
            "ignore": [
              // { "rules": ["target-size"], "element": "#ad-close", "screens": ["Home*"],
              //   "reason": "SDK banner, vendor ticket 4711", "expires": "2027-03-31" },
            ],
            """,
        schema: { rules in .array(Schema.ignore(rules), summary: "Findings to ignore.") },
        read: { reader, value in reader.ignores(value) },
        merge: { base, own in base + own },
        show: { ignores in
            guard let ignores, !ignores.isEmpty else { return nil }
            return EffectiveSetting("ignores", .count(ignores.count))
        })
}

extension Configuration {
    /// The findings that are suppressed.
    package var ignores: [Ignore] { value(of: .ignore) ?? [] }
}

extension SettingsReader {
    fileprivate mutating func ignores(_ list: JSONValue) -> [Ignore] {
        guard expect(.array, list, "a list of ignores") else { return [] }
        return list.items.compactMap { ignore($0) }
    }

    private mutating func ignore(_ item: JSONValue) -> Ignore? {
        guard expect(.object, item, "an object with rules and reason") else { return nil }
        let members = members(
            of: item, ["rules", "element", "screens", "paths", "subtree", "reason", "expires"], "key of an ignore")
        for (key, what) in [("rules", "a list of rules, or \"*\""), ("reason", "a sentence that says why")]
        where members[key] == nil {
            report(item, "this ignore has no \"\(key)\"; expected \(what)")
        }
        let ignored = members["rules"].flatMap { ignoredRules($0) }
        var ignore = Ignore(rules: ignored?.all, reason: "")
        ignore.namedRules = ignored?.named
        ignore.location = location(of: item)
        ignore.scope = screenScope(members)
        if let value = members["reason"] { ignore.reason = text(value, "a sentence that says why") ?? "" }
        if let value = members["element"] { ignore.element = elementSelector(value) }
        if let value = members["subtree"] {
            ignore.subtree = flag(value) ?? false
            if ignore.subtree, members["element"] == nil {
                report(value, "\"subtree\" requires \"element\"")
            }
        }
        if let value = members["expires"] {
            ignore.expires = value.kind == .string ? CalendarDay(value.content) : nil
            if ignore.expires == nil { report(value, expected: "a date such as \"2027-03-31\"") }
        }
        return ignore
    }

    /// The ids of the ignored rules and of those among them that are no members of a named group, or `nil` for every
    /// rule.
    private mutating func ignoredRules(_ value: JSONValue) -> (all: Set<String>, named: Set<String>)? {
        if value.kind == .string, value.content == "*" { return nil }
        guard expect(.array, value, "a list of rules, or \"*\"") else { return ([], []) }
        var (ids, named): (Set<String>, Set<String>) = ([], [])
        reportIfEmpty(value, expected: "at least one rule, or \"*\"")
        for (name, item) in texts(value, "rule") {
            switch rules.target(name) {
            case .rule(let number) where rules.rules[number].isMandatory:
                reportMandatory(item, name, "ignored")
            case let target?:
                ids.formUnion(target.numbers.map { rules.rules[$0].id })
                if case .rule(let number) = target { named.insert(rules.rules[number].id) }
            case nil where name == "*": report(item, "found \"*\" in a list, expected \"rules\": \"*\"")
            case nil: report(item, rules.unknown(name))
            }
        }
        return (ids, named)
    }
}

extension Schema {
    fileprivate static func ignore(_ rules: [Rule]) -> Schema {
        let names = rules.map(\.id) + Set(rules.flatMap(\.groups)).sorted()
        let ruleList = anyOf([.object([("const", .text("*"))]), array(words(names))])
        let date = Schema.object([("type", .text("string")), ("format", .text("date"))])
        return closed(
            [
                ("rules", ruleList.with("Rules and groups, or \"*\" for all rules.")), ("element", .elementSelector),
                (
                    "subtree",
                    type("boolean", summary: "Whether findings on elements inside the element are ignored too.")
                ),
            ] + screenScope + [
                ("reason", type("string", summary: "The reason.")),
                ("expires", date.with("The last day on which the entry applies.")),
            ], required: ["rules", "reason"])
    }
}
