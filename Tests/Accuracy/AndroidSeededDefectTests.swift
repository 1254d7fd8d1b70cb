import AXAudit
import AXEngine
import Testing

/// Defects that are seeded into clean screens of Android: how many the presets find.
@Suite("Seeded defects on Android")
struct AndroidSeededDefectTests {
    @Test("The clean screens have no finding", arguments: [Preset.recommended, .strict])
    func clean(preset: Preset) throws {
        for screen in AndroidSeededScreen.all {
            let messages = try screen.findings(preset).map { "\(screen.toolkit) \(screen.texts.title): \($0)" }
            #expect(messages == [], "\(preset)")
        }
    }

    @Test("Every kind is found, and nothing elsewhere", arguments: [Preset.recommended, .strict])
    func defects(preset: Preset) throws {
        let known = Set(Rule.all.map(\.id))
        var rows: [String] = []
        for kind in AndroidSeededDefect.all where preset == .strict || !kind.isStrict {
            #expect(kind.rules.isSubset(of: known))
            var (planted, found, beside) = (0, 0, 0)
            for clean in AndroidSeededScreen.all where kind.isPossible(clean) {
                var screen = clean
                kind.seed(&screen)
                let findings = try screen.findings(preset)
                planted += 1
                let isFound = findings.contains {
                    kind.rules.contains($0.rule) && !$0.slots.isDisjoint(with: kind.slots)
                }
                if isFound { found += 1 }
                #expect(isFound, "\(preset) \(kind.name) on \(clean.toolkit) \(clean.texts.title): \(findings)")
                // What is elsewhere would be a false alarm.
                let elsewhere = findings.filter { $0.slots.isDisjoint(with: kind.slots) }
                beside += elsewhere.count
                #expect(elsewhere.isEmpty, "\(preset) \(kind.name) on \(clean.toolkit) \(clean.texts.title)")
            }
            #expect(planted >= 2, "\(kind.name)")
            rows.append("\(planted)\t\(found)\t\(beside)\t\(kind.name)")
        }
        print((["Android, \(preset.rawValue): planted, found, elsewhere"] + rows).joined(separator: "\n"))
    }
}
