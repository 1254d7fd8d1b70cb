import AXDumps
import AXArchives
import AXTestReports
import AXConfiguration
import AXEngine
import AXFormats
import AXRuns
import AXSyntax
import AXTree

extension ReportFormat {
    /// The report for programs, version 1.
    public static let json = ReportFormat(
        "json", "JSON for other programs, version 1.", fileEndings: ["json"], incompleteNotes: .always,
        isMadeOfFindings: true
    ) { run, _ in JSONReport.report.document(run) }
}

/// The report for programs, version 1. It includes suppressed and baselined findings, with their state.
enum JSONReport {
    static let report = JSONObject<AuditRun>(
        .constant("version", 1), .written("tool", .object(Archive.tool)) { _ in Version.current },
        .written("verdict", .word, \.verdict), .written("gate", .word, \.gate.level),
        .written(
            "shard", .optional(.text), summary: "The part of the inputs that was checked, e.g. 2/5; absent for all."
        ) { $0.record.shard?.description },
        .object(
            "summary", .written("failures", .count) { $0.count(.failure) },
            .written("warnings", .count) { $0.count(.warning) }, .written("suppressed", .count, \.suppressed),
            .written("baselined", .count, \.baselined), .written("notChecked", .count, \.notChecked),
            .written("screens", .count, \.screens.count),
            .written("elements", .count) { $0.screens.reduce(0) { $0 + $1.elementCount } }),
        .objects("screens", screen) { run, add in
            let withoutVerdict = run.withoutVerdict
            for (index, audit) in run.screens.enumerated() { add((audit, withoutVerdict[index], run)) }
        },
        .objects("errors", error) { run, add in
            for error in run.inputErrors { add((error, nil)) }
            let screens = run.screensWithoutVerdict.filter { !$0.isAllowed }.map(\.index)
            for (screen, error) in zip(screens, run.verdictErrors) { add((error, screen)) }
        },
        .objects("findings", finding) { run, add in
            for (index, audit) in run.screens.enumerated() {
                for finding in audit.findings { add((finding, audit, index)) }
            }
        },
        .written(
            "causes", .optional(.list(.object(cause))), summary: "The new findings by cause; absent with --no-group."
        ) { run in run.groupsFindings ? run.causes.map { ($0, run) } : nil },
        .written(
            "reach", .optional(.object(reach)),
            summary: "What the screen reader reaches of a crawl; absent if no screen tells what followed it."
        ) { CrawlReach($0.screens) })

    /// Screens are given by their indices in screens.
    private static let reach = JSONObject<CrawlReach>(
        .written("screens", .count, summary: "The number of screens from or to which a step leads.", \.screens.count),
        .written("unreached", .list(.count), summary: "Those that the screen reader may not reach.") {
            $0.unreached.sorted()
        },
        .objects("barriers", barrier, summary: "Where the way of the screen reader ends.") { reach, add in
            for barrier in reach.barriers { add(barrier) }
        })

    private static let barrier = JSONObject<CrawlReach.Barrier>(
        .written("touched", .text, summary: "What was touched, in words.", \.touched),
        .written("screens", .list(.count), summary: "The screens on which it was touched.", \.screens),
        .written("behind", .list(.count), summary: "The screens that are not reached because of it.", \.behind))

    private static let cause = JSONObject<(group: CauseGroup, run: AuditRun)>(
        .written("id", .text, \.group.cause.id), .written("rule", .text, \.group.ruleID),
        .written("severity", .word, \.group.severity),
        .written("element", .text, summary: "The element in words.", \.group.cause.element),
        .written("screens", .list(.text), summary: "The names of the screens.") { group, run in
            group.screens.map { run.screens[$0].screen.title }
        },
        .written("findings", .count, summary: "The number of new findings.", \.group.count))

    // MARK: Screens

    private static let screen = JSONObject<(audit: ScreenAudit, withoutVerdict: ScreenWithoutVerdict?, run: AuditRun)>(
        .written("name", .text, \.audit.screen.title), .written("file", .text, \.audit.screen.origin.file),
        .written("format", .words(InputFormat.all.map(\.id) + [AuditFile.formatID]), \.audit.screen.origin.format),
        .written("platform", .optional(.words(Platform.all.map(\.id)))) {
            $0.audit.screen.platform == .default ? nil : $0.audit.screen.platform.id
        },
        .written(
            "verdict", .words(["pass", "fail", "none", "skipped"]), summary: "Skipped: none, and the run needs none."
        ) {
            guard let entry = $0.withoutVerdict else { return $0.run.verdict(of: $0.audit).rawValue }
            return entry.isAllowed ? "skipped" : "none"
        },
        .written("reason", .optional(.text), summary: "Why there is no verdict.", \.withoutVerdict?.reason),
        .written("elements", .count, \.audit.elementCount), .written("exposed", .count, \.audit.exposedCount),
        .written("exposure", .words(["given", "inferred"])) {
            $0.audit.screen.exposure == .inferred ? "inferred" : "given"
        },
        .written("notChecked", .list(.object(notChecked)), \.audit.notChecked),
        .written("test", .optional(.object(TestOrigin.json)), \.audit.screen.origin.test).listed(after: "variant"),
        .written(
            "group", .optional(.text), summary: "The name that the screen shares with its other variants.",
            \.audit.screen.group),
        .written("variant", .optional(.orNull(.text))) {
            $0.audit.screen.group == nil ? nil : .some($0.audit.screen.variant)
        },
        .written(
            "groupRules", .optional(.list(.text)), summary: "The rules over groups that are switched on."
        ) { $0.audit.screen.group == nil ? nil : $0.audit.groupRules.settings.map(\.ruleID) },
        .written("notes", .list(.text)) {
            $0.audit.screen.origin.notes + $0.audit.screen.remarks(naming: $0.run.settingNames)
        },
        .written("incomplete", .list(.text), \.audit.screen.incomplete),
        .written(
            "journeys", .listUnlessEmpty(.object(Archive.journeyResult)),
            summary: "The steps that the journeys of the configuration take; null if the element is no stop.",
            \.audit.journeys),
        .written("picture", .optional(.object(picture)), \.audit.picture))

    private static let picture = JSONObject<PictureAudit>(
        .written("file", .text, \.file),
        .written("scale", .orNull(.number), summary: "The pixels of a unit of the frames.") { rounded($0.scale) },
        .written(
            "agreement", .orNull(.number), summary: "The share of the texts that are where the dump says."
        ) { rounded($0.agreement) },
        .written("used", .flag, \.isUsed),
        .written("reason", .orNull(.text), summary: "Why the picture was not used.", \.reason))

    private static func rounded(_ number: Double?) -> Double? { number.map { ($0 * 1000).rounded() / 1000 } }

    /// A rule that was not checked on a screen, with the reason.
    static let notChecked = JSONObject<NotChecked>(
        .written("rule", .text, \.ruleID), .written("reason", .text, \.reason))

    private static let error = JSONObject<(error: InputError, screen: Int?)>(
        .written("file", .text, \.error.file), .written("line", .optional(.position), \.error.location?.line),
        .written("column", .optional(.position), \.error.location?.column), .written("message", .text, \.error.message),
        .written(
            "screen", .optional(.count), summary: "The index in screens of the screen that has no verdict.", \.screen))

    // MARK: Findings

    /// A finding on a screen, which is given by its number in the report.
    private static let finding = JSONObject<(finding: Finding, audit: ScreenAudit, screen: Int)>(
        .writtenMembers(of: beginning, \.finding),
        .written("screen", .count, summary: "The index of the screen in screens.", \.screen),
        .writtenMembers(of: end) { ($0.finding, $0.audit) })

    /// A finding on a screen.
    static let findingOfScreen = JSONObject<(finding: Finding, audit: ScreenAudit)>(
        .writtenMembers(of: beginning, \.finding), .writtenMembers(of: end, \.self))

    /// The members before the number of the screen.
    private static let beginning = JSONObject<Finding>(
        .written("rule", .text, \.ruleID), .written("severity", .word, \.severity),
        .written("state", .words(["new", "baselined", "suppressed"]), \.state.name),
        .written("reason", .optional(.text), \.state.reason), .written("message", .text, \.message),
        .written(
            "variants", .listUnlessEmpty(.text), summary: "The variants that the finding compares, the base first.",
            \.variants
        ).listed(after: "detail"),
        .written("detail", .optional(.text), \.detail))

    /// The members after the number of the screen.
    private static let end = JSONObject<(finding: Finding, audit: ScreenAudit)>(
        .written("key", .text, \.finding.key),
        .written("cause", .text, summary: "The id of the cause.", \.finding.cause.id),
        .written("owner", .optional(.text), summary: "The owner in the configuration.", \.finding.owner),
        .written(
            "code", .optional(.object(CodeAnswer.json)),
            summary: "The place in the sources that makes the first element.", \.finding.code),
        .written(
            "source", .optional(.words(["apple"])), summary: "The tool that found it; absent if axaudit did."
        ) { $0.finding.sources == [.apple] ? "apple" : nil },
        .written(
            "sources", .optional(.list(.word)), summary: "The tools, if several found it."
        ) { $0.finding.sources.count > 1 ? $0.finding.sources : nil },
        .written(
            "opinion", .optional(.object(Opinion.json)), summary: "What axaudit says about a finding of another tool.",
            \.finding.opinion),
        .objects("elements", element, summary: "The subject first; empty for a finding about the whole screen.") {
            item, add in
            for found in item.finding.elements {
                add((item.audit.screen.elements[found.index], found, item.audit.indexInTree(found.index)))
            }
        })

    private static let element = JSONObject<(element: Element, found: FoundElement, index: Int)>(
        .written("index", .count, \.index),
        .written("type", .words(ElementType.allCases.map(\.name)), \.element.type.name),
        .written(
            "platformType", .optional(.text), summary: "The class of an Android view.", \.element.view?.className),
        .written("label", .orNull(.text), summary: shortened, \.element.label?.shortenedForReports),
        .written("identifier", .orNull(.text), summary: shortened, \.element.identifier?.shortenedForReports),
        .written(
            "frame", .orNull(.list(.number)), summary: "[x, y, width, height] in points.", \.element.frame?.numbers),
        .written("path", .text, \.found.path), .written("line", .position, \.found.location.line),
        .written("column", .position, \.found.location.column))

    private static let shortened = "The first 10,000 Unicode scalars, and an ellipsis if there are more."
}
