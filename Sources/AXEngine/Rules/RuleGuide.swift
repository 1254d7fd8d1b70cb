/// What a rule says to people on one platform.
package struct RuleGuide: Equatable, Sendable {
    /// The defect, in a sentence.
    package var summary: String
    /// The standards and guidelines that it checks.
    package var standards: [Rule.Standard]
    /// The effect of the defect on a person, in a sentence.
    package var why: String
    /// How to fix the defect, in a sentence.
    package var fix: String
    /// The fix as code, by framework; empty where there is nothing to add to `fix`.
    package var snippets: [CodeSnippet]
    /// The defects that it misses and the false positives that it has, in sentences.
    package var limits: [String]

    /// Creates the texts. Snippets without code are left out.
    package init(
        summary: String, standards: [Rule.Standard], why: String, fix: String, snippets: [CodeSnippet] = [],
        limits: [String] = []
    ) {
        self.summary = summary
        self.standards = standards
        self.why = why
        self.fix = fix
        self.snippets = snippets.filter { !$0.code.isEmpty }
        self.limits = limits
    }

    /// Adds the texts that all platforms share, which come before its own. The summary is added if it has none.
    mutating func add(summary: String, standards: [Rule.Standard], limits: [String]) {
        if self.summary.isEmpty { self.summary = summary }
        self.standards = standards + self.standards
        self.limits = limits + self.limits
    }
}
