import AXSyntax
import AXTree

extension Configuration {
    /// Reads `.axaudit.json`, or says everything that is wrong with it.
    ///
    /// `file` is what messages call it; the paths in it are seen from `folder`, an absolute path. `rules` are those that it may
    /// speak of beside its own: the built-in ones, and those of a configuration that it extends.
    public init(parsing bytes: [UInt8], file: String, folder: String, rules: RuleIndex) throws(SettingsErrors) {
        var parser = ConfigurationParser(reader: try SettingsReader(bytes, file: file), folder: folder, rules: rules)
        self = try parser.parse()
    }

    /// The file that a configuration extends, as it is written, and its place; nil if it extends none, or cannot be read.
    public static func base(of bytes: [UInt8], file: String) -> (path: String, place: SettingPlace)? {
        guard let reader = try? SettingsReader(bytes, file: file), reader.kind(0) == .object,
            let index = reader.document.member("extends", of: 0), reader.kind(index) == .string
        else { return nil }
        let path = reader.document.string(at: index)
        return ConfigurationParser.canBeBase(path) ? (path, reader.place(of: index)) : nil
    }
}

/// The reader itself: one function a key.
private struct ConfigurationParser {
    var reader: SettingsReader
    let folder: String
    private var rules: RuleIndex
    private var configuration = Configuration()

    init(reader: SettingsReader, folder: String, rules: RuleIndex) {
        self.reader = reader
        self.folder = folder
        self.rules = rules
    }

    static let keys = [
        "$schema", "extends", "preset", "locale", "rules", "overrides", "elements", "ignore", "customRules", "snapshot",
        "baseline", "failOn", "include", "exclude",
    ]

    mutating func parse() throws(SettingsErrors) -> Configuration {
        if reader.expect(.object, at: 0, "an object with the configuration") {
            let members = reader.members(of: 0, Self.keys, "key")
            // Whatever speaks of rules may speak of these.
            if let list = members["customRules"] {
                configuration.customRules = CustomRuleParser.rules(list, &reader, known: rules)
                rules = configuration.rules(beside: rules)
            }
            for (name, index) in members { read(name, at: index) }
        }
        guard reader.errors.isEmpty else { throw SettingsErrors(reader.errors.sorted(by: Self.byPlace)) }
        return configuration
    }

    private static func byPlace(_ one: SettingsError, _ other: SettingsError) -> Bool {
        let (first, second) = (one.place.position, other.place.position)
        return (first?.line ?? 0, first?.column ?? 0) < (second?.line ?? 0, second?.column ?? 0)
    }

    private mutating func read(_ key: String, at index: Int) {
        switch key {
        case "$schema": _ = reader.text(at: index, "the address of a schema")
        case "extends": extends(index)
        case "preset":
            if let preset: Preset = reader.choice(at: index, "preset") {
                configuration.preset = (preset, reader.place(of: index))
            }
        case "locale": locale(index)
        case "rules": configuration.entries = entries(index)
        case "overrides": overrides(index)
        case "elements": elements(index)
        case "ignore": ignores(index)
        case "snapshot": snapshot(index)
        case "baseline":
            if let path = reader.text(at: index, "the path of a baseline") {
                configuration.baseline = (Paths.absolute(path, in: folder), reader.place(of: index))
            }
        case "failOn":
            if let level: Gate.Level = reader.choice(at: index, "gate") {
                configuration.failOn = (level, reader.place(of: index))
            }
        case "include": configuration.include = patterns(index)
        case "exclude": configuration.exclude = patterns(index)
        default: break
        }
    }

    private mutating func extends(_ index: Int) {
        let expected = "a file's path, as seen from this file"
        guard let path = reader.text(at: index, expected) else { return }
        if !Self.canBeBase(path) { reader.report(index, expected: expected) }
    }

    /// Whether a text can be the path of a configuration that is extended.
    static func canBeBase(_ path: String) -> Bool { !path.isBlank && !path.contains("://") && !path.hasPrefix("/") }

    private mutating func locale(_ index: Int) {
        let expected = "a language tag as en or pt-BR"
        guard let tag = reader.text(at: index, expected) else { return }
        if Locale.isTag(tag) { configuration.locale = tag } else { reader.report(index, expected: expected) }
    }

    private mutating func patterns(_ index: Int) -> PathPatterns {
        PathPatterns(reader.texts(at: index, "pattern").map(\.text), in: folder)
    }

    // MARK: Rules

    /// What is said of rules: groups first, so that a rule can be an exception, wherever it stands.
    private mutating func entries(_ object: Int) -> [RuleEntry] {
        guard reader.expect(.object, at: object, "an object with a rule's name for each key") else { return [] }
        var (groups, single): ([RuleEntry], [RuleEntry]) = ([], [])
        for (name, key) in reader.entries(of: object) {
            guard let target = rules.target(name) else {
                reader.report(key, rules.unknown(name))
                continue
            }
            var entry = RuleEntry(target: target, level: nil, place: reader.place(of: key))
            switch reader.kind(key + 1) {
            case .string: entry.level = reader.choice(at: key + 1, "severity")
            case .object: settings(key + 1, of: target, into: &entry)
            default:
                reader.report(
                    key + 1, expected: "\"off\", \"warning\", \"failure\" or an object with severity and parameters")
            }
            if entry.level == .off, case .rule(let number) = target, rules.rules[number].isMandatory {
                reader.report(key, Self.mandatory(name, "switched off"))
            }
            if case .rule = target { single.append(entry) } else { groups.append(entry) }
        }
        return groups + single
    }

    private static func mandatory(_ rule: String, _ what: String) -> String {
        "\(rule) cannot be \(what); only --allow-empty lifts it"
    }

    private mutating func settings(_ object: Int, of target: RuleTarget, into entry: inout RuleEntry) {
        var parameters: [any RuleParameter] = []
        if case .rule(let number) = target { parameters = rules.rules[number].parameters }
        for (name, key) in reader.entries(of: object) {
            if name == "severity" {
                entry.level = reader.choice(at: key + 1, "severity")
            } else if let parameter = parameters.first(where: { $0.name == name }) {
                guard let value = value(at: key + 1), parameter.accepts(value) else {
                    reader.report(key + 1, expected: parameter.expectation)
                    continue
                }
                entry.values.append((name, value, reader.place(of: key)))
            } else if case .group(let group, _) = target {
                reader.report(
                    key, "found \"\(name.printable)\", expected only \"severity\": \(group) is a group of rules")
            } else {
                reader.report(key, unknown: "parameter", name, among: parameters.map(\.name) + ["severity"])
            }
        }
    }

    private func value(at index: Int) -> ParameterValue? {
        switch reader.kind(index) {
        case .number: return reader.document.number(at: index).map { .number($0) }
        case .yes: return .flag(true)
        case .no: return .flag(false)
        case .array:
            let items = Array(reader.document.items(of: index))
            guard items.allSatisfy({ reader.kind($0) == .string }) else { return nil }
            return .words(items.map { reader.document.string(at: $0) })
        default: return nil
        }
    }

    private mutating func overrides(_ list: Int) {
        guard reader.expect(.array, at: list, "a list of overrides") else { return }
        for item in reader.document.items(of: list) {
            guard reader.expect(.object, at: item, "an object with screens or paths, and rules") else { continue }
            let members = reader.members(of: item, ["screens", "paths", "rules"], "key of an override")
            let scope = scope(members)
            if members["screens"] == nil, members["paths"] == nil {
                reader.report(item, "this override has neither \"screens\" nor \"paths\"; expected one of them")
            }
            guard let rules = members["rules"] else {
                reader.report(item, "this override has no \"rules\"; expected what holds on its screens")
                continue
            }
            configuration.overrides.append(RuleOverride(scope: scope, entries: entries(rules)))
        }
    }

    private mutating func scope(_ members: [String: Int]) -> ScreenScope {
        var scope = ScreenScope()
        if let index = members["screens"] {
            scope.screens = reader.texts(at: index, "pattern").map { Glob($0.text) }
            if reader.kind(index) == .array, scope.screens.isEmpty { expectSome(index) }
        }
        if let index = members["paths"] {
            scope.paths = patterns(index)
            if reader.kind(index) == .array, scope.paths.globs.isEmpty { expectSome(index) }
        }
        return scope
    }

    /// An empty list would mean every screen, which nobody writes it for.
    private mutating func expectSome(_ list: Int) {
        if reader.document.nodes[list].end == list + 1 {
            reader.report(list, "found an empty list, expected at least one pattern")
        }
    }

    // MARK: Elements and ignores

    private mutating func selector(_ index: Int) -> ElementSelector? {
        guard let text = reader.text(at: index, "#identifier or type \"label\"") else { return nil }
        do throws(ElementSelector.Problem) { return try ElementSelector(text) } catch {
            reader.report(index, error.message)
            return nil
        }
    }

    private mutating func elements(_ list: Int) {
        guard reader.expect(.array, at: list, "a list of elements") else { return }
        for item in reader.document.items(of: list) {
            guard reader.expect(.object, at: item, "an object with element and type") else { continue }
            let members = reader.members(of: item, ["element", "type"], "key of an element")
            for key in ["element", "type"] where members[key] == nil {
                reader.report(item, "this element has no \"\(key)\"; expected both element and type")
            }
            let element = members["element"].flatMap { selector($0) }
            guard let index = members["type"], let name = reader.text(at: index, "an element type") else { continue }
            guard let type = ElementType(name: name) else {
                reader.report(index, SettingsReader.unknownType(name))
                continue
            }
            if let element { configuration.retypings.append(Retyping(element: element, type: type)) }
        }
    }

    // MARK: Snapshots

    private mutating func snapshot(_ object: Int) {
        guard reader.expect(.object, at: object, "an object with style, attributes or redact") else { return }
        let members = reader.members(of: object, ["style", "attributes", "redact"], "key of snapshot")
        if let index = members["style"] { configuration.snapshotStyle = reader.choice(at: index, "style") }
        if let index = members["attributes"] {
            configuration.snapshotAttributes = attributes(index, among: SnapshotSettings.comparedAttributes)
        }
        guard let list = members["redact"], reader.expect(.array, at: list, "a list of redactions") else { return }
        for item in reader.document.items(of: list) { redaction(item) }
    }

    private mutating func redaction(_ item: Int) {
        guard reader.expect(.object, at: item, "an object with element or match, and with") else { return }
        let members = reader.members(of: item, ["element", "match", "attributes", "with"], "key of a redaction")
        if members["element"] == nil, members["match"] == nil {
            reader.report(item, "this redaction has neither \"element\" nor \"match\"; expected one of them")
        }
        if members["with"] == nil {
            reader.report(item, "this redaction has no \"with\"; expected what to write instead, as \"<date>\"")
        }
        let element = members["element"].flatMap { selector($0) }
        let match = members["match"].flatMap { expression($0) }
        let chosen = members["attributes"].map { attributes($0, among: Redaction.supportedAttributes) }
        guard let index = members["with"], let replacement = reader.text(at: index, "what to write instead") else {
            return
        }
        if let match {
            configuration.redactions.append(
                Redaction(match: match, in: element, attributes: chosen, with: replacement))
        } else if let element {
            configuration.redactions.append(Redaction(of: element, attributes: chosen, with: replacement))
        }
    }

    private mutating func expression(_ index: Int) -> String? {
        guard let pattern = reader.text(at: index, "a regular expression") else { return nil }
        do throws(TimedExpression.Problem) { return try TimedExpression(pattern).pattern } catch {
            reader.report(index, error.message)
            return nil
        }
    }

    private mutating func attributes(_ list: Int, among valid: AttributeSet) -> AttributeSet {
        var attributes: AttributeSet = []
        for (name, item) in reader.texts(at: list, "attribute") {
            if let attribute = Attribute(name: name), valid.contains(attribute) {
                attributes.insert(attribute)
            } else {
                reader.report(item, unknown: "attribute", name, among: valid.inOrder.map(\.name))
            }
        }
        if reader.kind(list) == .array, reader.document.nodes[list].end == list + 1 {
            reader.report(list, "found an empty list, expected at least one attribute")
        }
        return attributes
    }

    private static let ignoreKeys = ["rules", "element", "screens", "paths", "subtree", "reason", "expires"]

    private mutating func ignores(_ list: Int) {
        guard reader.expect(.array, at: list, "a list of ignores") else { return }
        for item in reader.document.items(of: list) {
            guard reader.expect(.object, at: item, "an object with rules and reason") else { continue }
            let members = reader.members(of: item, Self.ignoreKeys, "key of an ignore")
            for (key, what) in [("rules", "a list of rules, or \"*\""), ("reason", "a sentence that says why")]
            where members[key] == nil {
                reader.report(item, "this ignore has no \"\(key)\"; expected \(what)")
            }
            var ignore = Ignore(rules: members["rules"].flatMap { ignoredRules($0) }, reason: "")
            ignore.place = reader.place(of: item)
            ignore.scope = scope(members)
            if let index = members["reason"] {
                ignore.reason = reader.text(at: index, "a sentence that says why") ?? ""
            }
            if let index = members["element"] { ignore.element = selector(index) }
            if let index = members["subtree"] {
                ignore.subtree = reader.flag(at: index) ?? false
                if ignore.subtree, members["element"] == nil {
                    reader.report(index, "found \"subtree\" without \"element\", expected the element around it")
                }
            }
            if let index = members["expires"] {
                ignore.expires = reader.kind(index) == .string ? CalendarDay(reader.document.string(at: index)) : nil
                if ignore.expires == nil { reader.report(index, expected: "a date as \"2027-03-31\"") }
            }
            configuration.ignores.append(ignore)
        }
    }

    /// The ids that are meant; nil for every rule.
    private mutating func ignoredRules(_ index: Int) -> Set<String>? {
        if reader.kind(index) == .string, reader.document.string(at: index) == "*" { return nil }
        guard reader.expect(.array, at: index, "a list of rules, or \"*\"") else { return [] }
        var ids: Set<String> = []
        let names = reader.texts(at: index, "rule")
        if names.isEmpty, reader.document.nodes[index].end == index + 1 {
            reader.report(index, "found an empty list, expected at least one rule, or \"*\"")
        }
        for (name, item) in names {
            switch rules.target(name) {
            case .rule(let number) where rules.rules[number].isMandatory:
                reader.report(item, Self.mandatory(name, "ignored"))
            case let target?: ids.formUnion(target.numbers.map { rules.rules[$0].id })
            case nil where name == "*": reader.report(item, "found \"*\" in a list, expected \"rules\": \"*\"")
            case nil: reader.report(item, rules.unknown(name))
            }
        }
        return ids
    }
}

/// Language tags.
private enum Locale {
    /// Whether a text looks like a BCP 47 tag: a language, and parts of letters and digits.
    static func isTag(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let language = parts.first, 2...8 ~= language.utf8.count else { return false }
        return parts.allSatisfy { 1...8 ~= $0.utf8.count && $0.utf8.allSatisfy(isAlphanumeric) }
            && !language.utf8.contains { 0x30...0x39 ~= $0 }
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
    }
}
