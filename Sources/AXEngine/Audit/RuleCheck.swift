import AXTree

/// What the code of a rule gets besides the element or screen: the rule's parameters, and where to report findings.
public final class RuleCheck {
    let view: ScreenView
    private(set) var findings: [Finding] = []
    private(set) var notChecked: [NotChecked] = []
    let ruleID: String
    private let isMandatory: Bool
    /// The most severe that the rule can report.
    private let severity: Severity
    /// The parameters that the configuration sets, by name.
    @usableFromInline let values: [String: ParameterValue]
    /// By how much a size may be off, in points, and a little more: in binary, 44 - 43.9 is more than 0.1.
    private let sizeTolerance: Double
    /// The name of the variant on which findings are reported, in a group.
    var baseID = ScreenVariant.base

    init(
        _ view: ScreenView, ruleID: String, isMandatory: Bool, severity: Severity, values: [String: ParameterValue]
    ) {
        self.view = view
        self.ruleID = ruleID
        self.isMandatory = isMandatory
        self.severity = severity
        self.values = values
        sizeTolerance = view.screen.sizeTolerance + 1e-6
    }

    /// The value of one of the rule's parameters.
    @inlinable public subscript<Value: ParameterRepresentable>(parameter: Rule.Parameter<Value>) -> Value {
        if values.isEmpty { return parameter.standard }
        return values[parameter.name].flatMap { Value($0) } ?? parameter.standard
    }

    /// Reports several elements, the subject first. `severity` can lower the rule's severity, not raise it. Elements of
    /// other screens of a group are left out: the message names them.
    public func report(
        _ elements: [ElementView], _ message: String, detail: String? = nil, as severity: Severity? = nil
    ) {
        report(elements, message, detail: detail, style: nil, as: severity)
    }

    /// Reports an element whose defect is its style, such as its colors. Findings on elements of one type and style
    /// have one cause.
    package func report(_ element: ElementView, _ message: String, style: String?, as severity: Severity? = nil) {
        report([element], message, detail: nil, style: style, as: severity)
    }

    private func report(
        _ elements: [ElementView], _ message: String, detail: String?, style: String?, as severity: Severity?
    ) {
        var finding = Finding(
            ruleID: ruleID, severity: min(severity ?? self.severity, self.severity),
            message: message, detail: detail,
            elements: elements.filter { $0.screen === view }.map { FoundElement(index: $0.index) })
        finding.style = style
        findings.append(finding)
    }

    /// Reports elements of the base of a group that differ in these variants, the subject first.
    package func report(
        _ elements: [ElementView], _ message: String, in members: [GroupView.Member], as severity: Severity? = nil
    ) {
        report(elements, message, as: severity)
        findings[findings.count - 1].variants = [baseID] + members.map(\.traits.id)
    }

    /// Reports an element. `severity` can lower the rule's severity, not raise it.
    public func report(
        _ element: ElementView, _ message: String, detail: String? = nil, as severity: Severity? = nil
    ) {
        report([element], message, detail: detail, as: severity)
    }

    /// Reports what another tool found, on an element or on the screen.
    ///
    /// - Parameters:
    ///   - counterparts: The ids of the rules that find the same defect on the element or on the exposed element around
    ///     it.
    package func report(
        _ element: ElementView?, around exposed: ElementView?, _ message: String, detail: String?,
        as severity: Severity,
        of source: FindingSource, opinion: Opinion, counterparts: Set<String>
    ) {
        report([element].compactMap(\.self), message, detail: detail, as: severity)
        let last = findings.count - 1
        findings[last].sources = [source]
        findings[last].opinion = opinion
        guard element != nil else { return }
        findings[last].counterpart = Counterpart(
            rules: counterparts, elements: Set([element?.index, exposed?.index].compactMap(\.self)))
    }

    /// Reports that the screen as a whole lacks something. If contents of the screen are missing from the dump, this
    /// cannot be known, and the rule has no verdict unless it is mandatory.
    public func reportScreen(_ message: String, detail: String? = nil, as severity: Severity? = nil) {
        guard isMandatory || !view.screen.lacksContents else {
            return couldNotCheck("contents of the screen are missing from this dump")
        }
        report([], message, detail: detail, as: severity)
    }

    /// Records that the rule has no verdict on this screen. `reason` continues a sentence, as in `NotChecked.reason`.
    public func couldNotCheck(_ reason: String) {
        notChecked.append(NotChecked(ruleID: ruleID, reason: reason))
    }

    /// Records that the rule was stopped on this screen, so that the run has no verdict. `reason` is a sentence without
    /// a full stop.
    package func couldNotFinish(_ reason: String) {
        notChecked.append(NotChecked(ruleID: ruleID, reason: reason, isUnfinished: true))
    }

    /// Returns whether a side of the frame is shorter than `minimum` points, by more than the dump may be off.
    public func isSmaller(_ frame: Rect, than minimum: Double) -> Bool { isSmaller(frame.size, than: minimum) }

    /// Returns whether a side is shorter than `minimum` points, by more than the dump may be off.
    package func isSmaller(_ size: Size, than minimum: Double) -> Bool {
        size.width - minimum < -sizeTolerance || size.height - minimum < -sizeTolerance
    }
}
