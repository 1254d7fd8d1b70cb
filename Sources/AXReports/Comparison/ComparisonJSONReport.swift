import AXArchives
import AXTestReports
import AXEngine
import AXRuns
import AXSyntax
import AXTree

extension ComparisonFormat {
    /// For other programs, version 1.
    package static let json = ComparisonFormat("json", "JSON for other programs, version 1.", fileEndings: ["json"]) {
        entries, _ in
        ComparisonJSONReport.report.document(entries)
    }
}

/// The comparison for programs, version 1.
enum ComparisonJSONReport {
    static let report = JSONObject<ComparisonEntries>(
        .constant("version", 1),
        .object(
            "summary", .written("new", .count) { $0.comparison.count(.new) },
            .written("resolved", .count) { $0.comparison.count(.resolved) },
            .written("unchanged", .count) { $0.comparison.count(.unchanged) },
            .object(
                "causes", .written("new", .count) { $0.comparison.causeCount(.new) },
                .written("resolved", .count) { $0.comparison.causeCount(.resolved) },
                .written("unchanged", .count) { $0.comparison.causeCount(.unchanged) })),
        .object(
            "screens",
            .written("added", .list(.text)) { entries in
                entries.comparison.added.map { entries.comparison.head.screens[$0].screen.title }
            },
            .written("removed", .list(.text)) { entries in
                entries.comparison.removed.map { entries.comparison.base.screens[$0].screen.title }
            },
            .objects("renamed", renamed) { entries, add in
                let (base, head) = (entries.comparison.base.screens, entries.comparison.head.screens)
                for pair in entries.comparison.renamed {
                    add((base[pair.base].screen.title, head[pair.head].screen.title))
                }
            }),
        .objects("findings", finding) { entries, add in
            for item in entries.comparison.findings {
                let audit = ComparisonEntries.run(item.change, entries.comparison).screens[item.screen]
                add((item, audit, audit.location(of: item.finding)))
            }
        },
        .objects("causes", cause) { entries, add in
            for cause in entries.comparison.causes {
                let run = ComparisonEntries.run(cause.change, entries.comparison)
                add((cause, cause.group.screens.map { run.screens[$0].screen.title }))
            }
        },
        .objects("journeys", journey) { entries, add in
            for (screen, change) in entries.comparison.journeys {
                add((entries.comparison.head.screens[screen].screen.title, change))
            }
        },
        .written("remarks", .list(.text), \.remarks))

    private static let renamed = JSONObject<(from: String, to: String)>(
        .written("from", .text, \.from), .written("to", .text, \.to))

    private static let journey = JSONObject<(screen: String, change: JourneyChange)>(
        .written("screen", .text, \.screen), .written("reach", .text, \.change.head.journey.reach),
        .written("by", .word, \.change.head.journey.by), .written("within", .count, \.change.head.journey.within),
        .written("base", .orNull(.count), \.change.base.steps), .written("head", .orNull(.count), \.change.head.steps))

    private static let finding = JSONObject<(item: ComparedFinding, audit: ScreenAudit, location: TextLocation)>(
        .written("change", .word, \.item.change), .written("rule", .text, \.item.finding.ruleID),
        .written("severity", .word, \.item.finding.severity),
        .written("message", .text) { Wording.message(of: $0.item.finding) },
        .written("screen", .text, \.audit.screen.title), .written("file", .text, \.audit.screen.origin.file),
        .written("line", .position, \.location.line), .written("column", .position, \.location.column),
        .written("key", .text, \.item.finding.key), .written("cause", .text, \.item.finding.cause.id))

    private static let cause = JSONObject<(cause: ComparedCause, screens: [String])>(
        .written("change", .word, \.cause.change), .written("id", .text, \.cause.group.cause.id),
        .written("rule", .text, \.cause.group.ruleID), .written("severity", .word, \.cause.group.severity),
        .written("element", .text, \.cause.group.cause.element), .written("screens", .list(.text), \.screens),
        .written("base", .count, \.cause.baseCount), .written("head", .count, \.cause.headCount))
}
