import AXEngine
import AXRuns
import AXTree

/// What a run did not look at, in a few lines for all screens: `12 rules not checked on 9 screens: no traits, no hints;
/// …`.
package struct RunNotes {
    /// The lines; none if every rule was checked on every screen and found something.
    package private(set) var lines: [String] = []
    private let style: TextStyle

    /// The number of reasons that are listed; the most frequent come first.
    private static let maximumReasons = 3

    package init(_ run: AuditRun, _ style: TextStyle) {
        self.style = style
        let withoutVerdict = Set(run.screensWithoutVerdict.map(\.index))
        let clean = run.screens.indices.count { index in
            !withoutVerdict.contains(index) && !run.screens[index].findings.contains { $0.state == .new }
        }
        if clean > 0 {
            let all = clean == run.screens.count ? "" : "\(clean) of "
            lines.append("\(run.noFindings) on \(all)\(Wording.count(run.screens.count, "screen"))")
        }
        if !style.isVerbose, let contrast = ContrastSummary(run.screens).text {
            lines += style.lines(contrast, indentedBy: 0, hanging: 2)
        }
        // With more details, each screen says it itself.
        if style.isVerbose {
            addLeftOut(run)
            return
        }
        if let unchecked = UncheckedRules(run) {
            add("not checked: " + unchecked.subject, sorted: unchecked.reasons(Self.brief), separator: ", ")
        }
        let incomplete = run.screens.map(\.screen.incomplete).filter { !$0.isEmpty }
        if !incomplete.isEmpty {
            add(Wording.count(incomplete.count, "screen") + " incomplete", incomplete.flatMap(\.self), separator: "; ")
        }
        let notes = run.screens.indices.filter { !withoutVerdict.contains($0) }
            .map { Self.notes(run.screens[$0].screen, run.settingNames) }.filter { !$0.isEmpty }
        if !notes.isEmpty {
            add("notes on " + Wording.count(notes.count, "screen"), notes.flatMap(\.self), separator: "; ")
        }
    }

    /// Adds a line for each reason why rules are not part of the run.
    private mutating func addLeftOut(_ run: AuditRun) {
        for (reason, rules) in Wording.byReason(run.leftOut) {
            let text = "not part of this run: \(rules.joined(separator: ", ")) (\(reason))"
            lines += style.lines(text, indentedBy: 0, hanging: 2)
        }
    }

    /// Adds a line. Sentences are separated by semicolons, because there are commas in them.
    private mutating func add(_ subject: String, _ reasons: [String], separator: String = ", ") {
        var counts: [String: Int] = [:]
        for reason in reasons { counts[Self.brief(reason), default: 0] += 1 }
        let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        add(subject, sorted: sorted, separator: separator)
    }

    /// Adds a line with the first of some reasons.
    private mutating func add(_ subject: String, sorted: [String], separator: String) {
        let more = sorted.count > Self.maximumReasons ? separator + "…" : ""
        let text = "\(subject): \(sorted.prefix(Self.maximumReasons).joined(separator: separator))\(more)"
        lines += style.lines(text + "; \(CommandName.lint) -v lists them", indentedBy: 0, hanging: 2)
    }

    /// Returns the beginning of a reason: what is before a colon or semicolon, and `no hints in the dump` for `this dump
    /// carries no hints`.
    package static func brief(_ reason: String) -> String {
        let beginning = reason.prefix { $0 != ":" && $0 != ";" }
        let prefix = "this dump carries "
        return beginning.hasPrefix(prefix) ? beginning.dropFirst(prefix.count) + " in the dump" : String(beginning)
    }

    private static func notes(_ screen: Screen, _ names: SettingNames) -> [String] {
        [screen.exposureNote].compactMap(\.self) + screen.origin.notes + screen.remarks(naming: names)
    }
}
