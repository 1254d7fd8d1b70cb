import AXAuditCore
import AXEngine
import AXSources

extension ScreenAudit {
    /// Sets the places in the code of the findings that have none, and what certain edits of the rules insert there.
    mutating func setCode(_ search: CodeSearch, _ rules: PlatformAudit? = nil) {
        for number in findings.indices where findings[number].code == nil {
            let edit = rules?.edit(of: findings[number].ruleID)
            findings[number].code = findings[number].elements.first.flatMap { search.answer(for: $0.index, edit: edit) }
        }
    }
}
