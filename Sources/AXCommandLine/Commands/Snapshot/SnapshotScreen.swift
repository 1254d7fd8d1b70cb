import AXAudit
import AXSyntax

/// A screen of a run of `axaudit snapshot`.
struct SnapshotScreen {
    let screen: Screen
    /// The references of the project that the screen belongs to.
    let store: SnapshotStore
    /// Whether a screen without any exposed element is accepted.
    let allowsEmpty: Bool
}

extension SnapshotScreen {
    /// The error for a screen without any exposed element, whose snapshot could never differ; `nil` for other screens.
    var emptyError: InputError? {
        guard !allowsEmpty, Exposure(screen).order.isEmpty else { return nil }
        return InputError(file: screen.origin.file, message: Self.emptyMessage(screen))
    }

    /// The error for a screen without any exposed element.
    static func emptyMessage(_ screen: Screen) -> String {
        let reason = screen.reasonWithoutVerdict(Exposure(screen)).map { ": \($0)" } ?? ""
        return "\(screen.title.printable) has no exposed elements\(reason); use --allow-empty to allow this"
    }
}
