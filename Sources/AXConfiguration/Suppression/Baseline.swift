import AXSyntax
import AXTree

/// The known findings of a project. Every other finding is new.
///
/// A baseline has no lines, frames or indices, so that changes elsewhere on a screen do not make a known finding new.
package struct Baseline: Sendable {
    /// The entries, sorted; no two have the same key.
    package private(set) var entries: [BaselineEntry]

    /// The name of the default baseline file of a project.
    package static let defaultFileName = ".axaudit-baseline.json"
    /// The value of `kind` in the file.
    package static let kind = "axaudit-baseline"
    /// The version of the file format.
    package static let version = 1

    /// A baseline of these entries. The counts of entries with the same key are added.
    package init(_ entries: [BaselineEntry] = []) {
        var counts: [BaselineEntry.Key: BaselineEntry] = [:]
        for entry in entries {
            if let known = counts[entry.key] {
                counts[entry.key]?.count = known.count + entry.count
            } else {
                counts[entry.key] = entry
            }
        }
        self.entries = counts.values.sorted { $0.key < $1.key }
    }

    /// The number of known findings.
    package var count: Int { entries.reduce(0) { $0 + $1.count } }

    /// Reads a baseline file. The former id of a rule is replaced by its id. Entries of a rule that no longer exists
    /// are kept, and are stale.
    ///
    /// - Throws: Every error in the file.
    package init(parsing bytes: [UInt8], file: String, rules: RuleIndex) throws(SettingsErrors) {
        var reader = try SettingsReader(bytes, file: file, rules: rules)
        var entries: [BaselineEntry] = []
        let hint = "create a baseline with \(CommandName.baselineCreate)"
        if reader.root["kind"] != nil {
            let members = reader.members(of: reader.root, ["kind", "version", "entries"], "key of a baseline")
            if let value = members["kind"], reader.text(value, "\"\(Self.kind)\"") != Self.kind {
                throw SettingsErrors([
                    SettingsError(reader.location(of: value), "this is not an axaudit baseline; \(hint)")
                ])
            }
            let version = members["version"]?.wholeNumber
            if version != Self.version {
                let found = version.map { "version \($0)" } ?? "no version"
                throw SettingsErrors([
                    SettingsError(
                        reader.location(of: members["version"] ?? reader.root),
                        "found \(found), expected version \(Self.version); \(hint)")
                ])
            }
            if let list = members["entries"] {
                entries = Self.entries(list, &reader)
            } else {
                reader.report(reader.root, "this baseline has no \"entries\"; \(hint)")
            }
        } else {
            reader.report(reader.root, "this is not an axaudit baseline: it has no \"kind\"; \(hint)")
        }
        guard reader.errors.isEmpty else { throw SettingsErrors(reader.errors) }
        self.init(entries)
    }

    private static func entries(_ list: JSONValue, _ reader: inout SettingsReader) -> [BaselineEntry] {
        guard reader.expect(.array, list, "a list of entries") else { return [] }
        var entries: [BaselineEntry] = []
        var seen: Set<BaselineEntry.Key> = []
        let keys = ["screen", "rule", "key", "message", "count"]
        for item in list.items {
            guard reader.expect(.object, item, "an object with screen, rule, key and count") else { continue }
            let members = reader.members(of: item, keys, "key of an entry")
            for key in keys where key != "message" && members[key] == nil {
                reader.report(item, "this entry has no \"\(key)\"; expected screen, rule, key and count")
            }
            func text(_ key: String) -> String? {
                guard let value = members[key], reader.expect(.string, value, "a string") else { return nil }
                return value.content
            }
            let (screen, rule, element, message) = (text("screen"), text("rule"), text("key"), text("message"))
            guard let countIndex = members["count"] else { continue }
            guard let count = countIndex.wholeNumber, 1...1_000_000 ~= count else {
                reader.report(countIndex, expected: "a whole number from 1 to 1000000")
                continue
            }
            guard let screen, let rule, let element else { continue }
            let key = BaselineEntry.Key(
                screen: screen, rule: reader.rules.rule(rule)?.id ?? rule, key: element, message: message)
            if seen.insert(key).inserted {
                entries.append(BaselineEntry(key, count: count, location: reader.location(of: item)))
            } else {
                reader.report(item, "found a duplicate entry for \(key.description.printable), expected one")
            }
        }
        return entries
    }
}
