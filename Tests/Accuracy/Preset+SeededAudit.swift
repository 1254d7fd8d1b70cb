import AXAudit
import AXEngine
import AXTree

extension Preset {
    /// The selection by each preset.
    private static let selections = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0, RuleSelection(Configuration(), .all, changes: [.preset($0)])) })

    /// Returns the audit of seeded screens of a platform by the rules of the preset.
    func seededAudit(on platform: Platform) -> PlatformAudit {
        let selection = Self.selections[self] ?? RuleSelection(Configuration(), .all, changes: [.preset(self)])
        return selection.audit(of: ScreenID(name: "seeded", path: "seeded"), on: platform)
    }
}
