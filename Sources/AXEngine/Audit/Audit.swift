import AXSyntax
import AXTree

/// Runs rules over screens. A pure function of its values: the same screen gives the same findings in the same order.
public struct Audit: Sendable {
    /// The rules that are switched on.
    let settings: [RuleSetting]
    /// Whether elements of the system are checked too: the keyboard, the status bar, the share sheet, the home screen.
    package var includesSystem = false
    /// Returns the time that has passed since some point in the past; `nil` to measure nothing.
    package var now: (@Sendable () -> TimeSpan)?

    /// Creates an audit by these rules.
    package init(_ settings: [RuleSetting]) { self.settings = settings }

    /// Creates an audit by rules with their own severities and parameters.
    public init(rules: [Rule]) { self.init(rules.map { RuleSetting($0) }) }

    /// Audits one screen.
    public func callAsFunction(_ screen: Screen) -> ScreenAudit { self(screen, picture: nil) }

    /// Audits one screen with its picture and journeys.
    package func callAsFunction(
        _ screen: Screen, picture: PictureInput?, journeys: [JourneyTarget]? = nil
    ) -> ScreenAudit {
        var audit = PlatformAudit(settings, on: screen.platform, includesSystem: includesSystem)
        audit.now = now
        audit.picture = picture
        audit.journeys = journeys
        if picture != nil { audit.companions.insert(.picture) }
        return audit(screen)
    }

    /// Returns the findings by element, then by rule; findings of the whole screen come first. Findings of one rule on
    /// one element keep their order.
    package static func sorted(_ findings: [Finding]) -> [Finding] {
        findings.enumerated().sorted { one, other in
            let (first, second) = (one.element.elements.first?.index ?? -1, other.element.elements.first?.index ?? -1)
            if first != second { return first < second }
            if one.element.ruleID != other.element.ruleID { return one.element.ruleID < other.element.ruleID }
            return one.offset < other.offset
        }.map(\.element)
    }
}
