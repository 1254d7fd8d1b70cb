import AXAudit
import Testing

@testable import AXCommandLine

/// Keys that are given twice are found however many keys are between them.
@Suite("Duplicate keys")
struct DuplicateKeyTests {
    private let project: TemporaryProject

    init() throws { project = try TemporaryProject() }

    @Test("In axaudit's own tree, also behind more than 32 keys")
    func tree() throws {
        let others = (0..<40).map { "\"x-\($0)\": 1" }.joined(separator: ", ")
        try project.write(
            "tree.json",
            "{ \"type\": \"button\", \"label\": \"A\", \(others),\n  \"label\": \"B\", \"frame\": [0, 0, 44, 44] }")
        #expect(
            project.run("lint", "@/tree.json").errors
                == "tree.json:2:3: found the duplicate key \"label\", expected each key once\n")
    }

    @Test("In a configuration with more than 32 rules")
    func configuration() throws {
        let rules = Rule.all.prefix(60).map { "\"\($0.id)\": \"warning\"" }.filter { !$0.contains("tree-empty") }
        try project.write("tree.json", Tree.clean)
        try project.write(
            ".axaudit.json",
            "{ \"rules\": { \(rules.joined(separator: ", ")),\n  \"\(Rule.all[40].id)\": \"warning\" } }")
        #expect(
            project.run("lint", "@/tree.json").errors
                == ".axaudit.json:2:3: found the duplicate key \"\(Rule.all[40].id)\", expected each key once\n")
    }

    @Test("In a baseline, among 40 keys that it does not know")
    func baseline() throws {
        let others = (0..<40).map { "\"k\($0)\": 1" }.joined(separator: ", ")
        try project.write("tree.json", Tree.clean)
        try project.write(
            ".axaudit-baseline.json",
            "{ \"kind\": \"axaudit-baseline\", \"version\": 1, \"entries\": [\n  "
                + "{ \"screen\": \"a\", \"rule\": \"b\", \"key\": \"c\", \"count\": 1, \(others),\n  \"key\": \"d\" } ] }"
        )
        #expect(
            project.run("lint", "@/tree.json").errors.hasSuffix(
                ".axaudit-baseline.json:3:3: found the duplicate key \"key\", expected each key once\n"))
    }
}
