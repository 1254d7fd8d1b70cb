import AXAudit

extension Project {
    /// The preset that the selection of rules starts from.
    var preset: Preset { configuration.preset?.value ?? .recommended }

    /// The ids of the rules that run on a screen that no override concerns.
    var idsInForce: Set<String> {
        Set(selection.effectiveRules(on: ScreenID(name: "")).filter(\.isOn).map(\.rule.id))
    }
}
