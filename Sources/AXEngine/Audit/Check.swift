import AXTree

/// What a rule's code is handed beside the element: its parameters, and the place to report to.
///
/// One object serves all rules of one screen, on one thread, and is gone when the screen is audited.
public final class Check {
    let view: ScreenView
    private(set) var findings: [Finding] = []
    private(set) var notChecked: [NotChecked] = []
    private let settings: [RuleSetting]
    private var number = 0
    /// Whether the configuration says anything of the current rule's parameters. (Nobody else is at it; see `ScreenView`.)
    @exclusivity(unchecked)
    @usableFromInline
    private(set) var hasValues = false

    init(_ view: ScreenView, _ settings: [RuleSetting]) {
        self.view = view
        self.settings = settings
    }

    /// From here on the reports are those of this rule.
    func begin(_ number: Int) {
        self.number = number
        hasValues = !settings[number].values.isEmpty
    }

    private var current: RuleSetting { settings[number] }

    /// The value of one of the rule's parameters.
    @inlinable
    public subscript<Value>(parameter: Parameter<Value>) -> Value {
        if hasValues, let set = value(of: parameter.name), let value = Value(set) { return value }
        return parameter.standard
    }

    /// What the configuration says of a parameter of the current rule.
    @usableFromInline
    func value(of parameter: String) -> ParameterValue? {
        settings[number].values.first { $0.name == parameter }?.value
    }

    /// Reports an element, or several with the subject first. `severity` can lower the rule's, not raise it.
    public func report(
        _ elements: [ElementView], _ message: String, detail: String? = nil, as severity: Severity? = nil
    ) {
        findings.append(
            Finding(
                ruleID: current.rule.id, severity: min(severity ?? current.severity, current.severity),
                message: message,
                detail: detail, elements: elements.map { FoundElement(index: $0.index) }))
    }

    /// Reports an element. `severity` can lower the rule's, not raise it.
    public func report(
        _ element: ElementView, _ message: String, detail: String? = nil, as severity: Severity? = nil
    ) {
        report([element], message, detail: detail, as: severity)
    }

    /// Reports the screen as a whole.
    public func reportScreen(_ message: String, detail: String? = nil, as severity: Severity? = nil) {
        report([], message, detail: detail, as: severity)
    }

    /// Says that the rule could not tell on this screen, and why.
    public func couldNotCheck(_ reason: String) {
        notChecked.append(NotChecked(ruleID: current.rule.id, reason: reason))
    }

    /// Whether a frame is narrower or lower than `minimum` points, by more than the dump may be off.
    public func isSmaller(_ frame: Rect, than minimum: Double) -> Bool {
        // 43.9 is within the tolerance of 44, whatever binary fractions make of the two.
        let tolerance = view.screen.sizeTolerance + 1e-6
        return frame.width - minimum < -tolerance || frame.height - minimum < -tolerance
    }
}
