import AXRuns
import AXConfiguration
import AXEngine
import AXSyntax

/// Whether the parts of a run, made with `--shard`, are all there and belong together.
extension Archive {
    /// The name of the list of all inputs in `RunRecord.made`.
    package static let inputsName = "inputs"

    /// The number of settings that a message names.
    private static let maximumNamed = 5

    /// Throws if there is no run, or if a part is missing.
    func requireAllParts() throws(InputErrors) {
        guard !headers.isEmpty else {
            throw InputErrors([InputError(file: "", message: "found no run in the archives")])
        }
        try Self.requireAll(Set(headers.compactMap(\.record.shard)), "archive")
    }

    /// Throws if a part of a run is missing. `file` is what a part is in.
    static func requireAll(_ shards: Set<Shard>, _ file: String) throws(InputErrors) {
        for count in Set(shards.map(\.count)).sorted() {
            let missing = (1...count).filter { number in Shard(number, of: count).map { !shards.contains($0) } ?? false
            }
            if missing.isEmpty { continue }
            let names = missing.prefix(20).map { "\($0)/\(count)" }.joined(separator: ", ")
            let more = missing.count > 20 ? " and \(missing.count - 20) more" : ""
            let noun = missing.count == 1 ? "part" : "parts"
            throw InputErrors([
                InputError(file: "", message: "found no \(file) of the \(noun) \(names)\(more), expected all \(count)")
            ])
        }
    }

    /// Whether a part was written by a version that did not record what it was made with.
    package var hasUnknownParts: Bool { headers.contains { $0.record.shard != nil && $0.record.made.isEmpty } }

    /// The rules that some of the runs without parts checked on a platform and others did not, sorted.
    package var differingRules: [String] {
        var screens: [String: [Int: [ScreenAudit]]] = [:]
        for (number, audit) in zip(runNumbers, self.screens) where headers[number - 1].record.shard == nil {
            screens[audit.screen.platform.id, default: [:]][number, default: []].append(audit)
        }
        var differing: Set<String> = []
        for runs in screens.values where runs.count > 1 {
            let rules = runs.values.map { ScreenAudit.rules(of: $0) }
            let common = rules.dropFirst().reduce(rules[0]) { $0.intersection($1) }
            for rules in rules { differing.formUnion(rules.subtracting(common)) }
        }
        return differing.sorted()
    }

    /// How the parts of a run differ in what they were made with, in words; `nil` if they do not.
    var mixture: String? {
        let parts = headers.map(\.record).filter { $0.shard != nil && !$0.made.isEmpty }
        let byCount = Dictionary(grouping: parts) { $0.shard?.count ?? 0 }.sorted { $0.key < $1.key }
        for (count, parts) in byCount {
            // Two runs of other inputs can have the same number of parts.
            let runs = Dictionary(grouping: parts) { $0.made[Self.inputsName] ?? "" }.values
            if runs.count > 1, runs.contains(where: { Set($0.compactMap(\.shard)).count < count }) {
                let lists = runs.map(Self.names).sorted().joined(separator: " and ")
                return "the parts \(lists) are of different lists of inputs, so that a screen can be missing"
            }
            for run in runs {
                let names = Set(run.flatMap(\.made.keys)).filter { name in Set(run.map { $0.made[name] }).count > 1 }
                if names.isEmpty { continue }
                let more = names.count > Self.maximumNamed ? " and \(names.count - Self.maximumNamed) more" : ""
                let named = names.sorted().prefix(Self.maximumNamed).joined(separator: ", ")
                return "the parts \(Self.names(run)) were made with different settings: \(named)\(more)"
            }
        }
        return nil
    }

    /// Returns the parts of a run: `1/3, 2/3 (6 files)`.
    private static func names(_ parts: [RunRecord]) -> String {
        let shards = Set(parts.compactMap(\.shard)).sorted { $0.number < $1.number }
        let files = parts.first?.made[inputsName]?.split(separator: ",").first.map { " (\($0))" } ?? ""
        return shards.map(\.description).joined(separator: ", ") + files
    }
}
