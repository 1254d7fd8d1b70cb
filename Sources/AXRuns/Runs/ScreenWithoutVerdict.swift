import AXEngine
import AXSyntax
import AXTree

/// A screen of a run that has no verdict, because there was nothing to check on it, or because not all of it was
/// checked.
package struct ScreenWithoutVerdict: Sendable {
    /// The index of the screen in the run.
    package let index: Int
    /// Why it has none: `this is the home screen of iOS, not a screen of an app`.
    package let reason: String
    /// Whether the run needs no verdict on the screen.
    package let isAllowed: Bool
    /// What the user can do: `exclude it, or pass --allow-empty`.
    private let wayOut: String

    /// Creates the entry of a screen of a run; `nil` if the screen has a verdict.
    init?(_ index: Int, of run: AuditRun) {
        let audit = run.screens[index]
        guard let reason = audit.missingVerdict else { return nil }
        self.index = index
        self.reason = reason
        guard audit.unfinished.isEmpty else {
            isAllowed = false
            wayOut = "mend this, and lint the screen again"
            return
        }
        isAllowed = audit.isSkipped && !run.decision.skippedAll || run.gate.allowsEmpty
        let action = audit.elementCount == 0 ? "take the dump when the screen has loaded" : "exclude it"
        wayOut = "\(action), or pass \(run.settingNames.allowsEmpty)"
    }

    /// The entry in reports: `no verdict: this is the home screen of iOS, not a screen of an app (exclude it, or pass
    /// --allow-empty)`.
    package var message: String { isAllowed ? "skipped: \(reason)" : "no verdict: \(reason) (\(wayOut))" }
}

extension ScreenAudit {
    /// Why the screen has no verdict; `nil` if it has one. Archives of earlier versions do not say it.
    fileprivate var missingVerdict: String? {
        if !unfinished.isEmpty { return unfinished.joined(separator: "; ") }
        if let reasonWithoutVerdict { return reasonWithoutVerdict }
        return exposedCount == 0 && !screen.origin.isAuditAlone ? "it has no exposed elements" : nil
    }
}

extension AuditRun {
    /// The screens without a verdict, in the order of the screens.
    package var screensWithoutVerdict: [ScreenWithoutVerdict] {
        screens.indices.compactMap { ScreenWithoutVerdict($0, of: self) }
    }

    /// What could not be looked at of screens, which is said beside the reports too.
    package var unfinishedErrors: [InputError] {
        screens.flatMap { audit in audit.unfinished.map { InputError(file: audit.screen.origin.file, message: $0) } }
    }

    /// The errors of the screens without a verdict on which the run needs one.
    package var verdictErrors: [InputError] {
        screensWithoutVerdict.filter { !$0.isAllowed }.map { entry in
            let audit = screens[entry.index]
            let name = audit.screen.name.map { "\($0.printable): " } ?? ""
            return InputError(file: audit.screen.origin.file, location: audit.location, message: name + entry.message)
        }
    }
}
