import AXEngine
import AXRuns
import AXSyntax
import AXTree

extension ReportFormat {
    /// SARIF 2.1.0, for code scanning.
    public static let sarif = ReportFormat(
        "sarif", "SARIF 2.1.0, for code scanning.", fileEndings: ["sarif", "sarif.json"], incompleteNotes: .always
    ) {
        run, context in
        SARIFReport(run, context.paths).text
    }
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
        files = run.screens.map { Escape.uri(paths($0.screen.file)) }
        fingerprints = Fingerprints(run, paths)
        rules = RuleLookup(run)
        guides = RuleGuides(run)
        hasSuppressions = run.suppressed > 0
    }

    /// The whole report.
    var text: String {
        var writer = JSONWriter(breaking: 4)
        writer.document { log in
            log.member(
                "$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
            log.member("version", "2.1.0")
            log.member("runs", list: { $0.item(object: run) })
        }
        return writer.text
    }

    private func run(_ object: inout JSONWriter) {
        let results = sortedResults
        object.member("tool", object: { $0.member("driver", object: driver) })
        object.member("invocations", list: { $0.item(object: { invocation(results.count, &$0) }) })
        object.member(
            "originalUriBaseIds",
            object: { $0.member("%SRCROOT%", object: { message("The root of the repository.", "description", &$0) }) })
        object.member("columnKind", "unicodeCodePoints")
        object.member("results", objects: results.prefix(Self.maximumResults)) { result($0.screen, $0.finding, &$1) }
    }

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

    // MARK: The tool

    private func driver(_ driver: inout JSONWriter) {
        driver.member("name", "axaudit")
        driver.member("semanticVersion", Version.current)
        driver.member("rules", objects: run.rules.indices, rule)
    }

    private func rule(_ index: Int, _ object: inout JSONWriter) {
        let rule = run.rules[index]
        let guides = guides[index]
        object.member("id", rule.id)
        // An id that another rule still has on other platforms is not deprecated.
        let formerIDs = rule.formerNames.filter { $0.platform == nil }.map(\.id)
        if !formerIDs.isEmpty { object.member("deprecatedIds", formerIDs) }
        message(self.guides.text(\.summary, of: index), "shortDescription", &object)
        message(self.guides.text(\.why, of: index), "fullDescription", &object)
        object.member(
            "help",
            object: { help in
                help.member(
                    "text",
                    guides.map { Self.heading($0.platform) + "\($0.guide.why)\n\n\($0.guide.fix)" }
                        .joined(separator: "\n\n"))
                help.member("markdown", markdown(rule, guides))
            })
        object.member("defaultConfiguration", object: { $0.member("level", level(rule.severity)) })
        object.member(
            "properties",
            object: { properties in
                var tags = ["accessibility"]
                for tag in rule.groups + guides[0].guide.standards.compactMap(\.criterion).map({ "WCAG " + $0.number })
                where !tags.contains(tag) { tags.append(tag) }
                // GitHub shows at most ten.
                properties.member("tags", Array(tags.prefix(10)))
                properties.member("problem.severity", level(rule.severity))
            })
    }

    private func markdown(_ rule: Rule, _ guides: [(platform: String?, guide: RuleGuide)]) -> String {
        var text = ""
        for (platform, guide) in guides {
            text += Self.heading(platform) + "**Why.** \(guide.why)\n\n**Fix.** \(guide.fix)\n"
            if !guide.standards.isEmpty { text += "\n" }
            for standard in guide.standards { text += "- \(standard.description)\n" }
            text += "\n"
        }
        return text + "Run `axaudit explain \(rule.id)` for details.\n"
    }

    /// Returns the line above the texts for a platform, if there are others for another platform.
    private static func heading(_ platform: String?) -> String { platform.map { "On \($0):\n\n" } ?? "" }

    private func level(_ severity: Severity) -> String { severity == .failure ? "error" : "warning" }

    // MARK: The run

    private func invocation(_ results: Int, _ object: inout JSONWriter) {
        object.member("executionSuccessful", flag: run.allErrors.isEmpty && run.emptyScreens == 0)
        object.member(
            "toolExecutionNotifications",
            list: { list in
                for error in run.allErrors {
                    list.item(object: {
                        $0.member("level", "error")
                        message(error.message, "message", &$0)
                        locations(Escape.uri(paths(error.file)), error.location, &$0)
                    })
                }
                for (screen, audit) in run.screens.enumerated() {
                    for sentence in audit.screen.incomplete {
                        list.item(object: {
                            $0.member("level", "warning")
                            message("incomplete: " + sentence, "message", &$0)
                            locations(files[screen], audit.location, &$0)
                        })
                    }
                }
                for line in notChecked { list.item(object: { note(line, &$0) }) }
                if results > Self.maximumResults {
                    let more = Wording.count(results - Self.maximumResults, "finding")
                    list.item(object: { note("\(more) more; see the JSON report for all of them", &$0) })
                }
            })
    }

    /// A sentence for each rule that was not checked: on how many screens, and the reason.
    private var notChecked: [String] {
        run.notCheckedCounts.map { item, screens in
            "\(item.ruleID) is not checked on \(Wording.count(screens, "screen")): \(item.reason)"
        }
    }

    private func note(_ line: String, _ object: inout JSONWriter) {
        object.member("level", "note")
        message(line, "message", &object)
    }

    // MARK: Results

    private func result(_ screen: Int, _ number: Int, _ object: inout JSONWriter) {
        let audit = run.screens[screen]
        let finding = audit.findings[number]
        object.member("ruleId", finding.ruleID)
        if let index = rules.index(finding.ruleID, on: audit) { object.member("ruleIndex", index) }
        object.member("level", level(finding.severity))
        var subject = "screen \"\(audit.screen.title)\""
        if let element = finding.elements.first {
            subject = Wording.identity(audit.screen.elements[element.index], on: audit.screen.platform)
        }
        message(subject + ": " + Wording.message(of: finding), "message", &object)
        let path = finding.elements.first?.path
        let code = finding.certainCode
        object.member(
            "locations",
            list: {
                $0.item(object: {
                    if let place = code?.place {
                        location(
                            Escape.uri(paths(place.path)), TextLocation(line: place.line, column: place.column), nil,
                            &$0)
                    } else {
                        location(files[screen], audit.location(of: finding), path, &$0)
                    }
                })
            })
        let related = finding.elements.dropFirst().prefix(Self.maximumRelated)
        if !related.isEmpty || code != nil {
            object.member(
                "relatedLocations",
                list: { list in
                    if code != nil {
                        list.item(object: {
                            $0.member("id", 1)
                            message("The element in the dump.", "message", &$0)
                            location(files[screen], audit.location(of: finding), path, &$0)
                        })
                    }
                    for (id, element) in related.enumerated() {
                        list.item(object: {
                            $0.member("id", id + (code == nil ? 1 : 2))
                            message(
                                Wording.identity(audit.screen.elements[element.index], on: audit.screen.platform),
                                "message", &$0)
                            location(files[screen], element.location, element.path, &$0)
                        })
                    }
                })
        }
        if let code, let insertion = code.insertion {
            fix(code, insertion, &object)
        }
        object.member(
            "partialFingerprints",
            object: {
                $0.member("axaudit/v1", fingerprints[screen, number])
                // GitHub reads this one.
                $0.member("primaryLocationLineHash", fingerprints[screen, number])
                $0.member("axaudit/cause/v1", finding.cause.id)
            })
        object.member("baselineState", finding.state == .baselined ? "unchanged" : "new")
        if hasSuppressions { object.member("suppressions", list: { suppression(finding.state, &$0) }) }
        object.member(
            "properties",
            object: {
                $0.member("screen", Escape.terminal(audit.screen.title))
                $0.member("key", Escape.terminal(finding.key))
                $0.member("cause", finding.cause.id)
                if !finding.variants.isEmpty { $0.member("variants", finding.variants.map { Escape.terminal($0) }) }
            })
    }

    /// Writes the edit that corrects a finding: a line that is inserted before the next one.
    private func fix(_ code: CodeAnswer, _ insertion: String, _ object: inout JSONWriter) {
        let line = code.place.line + 1
        let region: (inout JSONWriter) -> Void = {
            $0.member("startLine", line)
            $0.member("startColumn", 1)
            $0.member("endLine", line)
            $0.member("endColumn", 1)
        }
        let replacement: (inout JSONWriter) -> Void = {
            $0.member("deletedRegion", object: region)
            $0.member("insertedContent", object: { $0.member("text", Escape.terminal(insertion) + "\n") })
        }
        let change: (inout JSONWriter) -> Void = {
            $0.member(
                "artifactLocation",
                object: {
                    $0.member("uri", Escape.uri(paths(code.place.path)))
                    $0.member("uriBaseId", "%SRCROOT%")
                })
            $0.member("replacements", list: { $0.item(object: replacement) })
        }
        object.member(
            "fixes",
            list: {
                $0.item(object: {
                    message("Insert a line after line \(code.place.line).", "description", &$0)
                    $0.member("artifactChanges", list: { $0.item(object: change) })
                })
            })
    }

    private func suppression(_ state: Finding.State, _ list: inout JSONWriter) {
        guard case .suppressed(let reason) = state else { return }
        list.item(object: {
            $0.member("kind", "external")
            $0.member("justification", Escape.terminal(reason))
        })
    }

    // MARK: Parts

    private func message(_ text: String, _ key: String, _ object: inout JSONWriter) {
        object.member(key, object: { $0.member("text", Escape.sarif(text)) })
    }

    private func locations(_ file: String, _ location: TextLocation?, _ object: inout JSONWriter) {
        object.member(
            "locations",
            list: {
                $0.item(object: { self.location(file, location ?? TextLocation(line: 1, column: 1), nil, &$0) })
            })
    }

    /// Writes a location in a file, and the path of the element in the tree.
    private func location(_ file: String, _ location: TextLocation, _ path: String?, _ object: inout JSONWriter) {
        object.member(
            "physicalLocation",
            object: { physical in
                physical.member(
                    "artifactLocation",
                    object: {
                        $0.member("uri", file)
                        $0.member("uriBaseId", "%SRCROOT%")
                    })
                physical.member(
                    "region",
                    object: {
                        $0.member("startLine", max(1, location.line))
                        $0.member("startColumn", max(1, location.column))
                    })
            })
        guard let path, !path.isEmpty else { return }
        object.member(
            "logicalLocations",
            list: {
                $0.item(object: {
                    $0.member("fullyQualifiedName", path)
                    $0.member("kind", "element")
                })
            })
    }
}
