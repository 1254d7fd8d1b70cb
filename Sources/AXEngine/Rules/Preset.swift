/// A named selection of rules, which can also set parameters of rules (see `Rule.Parameter.presets`).
public enum Preset: String, CaseIterable, Sendable {
    /// Rules whose findings are defects beyond reasonable doubt. The default.
    case recommended
    /// `recommended`, and rules that are a matter of opinion or noisy.
    case strict
    /// Only rules that map to a success criterion of WCAG 2.2, level A or AA.
    case wcag22AA = "wcag22-aa"
    /// Only rules that compare the variants of a screen: text sizes, languages, directions. They are also part of
    /// `recommended` and `strict`, and run where screens have variants.
    case variants
    /// The fourteen tests of the library A11yUITests, unchanged, and no other rule.
    case a11yuitests
    /// All rules but those fourteen.
    case all
}
