import AXConfiguration
import AXEngine
import AXSyntax
import AXTree

// MARK: Writing

extension Archive {
    /// Returns the line that ends a run: its ignores and baselines, and the totals of the lines before it.
    package static func endLine(_ run: AuditRun, _ totals: ArchiveTotals) -> String {
        line("end") { object in
            object.member("screens", totals.screens)
            object.member("findings", totals.findings)
            object.member("notes", totals.notes)
            object.member("sha256", totals.digest)
            object.member("ignores", objects: run.record.ignores) { ignore($0, &$1) }
            let baselines = run.record.baselines.sorted { $0.key < $1.key }
            object.member("baselines", objects: baselines) { baseline, object in
                object.member("path", baseline.key)
                object.member("entries", objects: baseline.value.entries) { entry($0, &$1) }
            }
        }
    }

    private static func ignore(_ ignore: IgnoreRecord, _ object: inout JSONWriter) {
        object.member("project", ignore.project)
        location(ignore.location, &object)
        object.member("text", ignore.summary)
        if let rules = ignore.rules { object.member("rules", rules.sorted()) } else { object.member("rules", nil) }
        object.member("expires", ignore.expires?.description)
        object.member("isExpired", flag: ignore.isExpired)
        object.member("isUsed", flag: ignore.isUsed)
        object.member("isPartial", flag: ignore.isPartial)
        object.member("checked", ignore.checked.sorted())
    }

    private static func entry(_ entry: BaselineEntry, _ object: inout JSONWriter) {
        object.member("screen", entry.key.screen)
        object.member("rule", entry.key.rule)
        object.member("key", entry.key.key)
        if let message = entry.key.message { object.member("message", message) }
        object.member("count", entry.count)
        if let location = entry.location { self.location(location, &object) }
    }

    private static func location(_ location: SettingLocation, _ object: inout JSONWriter) {
        object.member("file", location.file)
        object.member("line", number: location.location?.line)
        object.member("column", number: location.location?.column)
    }
}

// MARK: - Reading

extension Archive {
    /// Reads the line that ends a run.
    ///
    /// - Throws: If the lines before it are not those that it counts.
    mutating func readEnd(_ line: JSONValue, _ totals: ArchiveTotals) throws(SyntaxError) {
        try Self.check(totals, line)
        for ignore in try line.objects("ignores") { ignores.append(try Self.ignore(ignore)) }
        for baseline in try line.objects("baselines") {
            let path = try baseline.text("path")
            var entries: [BaselineEntry] = []
            for entry in try baseline.objects("entries") { entries.append(try Self.entry(entry)) }
            let read = Baseline(entries)
            guard baselines[path].map({ $0.entries == read.entries }) ?? true else {
                throw baseline.error(
                    found: "another state of the baseline \(path.printable)", expected: "the same in every archive")
            }
            baselines[path] = read
        }
    }

    /// Whether the line that ends a run has no totals, as axaudit 0.1 wrote it.
    static func lacksTotals(_ line: JSONValue) -> Bool {
        ["screens", "findings", "notes", "sha256"].allSatisfy { line.optional($0) == nil }
    }

    private static func check(_ totals: ArchiveTotals, _ line: JSONValue) throws(SyntaxError) {
        if lacksTotals(line) { return }
        for (key, count) in [("screens", totals.screens), ("findings", totals.findings), ("notes", totals.notes)] {
            let expected = try line.count(key)
            guard count != expected else { continue }
            throw (line.optional(key) ?? line).error(
                found: "\(count) \(count == 1 ? String(key.dropLast()) : key) in this run",
                expected: "\(expected): lines of the archive were lost or changed")
        }
        guard try line.text("sha256") != totals.digest else { return }
        throw (line.optional("sha256") ?? line).error(
            found: "other bytes in the lines of this run",
            expected: "those of which this is the digest: the archive was changed")
    }

    private static func ignore(_ object: JSONValue) throws(SyntaxError) -> IgnoreRecord {
        IgnoreRecord(
            project: try object.count("project"), location: try location(object) ?? SettingLocation(file: ""),
            summary: try object.text("text"),
            rules: object.optional("rules") == nil ? nil : Set(try object.texts("rules")),
            expires: try object.optionalText("expires").flatMap { CalendarDay($0) },
            isExpired: try object.flag("isExpired"), isUsed: try object.flag("isUsed"),
            isPartial: try object.flag("isPartial"), checked: Set(try object.texts("checked")))
    }

    private static func entry(_ object: JSONValue) throws(SyntaxError) -> BaselineEntry {
        let key = BaselineEntry.Key(
            screen: try object.text("screen"), rule: try object.text("rule"), key: try object.text("key"),
            message: try object.optionalText("message"))
        return BaselineEntry(key, count: try object.count("count"), location: try location(object))
    }

    private static func location(_ object: JSONValue) throws(SyntaxError) -> SettingLocation? {
        guard let file = try object.optionalText("file") else { return nil }
        return SettingLocation(file: file, location: try object.location())
    }
}
