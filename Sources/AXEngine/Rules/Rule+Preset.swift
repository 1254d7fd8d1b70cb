extension Rule {
    /// Returns whether a preset switches the rule on. `strict` includes `recommended`, `all` every rule but the
    /// fourteen tests of A11yUITests.
    public func isIn(_ preset: Preset) -> Bool {
        switch preset {
        case .recommended, .wcag22AA, .variants, .a11yuitests: presets.contains(preset)
        case .strict: presets.contains(.strict) || presets.contains(.recommended)
        case .all: !presets.contains(.a11yuitests)
        }
    }
}

extension [Rule] {
    /// Returns these rules and those that they also select, each once, in the order of `all`.
    package func withAlsoSelected(among all: [Rule]) -> [Rule] {
        let ids = Set(flatMap { [$0.id] + $0.alsoSelects })
        return all.filter { ids.contains($0.id) }
    }
}
