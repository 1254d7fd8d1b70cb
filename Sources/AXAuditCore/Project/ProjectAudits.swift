import AXSyntax

/// The audits of the screens of a project, each made for the first screen that needs it.
package final class ProjectAudits: Sendable {
    private let entries = Lock<[Entry]>(initialState: [])

    /// The audit of the screens of a platform to which the same overrides apply.
    private struct Entry {
        let platform: Platform
        let overrides: [Int]
        let audit: PlatformAudit
    }

    /// Returns the audit of a screen of a platform by the rules of the project.
    func audit(of screen: ScreenID, on platform: Platform, by selection: RuleSelection) -> PlatformAudit {
        let overrides = selection.overrides(of: screen)
        return entries.withLock { entries in
            if let entry = entries.first(where: { $0.platform == platform && $0.overrides == overrides }) {
                return entry.audit
            }
            let audit = selection.audit(on: platform, under: overrides)
            entries.append(Entry(platform: platform, overrides: overrides, audit: audit))
            return audit
        }
    }
}
