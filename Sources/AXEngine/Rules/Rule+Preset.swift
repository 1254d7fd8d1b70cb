extension Rule {
    /// Whether a preset switches the rule on. `strict` holds what `recommended` holds, `all` everything but the fourteen
    /// tests of A11yUITests.
    public func isIn(_ preset: Preset) -> Bool {
        switch preset {
        case .recommended, .wcag22AA, .a11yuitests: presets.contains(preset)
        case .strict: presets.contains(.strict) || presets.contains(.recommended)
        case .all: !presets.contains(.a11yuitests)
        }
    }
}

extension [Rule] {
    /// These rules and those that go with them, each once, in the order of `all`.
    public func withCompanions(among all: [Rule]) -> [Rule] {
        let ids = Set(flatMap { [$0.id] + $0.companions })
        return all.filter { ids.contains($0.id) }
    }
}
