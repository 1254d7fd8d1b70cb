import AXTestReports
import AXEngine
import AXRuns
import AXSyntax
import AXTree

extension ReportFormat {
    /// SARIF 2.1.0, for code scanning.
    public static let sarif = ReportFormat(
        "sarif", "SARIF 2.1.0, for code scanning.", fileEndings: ["sarif", "sarif.json"], incompleteNotes: .always
    ) { SARIFReport($0, $1.paths).text }
}

/// SARIF 2.1.0 as GitHub's code scanning reads it: every result has a location, paths are relative, failures come
/// first.
struct SARIFReport {
    private let run: AuditRun
    private let files: [String]
    private let paths: ReportPaths
    private let fingerprints: Fingerprints
    private let rules: RuleLookup
    private let guides: RuleGuides
    private let hasSuppressions: Bool

    /// GitHub rejects a run with more results.
    private static let maximumResults = 25_000
    /// GitHub rejects a result with more than 1,000 locations; 100 are more than a person reads.
    private static let maximumRelated = 100

    init(_ run: AuditRun, _ paths: ReportPaths) {
        self.run = run
        self.paths = paths
        files = run.screens.map { Escape.uri(paths($0.screen.origin.file)) }
        fingerprints = Fingerprints(run, paths)
        rules = RuleLookup(run)
        guides = RuleGuides(run)
        hasSuppressions = run.suppressed > 0
    }

    /// The whole report.
    var text: String { Self.log.document(self, breaking: 4) }

    private static let log = JSONObject<SARIFReport>(
        .written("$schema", .text) { _ in
            "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
        },
        .written("version", .text) { _ in "2.1.0" },
        .listOfOne(
            "runs",
            .object(
                "tool",
                .object(
                    "driver", .written("name", .text) { _ in "axaudit" },
                    .written("semanticVersion", .text) { _ in Version.current },
                    .objects("rules", rule) { report, add in
                        for (index, rule) in report.run.rules.enumerated() { add((rule, index, report.guides)) }
                    })),
            .listOfOne(
                "invocations",
                .written("executionSuccessful", .flag) { $0.run.allErrors.isEmpty },
                .written("toolExecutionNotifications", .list(.object(notification)), \.notifications)),
            .object(
                "originalUriBaseIds",
                .object("%SRCROOT%", .written("description", message) { _ in "The root of the repository." })),
            .written("columnKind", .text) { _ in "unicodeCodePoints" },
            .objects("results", result) { report, add in
                for item in report.sortedResults.prefix(maximumResults) {
                    let audit = report.run.screens[item.screen]
                    add(
                        Result(
                            report: report, audit: audit, finding: audit.findings[item.finding],
                            file: report.files[item.screen],
                            fingerprint: report.fingerprints[item.screen, item.finding]))
                }
            }))

    /// The indices of every finding: new ones before baselined and suppressed ones, failures before warnings.
    private var sortedResults: [(screen: Int, finding: Int)] {
        var buckets: [[(screen: Int, finding: Int)]] = [[], [], [], []]
        for (screen, audit) in run.screens.enumerated() {
            for (number, finding) in audit.findings.enumerated() {
                buckets[(finding.state == .new ? 0 : 2) + (finding.severity == .failure ? 0 : 1)].append(
                    (screen, number))
            }
        }
        return buckets.flatMap(\.self)
    }

    /// A text for people.
    private static let message = JSONType<String>.object(
        JSONObject(.written("text", .text) { Escape.sarif($0) }))

    private static func level(_ severity: Severity) -> String { severity == .failure ? "error" : "warning" }

    // MARK: The tool

    private static let rule = JSONObject<(rule: Rule, index: Int, guides: RuleGuides)>(
        .written("id", .text, \.rule.id),
        // An id that another rule still has on other platforms is not deprecated.
        .written("deprecatedIds", .listUnlessEmpty(.text)) {
            $0.rule.formerNames.filter { $0.platform == nil }.map(\.id)
        },
        .written("shortDescription", message) { $0.guides.text(\.summary, of: $0.index) },
        .written("fullDescription", message) { $0.guides.text(\.why, of: $0.index) },
        .object(
            "help",
            .written("text", .text) { item in
                item.guides[item.index].map {
                    heading($0.platform) + "\(Escape.terminal($0.guide.why))\n\n\(Escape.terminal($0.guide.fix))"
                }
                .joined(separator: "\n\n")
            },
            .written("markdown", .text) { markdown($0.rule, $0.guides[$0.index]) }),
        .object("defaultConfiguration", .written("level", .text) { level($0.rule.severity) }),
        .object(
            "properties",
            .written("tags", .list(.text)) { item in
                let criteria = item.guides[item.index][0].guide.standards.compactMap(\.criterion)
                var tags = ["accessibility"]
                for tag in item.rule.groups + criteria.map({ "WCAG " + $0.number }) where !tags.contains(tag) {
                    tags.append(tag)
                }
                // GitHub shows at most ten.
                return Array(tags.prefix(10))
            },
            .written("problem.severity", .text) { level($0.rule.severity) }))

    private static func markdown(_ rule: Rule, _ guides: [(platform: String?, guide: RuleGuide)]) -> String {
        var text = ""
        for (platform, guide) in guides {
            text += heading(platform)
            text += "**Why.** \(Escape.markdownProse(guide.why))\n\n**Fix.** \(Escape.markdownProse(guide.fix))\n"
            if !guide.standards.isEmpty { text += "\n" }
            for standard in guide.standards { text += "- \(standard.description)\n" }
            text += "\n"
        }
        return text + "Run `\(CommandName.explain) \(rule.id)` for details.\n"
    }

    /// Returns the line above the texts for a platform, if there are others for another platform.
    private static func heading(_ platform: String?) -> String { platform.map { "On \($0):\n\n" } ?? "" }

    // MARK: The run

    private typealias Notification = (level: String, message: String, location: Location?)

    private static let notification = JSONObject<Notification>(
        .written("level", .text, \.level), .written("message", message, \.message),
        .written("locations", .listUnlessEmpty(.object(location))) { [$0.location].compactMap(\.self) })

    /// What is not about a finding: errors, incomplete dumps, rules that were not checked, findings that are left out.
    private var notifications: [Notification] {
        var all: [Notification] = run.allErrors.map { error in
            let start = TextLocation(line: 1, column: 1)
            return ("error", error.message, Location(Escape.uri(paths(error.file)), error.location ?? start))
        }
        if let note = run.mixtureNote { all.append(("warning", note.message, nil)) }
        for entry in run.screensWithoutVerdict where entry.isAllowed {
            let (file, audit) = (files[entry.index], run.screens[entry.index])
            all.append(("note", "\(audit.screen.title): \(entry.message)", Location(file, audit.location)))
        }
        for (file, audit) in zip(files, run.screens) {
            all += audit.screen.incomplete.map { ("warning", "incomplete: " + $0, Location(file, audit.location)) }
        }
        all += run.notCheckedCounts.map { item, screens in
            let count = Wording.count(screens, "screen")
            return ("note", "\(item.ruleID) is not checked on \(count): \(item.reason)", nil)
        }
        let more = run.screens.reduce(0) { $0 + $1.findings.count } - Self.maximumResults
        if more > 0 {
            let count = Wording.count(more, "finding")
            all.append(("note", "\(count) more; see the JSON report for all of them", nil))
        }
        return all
    }

    // MARK: Results

    /// A finding with its screen.
    private struct Result {
        let report: SARIFReport
        let audit: ScreenAudit
        let finding: Finding
        /// The file of the screen.
        let file: String
        let fingerprint: String

        /// The element, or the screen, and the message.
        var text: String {
            let subject = finding.elements.first.map(identity) ?? "screen \"\(audit.screen.title)\""
            return subject + ": " + Wording.message(of: finding)
        }

        private func identity(_ element: FoundElement) -> String {
            Wording.identity(audit.screen.elements[element.index], on: audit.screen.platform)
        }

        /// The location in the dump.
        private var inDump: Location { Location(file, audit.location(of: finding), finding.elements.first?.path) }

        /// The location in the code if it is certain, otherwise in the dump.
        var location: Location {
            guard let place = finding.certainCode?.place else { return inDump }
            return Location(Escape.uri(report.paths(place.path)), TextLocation(line: place.line, column: place.column))
        }

        /// The location in the dump, if another is the first, and those of further elements.
        var related: [Location] {
            var locations: [Location] = []
            if finding.certainCode != nil {
                locations.append(inDump)
                locations[0].message = "The element in the dump."
            }
            for element in finding.elements.dropFirst().prefix(SARIFReport.maximumRelated) {
                locations.append(Location(file, element.location, element.path))
                locations[locations.count - 1].message = identity(element)
            }
            for index in locations.indices { locations[index].id = index + 1 }
            return locations
        }

        /// The edit that corrects the finding.
        var fixes: [Fix] {
            guard let code = finding.certainCode, let text = code.replacement ?? code.insertion else { return [] }
            let uri = Escape.uri(report.paths(code.place.path))
            return [(code.place.line, code.replacement != nil, text, uri)]
        }
    }

    private static let result = JSONObject<Result>(
        .written("ruleId", .text, \.finding.ruleID),
        .written("ruleIndex", .optional(.count)) { $0.report.rules.index($0.finding.ruleID, on: $0.audit) },
        .written("level", .text) { level($0.finding.severity) }, .written("message", message, \.text),
        .written("locations", .list(.object(location))) { [$0.location] },
        .written("relatedLocations", .listUnlessEmpty(.object(location)), \.related),
        .written("fixes", .listUnlessEmpty(.object(fix)), \.fixes),
        .object(
            "partialFingerprints", .written("axaudit/v1", .text, \.fingerprint),
            // GitHub reads this one.
            .written("primaryLocationLineHash", .text, \.fingerprint),
            .written("axaudit/cause/v1", .text, \.finding.cause.id)),
        .written("baselineState", .text) { $0.finding.state == .baselined ? "unchanged" : "new" },
        .written("suppressions", .optional(.list(.object(suppression)))) {
            $0.report.hasSuppressions ? [$0.finding.state.reason].compactMap(\.self) : nil
        },
        .object(
            "properties", .written("screen", .text) { Escape.terminal($0.audit.screen.title) },
            .written("key", .text) { Escape.terminal($0.finding.key) },
            .written("cause", .text, \.finding.cause.id),
            .written("variants", .listUnlessEmpty(.text)) { $0.finding.variants.map { Escape.terminal($0) } }))

    private static let suppression = JSONObject<String>(
        .written("kind", .text) { _ in "external" }, .written("justification", .text) { Escape.terminal($0) })

    /// A line that replaces one of a file, or is inserted after it.
    private typealias Fix = (line: Int, isReplacement: Bool, text: String, uri: String)

    private static let fix = JSONObject<Fix>(
        .written("description", message) {
            $0.isReplacement ? "Replace line \($0.line)." : "Insert a line after line \($0.line)."
        },
        .listOfOne(
            "artifactChanges", artifact(\.uri),
            .listOfOne(
                "replacements",
                .object(
                    "deletedRegion", .written("startLine", .count) { $0.isReplacement ? $0.line : $0.line + 1 },
                    .written("startColumn", .count) { _ in 1 }, .written("endLine", .count) { $0.line + 1 },
                    .written("endColumn", .count) { _ in 1 }),
                .object("insertedContent", .written("text", .text) { Escape.terminal($0.text) + "\n" }))))

    // MARK: Locations

    /// A location in a file.
    private struct Location {
        let file: String
        let location: TextLocation
        /// The path of the element in the tree.
        let path: String?
        /// The number among related locations.
        var id: Int?
        var message: String?

        init(_ file: String, _ location: TextLocation, _ path: String? = nil) {
            self.file = file
            self.location = location
            self.path = path
        }
    }

    private static let location = JSONObject<Location>(
        .written("id", .optional(.count), \.id), .written("message", .optional(message), \.message),
        .object(
            "physicalLocation", artifact(\.file),
            .object(
                "region", .written("startLine", .count) { max(1, $0.location.line) },
                .written("startColumn", .count) { max(1, $0.location.column) })),
        .written("logicalLocations", .listUnlessEmpty(.object(logicalLocation))) {
            [$0.path ?? ""].filter { !$0.isEmpty }
        })

    private static let logicalLocation = JSONObject<String>(
        .written("fullyQualifiedName", .text, \.self), .written("kind", .text) { _ in "element" })

    private static func artifact<Value>(_ uri: @escaping @Sendable (Value) -> String) -> JSONProperty<Value> {
        .object(
            "artifactLocation", .written("uri", .text, uri), .written("uriBaseId", .text) { _ in "%SRCROOT%" })
    }
}
