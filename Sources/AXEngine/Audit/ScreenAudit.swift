import AXSyntax
import AXTree

/// What an audit says of one screen.
public struct ScreenAudit: Sendable {
    /// The screen.
    public var screen: Screen
    /// The indices of the elements VoiceOver stops on, in reading order.
    public var exposed: [Int]
    /// The findings, by element and rule.
    public var findings: [Finding]
    /// Where the screen's tree begins in its file: the place of findings that concern the whole screen.
    public var position = SourceLocation(line: 1, column: 1)
    /// The rules that could not be checked, by id.
    public var notChecked: [NotChecked]
    /// The ids of the rules that were switched on, checked or not.
    public var rules: [String]
    /// What ignores and baselines call the screen.
    public var place: ScreenPlace

    /// The rules that were switched on and could be checked.
    var checkedRules: Set<String> { Set(rules).subtracting(notChecked.map(\.ruleID)) }
}
