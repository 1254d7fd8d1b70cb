import AXAudit
import AXEngine
import AXTree

extension Preset {
    /// The audits of seeded screens, by preset and platform.
    private static let seededAudits: [Preset: [Platform: PlatformAudit]] = Dictionary(
        uniqueKeysWithValues: allCases.map { preset in
            let selection = RuleSelection(Configuration(), .all, changes: [.preset(preset)])
            let screen = ScreenID(name: "seeded", path: "seeded")
            let audits = Platform.all.map { ($0, selection.audit(of: screen, on: $0)) }
            return (preset, Dictionary(uniqueKeysWithValues: audits))
        })

    /// Returns the audit of seeded screens of a platform by the rules of the preset.
    func seededAudit(on platform: Platform) -> PlatformAudit {
        Self.seededAudits[self]?[platform] ?? PlatformAudit([], on: platform)
    }
}
