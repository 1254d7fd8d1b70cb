/// A named choice of rules.
public enum Preset: String, CaseIterable, Sendable {
    /// What a screen can violate beyond reasonable doubt. The default.
    case recommended
    /// `recommended`, and what is opinion or noisy.
    case strict
    /// Only what maps to a criterion of WCAG 2.2, level A or AA.
    case wcag22AA = "wcag22-aa"
    /// The fourteen tests of the library A11yUITests, as they were, and nothing else.
    case a11yuitests
    /// Every rule but those fourteen.
    case all
}
