import AXRuns
import AXConfiguration
import AXEngine
import AXSyntax
import AXTree

/// The line of an archive that begins a run: the rules in force with their texts, the gate, and what the run records
/// without deciding it.
struct ArchiveHeader: Sendable {
    /// The rules. Those that are read have texts, but check nothing.
    var rules: [Rule] = []
    var gate = Gate()
    /// The record, without ignores and baselines.
    var record = RunRecord()
}

extension Archive {
    /// Returns the line that begins a run.
    package static func runLine(_ run: AuditRun) -> String {
        let header = ArchiveHeader(rules: run.rules + run.leftOutRules, gate: run.gate, record: run.record)
        return self.header(Platform.all).document(header, breaking: 0)
    }

    /// Returns the form of the line, of which rules on these platforms are read.
    static func header(_ platforms: [Platform]) -> JSONObject<ArchiveHeader> {
        JSONObject(
            ArchiveHeader(), head("run"), .written("tool", .object(tool)) { _ in Version.current },
            .member(
                "shard", .orNull(shard), get: { $0.record.shard.map { [$0.number, $0.count] } },
                set: { $0.record.shard = $1.flatMap { Shard($0[0], of: $0[1]) } }),
            .object(
                "gate", .member("failOn", .word, \.gate.level),
                .member("maximumWarnings", .orNull(.count), \.record.maximumWarnings),
                .member("maximumCauses", .orNull(.count), \.record.maximumCauses),
                .member("minimumScreens", .orNull(.count), \.record.minimumScreens),
                .member("allowsEmpty", .flag, \.gate.allowsEmpty),
                .member("allowsNoScreens", .flag, \.record.allowsNoScreens),
                .member("failsOnUnused", .flag, \.record.failsOnUnused),
                .member("failsOnStale", .flag, \.record.failsOnStale)),
            // Archives before axaudit 0.3 do not have it.
            .member("command", .orNull(.text), \.record.command),
            // Archives of axaudit 0.1 have neither presets nor criteria.
            .member(
                "presets", .list(.text), get: { $0.record.presets.map(\.rawValue) },
                set: { $0.record.presets = $1.compactMap(Preset.init) }),
            .member("criteria", .object(criteria, missing: CriteriaSettings()), \.record.criteria),
            // Archives before axaudit 0.3 do not have it.
            .member(
                "made", .list(.object(setting)),
                get: { $0.record.made.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) } },
                set: { $0.record.made = Dictionary($1.map { ($0.name, $0.value) }) { first, _ in first } }),
            .member("expectScreens", .list(.object(expectedScreen)), \.record.expectedScreens),
            // Archives before axaudit 0.3 do not have it.
            .member("journeys", .listUnlessEmpty(.object(demandedJourney)), \.record.journeys),
            .member("rules", .list(.object(rule(platforms))), \.rules),
            .member("errors", .list(.object(error)), \.record.pathErrors))
    }

    /// The name and the version of the tool.
    package static let tool = JSONObject<String>(
        .written("name", .text) { _ in "axaudit" }, .written("version", .text, \.self))

    private static let shard = JSONType<[Int]>.list(.count).checked(
        "a part and the number of parts, e.g. [2, 5]"
    ) { $0.count == 2 && Shard($0[0], of: $0[1]) != nil }

    private static let criteria = JSONObject(
        CriteriaSettings(), .member("title", .orNull(.text), \.title), .member("product", .orNull(.text), \.product),
        .member("productVersion", .orNull(.text), \.productVersion), .member("author", .orNull(.text), \.author),
        .member("email", .orNull(.text), \.email),
        .member(
            "wcag", .orNull(.text), get: { $0.wcag?.rawValue }, set: { $0.wcag = $1.flatMap(WCAGVersion.init) }),
        .member(
            "en301549", .orNull(.text), get: { $0.edition?.rawValue },
            set: { $0.edition = $1.flatMap(EuropeanEdition.init) }),
        .member("doesNotSupport", .list(.text), \.doesNotSupport), .member("tasks", .list(.object(task)), \.tasks))

    private static let setting = JSONObject<(name: String, value: String)>(
        ("", ""), .member("name", .text, \.name), .member("value", .text, \.value))

    private static let task = JSONObject(
        CriteriaSettings.Task(name: "", screens: []), .member("name", .text, \.name),
        .member("screens", .list(.text), \.screens))

    private static let expectedScreen = JSONObject(
        ExpectedScreen("", at: SettingLocation(file: "")), .member("pattern", .text, \.pattern),
        .members(of: settingLocation, \.location))

    private static let demandedJourney = JSONObject(
        Located(Journey(screen: "", reach: "", within: 0), at: SettingLocation(file: "")),
        .members(of: journey, \.value), .members(of: settingLocation, \.location))
}

// MARK: - Rules

extension Archive {
    /// Returns the form of a rule, of which the texts for these platforms are read.
    static func rule(_ platforms: [Platform]) -> JSONObject<Rule> {
        JSONObject(
            start: { object throws(SyntaxError) in try readRule(object, platforms) },
            .written("id", .text, \.id), .written("severity", .word, \.severity),
            .written("presets", .list(.text)) { $0.presets.map(\.rawValue) },
            .written("groups", .list(.text), \.groups),
            .written("formerNames", .list(.text)) { $0.formerNames.filter { $0.platform == nil }.map(\.id) },
            .written("isMandatory", .flag, \.isMandatory), .written("variants", .list(.object(variant)), \.variants))
    }

    private static let variant = JSONObject<RuleVariant>(
        .written("platform", .text, \.platform.id), .writtenMembers(of: guide, \.guide))

    private static let guide = JSONObject(
        RuleGuide(summary: "", standards: [], why: "", fix: ""), .member("summary", .text, \.summary),
        .member("standards", standards, \.standards), .member("why", .text, \.why), .member("fix", .text, \.fix),
        .member("snippets", .list(.object(snippet)), \.snippets), .member("limits", .list(.text), \.limits))

    private static let snippet = JSONObject(
        CodeSnippet(framework: "", language: "", code: ""), .member("framework", .text, \.framework),
        .member("language", .text, \.language), .member("code", .text, \.code))

    private static let standards = JSONType<[Rule.Standard]>.list(
        .object(
            JSONObject(
                Rule.Standard(source: .wcag, reference: ""), .member("source", .word, \.source),
                .member("reference", .text, \.reference))))

    private static func readRule(_ rule: JSONValue, _ platforms: [Platform]) throws(SyntaxError) -> Rule {
        var variants: [RuleVariant] = []
        for variant in try rule.objects("variants") {
            guard let platform = Platform(id: try variant.text("platform"), in: platforms) else { continue }
            variants.append(Self.variant(platform, try guide.read(variant)))
        }
        if variants.isEmpty { variants = try formerVariants(rule) }
        return Rule(
            try ruleID.read(rule.optional("id") ?? rule), severity: try rule.word("severity"),
            presets: try rule.texts("presets").compactMap(Preset.init), groups: try rule.texts("groups"),
            formerNames: try rule.texts("formerNames"),
            isMandatory: try rule.flag("isMandatory"), variants: variants)
    }

    private static func variant(_ platform: Platform, _ guide: RuleGuide) -> RuleVariant {
        RuleVariant(platform: platform, guide: guide, needs: [], check: .screen { _, _ in })
    }

    /// Reads a rule as axaudit 0.1 wrote it: the texts for iOS, and in `onAndroid` those that differ there.
    private static func formerVariants(_ rule: JSONValue) throws(SyntaxError) -> [RuleVariant] {
        let platforms = try rule.texts("platforms").compactMap { Platform(id: $0) }
        let guide = RuleGuide(
            summary: try rule.text("summary"), standards: try standards(of: rule), why: try rule.text("why"),
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
            standards: try guide.standards.filter { $0.source == .wcag } + standards(of: own),
            why: try own.optionalText("why") ?? guide.why, fix: try own.text("fix"),
            snippets: [
                CodeSnippet(framework: "Compose", language: "kotlin", code: try own.text("inCompose")),
                CodeSnippet(framework: "Views", language: "kotlin", code: try own.text("inViews")),
            ], limits: try rule.texts("limits") + own.texts("limits"))
        return platforms.map { variant($0, $0 == .android ? android : guide) }
    }

    private static func standards(of object: JSONValue) throws(SyntaxError) -> [Rule.Standard] {
        try object.optional("standards").map(standards.read) ?? []
    }
}
