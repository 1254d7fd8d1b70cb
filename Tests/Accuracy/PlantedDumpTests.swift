import AXAudit
import AXEngine
import Testing

/// Small dumps with the kinds of defects that were missed most often, and small dumps that are right.
@Suite("Planted dumps")
struct PlantedDumpTests {
    @Test("The defect is found, and nothing else", arguments: PlantedDump.defects, [Preset.recommended, .strict])
    func defects(dump: PlantedDump, preset: Preset) throws {
        let findings = try dump.findings(preset)
        #expect(findings.contains { dump.rules.contains($0.rule) }, "\(findings)")
        #expect(findings.allSatisfy { dump.rules.contains($0.rule) }, "\(findings)")
        #expect(
            dump.subject.isEmpty || findings.contains { $0.labels.contains { $0.contains(dump.subject) } },
            "\(findings)")
    }

    @Test("A screen that is right has no finding", arguments: PlantedDump.right, [Preset.recommended, .strict])
    func right(dump: PlantedDump, preset: Preset) throws {
        let findings = try dump.findings(preset)
        #expect(findings.isEmpty, "\(findings)")
    }
}
