import AXTree

extension LeftOver {
    /// What a program left in a text of any kind: a place for a value, what it prints for itself, markup.
    static func any(in text: String) -> String? {
        let facts = TextFacts(text)
        return formatSpecifier(in: text, facts) ?? debugText(in: text, facts) ?? markup(in: text, facts)
    }
}
