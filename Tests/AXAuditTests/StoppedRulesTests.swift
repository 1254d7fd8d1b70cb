import AXAudit
import Foundation
import Testing

@Suite("Rules that take too long")
struct StoppedRulesTests {
    /// A rule that stops on a screen named "late", and reports every other screen.
    private static let rule = Rule(
        "slow", "A test.", severity: .failure, needs: [.type], standards: [], why: "A test.", fix: "None.",
        examples: [],
        check: .screen { screen, check in
            if screen.screen.file.hasSuffix("late.json") {
                check.stop("it did not finish")
            } else {
                check.reportScreen("is slow")
            }
        })

    @Test("A rule is not checked after the first stop, in the order of the inputs")
    func order() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("axaudit-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let names = ["1", "2", "3late", "4", "5late", "6", "7", "8"]
        for name in names {
            try #"{"axaudit":1,"root":{"type":"button","label":"A"}}"#
                .write(toFile: "\(folder)/\(name).json", atomically: true, encoding: .utf8)
        }
        let outcomes = Linter(audit: Audit(rules: [Self.rule])).outcomes(
            of: names.map { InputFinder.Input(path: "\(folder)/\($0).json", isNamed: true) })
        let audits = outcomes.flatMap { outcome -> [ScreenAudit] in
            if case .screens(let audits) = outcome { audits } else { [] }
        }
        #expect(audits.map(\.findings.count) == [1, 1, 0, 0, 0, 0, 0, 0])
        let reasons = audits.map { $0.notChecked.map(\.reason) }
        let later = "it was stopped on \(folder)/3late.json: it did not finish"
        #expect(reasons == [[], [], ["it did not finish"]] + Array(repeating: [later], count: 5))
    }

    @Test("A stopped rule does not run")
    func skipped() {
        var audit = Audit(rules: [Self.rule])
        audit.stopped = ["slow": "it was stopped"]
        let result = audit(Screen(elements: [Element(.button)]))
        #expect(result.findings.isEmpty)
        #expect(result.notChecked.map(\.reason) == ["it was stopped"])
    }
}
