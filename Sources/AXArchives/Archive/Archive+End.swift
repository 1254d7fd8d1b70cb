import AXRuns
import AXConfiguration
import AXEngine
import AXSyntax

extension Archive {
    /// Returns the line that ends a run: its ignores and baselines, and the totals of the lines before it.
    package static func endLine(_ run: AuditRun, _ totals: ArchiveTotals) -> String {
        end.document((run.record, totals), breaking: 0)
    }

    /// The form of the line, of which ``readEnd(_:_:)`` reads the parts.
    static let end = JSONObject<(record: RunRecord, totals: ArchiveTotals)>(
        head("end"), .written("screens", .count, \.totals.screens), .written("findings", .count, \.totals.findings),
        .written("notes", .count, \.totals.notes), .written("sha256", .text, \.totals.digest),
        .written("ignores", .list(.object(ignore)), \.record.ignores),
        .written("baselines", .list(.object(baseline))) {
            $0.record.baselines.sorted { $0.key < $1.key }.map { ($0.key, $0.value.entries) }
        })

    private static let ignore = JSONObject(
        IgnoreRecord(project: 0, location: SettingLocation(file: ""), summary: "", rules: nil),
        .member("project", .count, \.project), .members(of: settingLocation, \.location),
        .member("text", .text, \.summary),
        .member(
            "rules", .orNull(.list(.text)), get: { $0.rules?.sorted() }, set: { $0.rules = $1.map { Set($0) } }),
        .member(
            "expires", .orNull(.text), get: { $0.expires?.description },
            set: { $0.expires = $1.flatMap { CalendarDay($0) } }),
        .member("isExpired", .flag, \.isExpired), .member("isUsed", .flag, \.isUsed),
        .member("isPartial", .flag, \.isPartial),
        .member("checked", .list(.text), get: { $0.checked.sorted() }, set: { $0.checked = Set($1) }))

    private static let baseline = JSONObject<(path: String, entries: [BaselineEntry])>(
        ("", []), .member("path", .text, \.path), .member("entries", .list(.object(entry)), \.entries))

    private static let entry = JSONObject(
        BaselineEntry(BaselineEntry.Key(screen: "", rule: "", key: ""), count: 0),
        .members(of: BaselineEntry.json, \.self), .members(of: entryLocation, \.location))

    private static let entryLocation = JSONObject<SettingLocation?>(
        nil,
        .member("file", .optional(.text), get: { $0?.file }) { object, location throws(SyntaxError) in
            if object.optional("file") != nil { location = try settingLocation.read(object) }
        },
        .written("line", .optional(.orNull(.count))) { $0.map { $0.location?.line } },
        .written("column", .optional(.orNull(.count))) { $0.map { $0.location?.column } })

    // MARK: Reading

    /// Reads the line that ends a run.
    ///
    /// - Throws: If the lines before it are not those that it counts.
    mutating func readEnd(_ line: JSONValue, _ totals: ArchiveTotals) throws(SyntaxError) {
        try Self.check(totals, line)
        for ignore in try line.objects("ignores") { ignores.append(try Self.ignore.read(ignore)) }
        for object in try line.objects("baselines") {
            let (path, entries) = try Self.baseline.read(object)
            let read = Baseline(entries)
            guard baselines[path].map({ $0.entries == read.entries }) ?? true else {
                throw object.error(
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
}
