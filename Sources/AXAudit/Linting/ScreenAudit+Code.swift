import AXSources

extension ScreenAudit {
    /// Sets the places in the code of the findings that have none.
    mutating func setCode(_ search: CodeSearch) {
        for number in findings.indices where findings[number].code == nil {
            findings[number].code = findings[number].elements.first.flatMap { search.answer(for: $0.index) }
        }
    }
}
