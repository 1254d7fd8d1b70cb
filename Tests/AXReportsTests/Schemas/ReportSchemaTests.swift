import AXConfiguration
import AXReports
import Foundation
import TestSupport
import Testing

/// The schema of the JSON report, compared with the expected file of the report.
@Suite("Schema of the report")
struct ReportSchemaTests {
    /// The keys that a schema has, each as a path: `findings.elements.path`.
    private func keys(of schema: Any?, below path: String = "") -> Set<String> {
        guard let schema = schema as? [String: Any] else { return [] }
        var keys: Set<String> = []
        for (key, value) in schema["properties"] as? [String: Any] ?? [:] {
            keys.insert(path + key)
            keys.formUnion(self.keys(of: value, below: path + key + "."))
        }
        keys.formUnion(self.keys(of: schema["items"], below: path))
        for choice in schema["anyOf"] as? [Any] ?? [] { keys.formUnion(self.keys(of: choice, below: path)) }
        return keys
    }

    /// The keys that a value has, as paths.
    private func keys(in value: Any, below path: String = "") -> Set<String> {
        if let list = value as? [Any] {
            return list.reduce(into: []) { $0.formUnion(keys(in: $1, below: path)) }
        }
        return (value as? [String: Any] ?? [:]).reduce(into: []) { keys, member in
            keys.insert(path + member.key)
            keys.formUnion(self.keys(in: member.value, below: path + member.key + "."))
        }
    }

    /// Keys of the schema that are in reports of other screens than those of the expected file: of Android, with pictures, sources,
    /// owners, variants or results of Apple's audit.
    private static let others = [
        "findings.code", "findings.opinion", "findings.owner", "findings.source", "findings.sources",
        "findings.variants",
        "findings.elements.platformType", "screens.group", "screens.groupRules", "screens.picture", "screens.platform",
        "screens.test", "screens.variant",
    ]

    @Test("Every key of the expected file is in the schema, and every other key of the schema is one that it can lack")
    func keys() throws {
        let golden = try JSONSerialization.jsonObject(with: Data(Repository.text("Tests/Golden/report.json").utf8))
        let schema = try JSONSerialization.jsonObject(with: Data(Schema.report.text.utf8))
        let (written, described) = (keys(in: golden), keys(of: schema))
        #expect(written.subtracting(described).isEmpty)
        let missing = described.subtracting(written).filter { key in
            !Self.others.contains { key == $0 || key.hasPrefix($0 + ".") }
        }
        #expect(missing.isEmpty)
        #expect(Set(Self.others).isSubset(of: described))
    }
}
