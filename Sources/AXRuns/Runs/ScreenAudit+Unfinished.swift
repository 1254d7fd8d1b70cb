import AXEngine
import AXSyntax

extension ScreenAudit {
    /// An error for each rule that was stopped on the screen.
    package var unfinished: [InputError] {
        notChecked.filter(\.isUnfinished).map { InputError(file: screen.file, message: "\($0.ruleID): \($0.reason)") }
    }
}
