import AXConfiguration
import AXEngine
import AXSyntax
import AXTree

/// The line of an archive that begins a run: the rules in force with their texts, the gate, and what the run records
/// without deciding it.
struct ArchiveHeader: Sendable {
    /// The rules. They have texts, but check nothing.
    let rules: [Rule]
    let gate: Gate
    /// The record, without ignores and baselines.
    let record: RunRecord
}

// MARK: - Writing

extension Archive {
    /// Returns the line that begins a run.
    package static func runLine(_ run: AuditRun) -> String {
        line("run") { object in
            object.member(
                "tool",
                object: {
                    $0.member("name", "axaudit")
                    $0.member("version", Version.current)
                })
            if let shard = run.record.shard {
                object.member(
                    "shard",
                    list: {
                        $0.item(Double(shard.number))
                        $0.item(Double(shard.count))
                    })
            } else {
                object.member("shard", nil)
            }
            object.member("gate", object: { gate(run, &$0) })
            object.member("presets", run.record.presets.map(\.rawValue))
            object.member("criteria", object: { criteria(run.record.criteria, &$0) })
            object.member("expectScreens", objects: run.record.expectedScreens) { expected, object in
                object.member("pattern", expected.pattern)
                object.member("file", expected.location.file)
                object.member("line", number: expected.location.location?.line)
                object.member("column", number: expected.location.location?.column)
            }
            object.member("rules", objects: run.rules + run.leftOutRules) { rule($0, &$1) }
            object.member("errors", objects: run.record.pathErrors) { error, object in object.members(of: error) }
        }
    }

    private static func gate(_ run: AuditRun, _ object: inout JSONWriter) {
        object.member("failOn", run.gate.level.rawValue)
        object.member("maximumWarnings", number: run.record.maximumWarnings)
        object.member("maximumCauses", number: run.record.maximumCauses)
        object.member("minimumScreens", number: run.record.minimumScreens)
        object.member("allowsEmpty", flag: run.gate.allowsEmpty)
        object.member("allowsNoScreens", flag: run.record.allowsNoScreens)
        object.member("failsOnUnused", flag: run.record.failsOnUnused)
        object.member("failsOnStale", flag: run.record.failsOnStale)
    }

    private static func criteria(_ settings: CriteriaSettings, _ object: inout JSONWriter) {
        object.member("title", settings.title)
        object.member("product", settings.product)
        object.member("productVersion", settings.productVersion)
        object.member("author", settings.author)
        object.member("email", settings.email)
        object.member("wcag", settings.wcag?.rawValue)
        object.member("en301549", settings.edition?.rawValue)
        object.member("doesNotSupport", settings.doesNotSupport)
        object.member("tasks", objects: settings.tasks) { task, object in
            object.member("name", task.name)
            object.member("screens", task.screens)
        }
    }

    static func rule(_ rule: Rule, _ object: inout JSONWriter) {
        object.member("id", rule.id)
        object.member("severity", rule.severity.rawValue)
        object.member("presets", rule.presets.map(\.rawValue))
        object.member("groups", rule.groups)
        object.member("formerNames", rule.formerNames.filter { $0.platform == nil }.map(\.id))
        object.member("isMandatory", flag: rule.isMandatory)
        object.member("variants", objects: rule.variants) { variant, object in
            object.member("platform", variant.platform.id)
            guide(variant.guide, &object)
        }
    }

    private static func guide(_ guide: RuleGuide, _ object: inout JSONWriter) {
        object.member("summary", guide.summary)
        standards(guide.standards, &object)
        object.member("why", guide.why)
        object.member("fix", guide.fix)
        object.member("snippets", objects: guide.snippets) { snippet, object in
            object.member("framework", snippet.framework)
            object.member("language", snippet.language)
            object.member("code", snippet.code)
        }
        object.member("limits", guide.limits)
    }

    private static func standards(_ standards: [Standard], _ object: inout JSONWriter) {
        object.member("standards", objects: standards) { standard, object in
            object.member("source", standard.source.rawValue)
            object.member("reference", standard.reference)
        }
    }
}

// MARK: - Reading

extension ArchiveHeader {
    /// Reads the line.
    init(_ line: JSONValue, _ platforms: [Platform]) throws(SyntaxError) {
        var record = RunRecord()
        let parts = try line.counts("shard")
        if let value = line.optional("shard") {
            guard parts.count == 2, let shard = Shard(parts[0], of: parts[1]) else {
                throw value.error(expected: "a part and the number of parts, e.g. [2, 5]")
            }
            record.shard = shard
        }
        let gate = try line.object("gate")
        self.gate = Gate(try gate.word("failOn"), allowsEmpty: try gate.flag("allowsEmpty"))
        record.maximumWarnings = try gate.optionalCount("maximumWarnings")
        record.maximumCauses = try gate.optionalCount("maximumCauses")
        record.minimumScreens = try gate.optionalCount("minimumScreens")
        record.allowsNoScreens = try gate.flag("allowsNoScreens")
        record.failsOnUnused = try gate.flag("failsOnUnused")
        record.failsOnStale = try gate.flag("failsOnStale")
        // Archives of axaudit 0.1 have neither.
        if line.optional("presets") != nil { record.presets = try line.texts("presets").compactMap(Preset.init) }
        if line.optional("criteria") != nil { record.criteria = try Self.criteria(try line.object("criteria")) }
        for expected in try line.objects("expectScreens") {
            let location = SettingLocation(file: try expected.text("file"), location: try expected.location())
            record.expectedScreens.append(ExpectedScreen(try expected.text("pattern"), at: location))
        }
        for error in try line.objects("errors") {
            record.pathErrors.append(
                InputError(
                    file: try error.text("file"), location: try error.location(), message: try error.text("message")))
        }
        self.record = record
        var rules: [Rule] = []
        for rule in try line.objects("rules") { rules.append(try Self.rule(rule, platforms)) }
        self.rules = rules
    }

    private static func criteria(_ fields: JSONValue) throws(SyntaxError) -> CriteriaSettings {
        var settings = CriteriaSettings()
        settings.title = try fields.optionalText("title")
        settings.product = try fields.optionalText("product")
        settings.productVersion = try fields.optionalText("productVersion")
        settings.author = try fields.optionalText("author")
        settings.email = try fields.optionalText("email")
        settings.wcag = try fields.optionalText("wcag").flatMap(WCAGVersion.init)
        settings.edition = try fields.optionalText("en301549").flatMap(EuropeanEdition.init)
        settings.doesNotSupport = try fields.texts("doesNotSupport")
        for task in try fields.objects("tasks") {
            settings.tasks.append(
                CriteriaSettings.Task(name: try task.text("name"), screens: try task.texts("screens")))
        }
        return settings
    }

    static func rule(_ rule: JSONValue, _ platforms: [Platform]) throws(SyntaxError) -> Rule {
        var variants: [RuleVariant] = []
        for variant in try rule.objects("variants") {
            guard let platform = Platform(id: try variant.text("platform"), in: platforms) else { continue }
            variants.append(Self.variant(platform, try guide(variant)))
        }
        if variants.isEmpty { variants = try formerVariants(rule) }
        return Rule(
            try rule.text("id"), severity: try rule.word("severity"),
            presets: try rule.texts("presets").compactMap(Preset.init), groups: try rule.texts("groups"),
            formerNames: try rule.texts("formerNames").map { FormerName($0) },
            isMandatory: try rule.flag("isMandatory"), variants: variants)
    }

    private static func variant(_ platform: Platform, _ guide: RuleGuide) -> RuleVariant {
        RuleVariant(platform: platform, guide: guide, needs: [], check: .screen { _, _ in })
    }

    private static func guide(_ fields: JSONValue) throws(SyntaxError) -> RuleGuide {
        var snippets: [CodeSnippet] = []
        for snippet in try fields.objects("snippets") {
            snippets.append(
                CodeSnippet(
                    framework: try snippet.text("framework"), language: try snippet.text("language"),
                    code: try snippet.text("code")))
        }
        return RuleGuide(
            summary: try fields.text("summary"), standards: try standards(fields), why: try fields.text("why"),
            fix: try fields.text("fix"), snippets: snippets, limits: try fields.texts("limits"))
    }

    /// Reads a rule as axaudit 0.1 wrote it: the texts for iOS, and in `onAndroid` those that differ there.
    private static func formerVariants(_ rule: JSONValue) throws(SyntaxError) -> [RuleVariant] {
        let platforms = try rule.texts("platforms").compactMap { Platform(id: $0) }
        let guide = RuleGuide(
            summary: try rule.text("summary"), standards: try standards(rule), why: try rule.text("why"),
            fix: try rule.text("fix"),
            snippets: [
                CodeSnippet(framework: "SwiftUI", language: "swift", code: try rule.text("inSwiftUI")),
                CodeSnippet(framework: "UIKit", language: "swift", code: try rule.text("inUIKit")),
            ], limits: try rule.texts("limits") + rule.texts("limitsOnIOS"))
        guard rule.optional("onAndroid") != nil else {
            return (platforms.isEmpty ? [.iOS] : platforms).map { variant($0, guide) }
        }
        let own = try rule.object("onAndroid")
        let android = RuleGuide(
            summary: try own.optionalText("summary") ?? guide.summary,
            standards: try guide.standards.filter { $0.source == .wcag } + standards(own),
            why: try own.optionalText("why") ?? guide.why, fix: try own.text("fix"),
            snippets: [
                CodeSnippet(framework: "Compose", language: "kotlin", code: try own.text("inCompose")),
                CodeSnippet(framework: "Views", language: "kotlin", code: try own.text("inViews")),
            ], limits: try rule.texts("limits") + own.texts("limits"))
        return platforms.map { variant($0, $0 == .android ? android : guide) }
    }

    private static func standards(_ fields: JSONValue) throws(SyntaxError) -> [Standard] {
        var standards: [Standard] = []
        for standard in try fields.objects("standards") {
            let source: Standard.Source = try standard.word("source")
            standards.append(Standard(source: source, reference: try standard.text("reference")))
        }
        return standards
    }
}
