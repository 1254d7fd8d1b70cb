/// A success criterion of WCAG 2.2 (https://www.w3.org/TR/WCAG22/) that an accessibility tree can violate.
package struct WCAGCriterion: Hashable, Sendable {
    /// The conformance level.
    package enum Level: String, Sendable {
        /// The lowest level.
        case a = "A"
        /// The level that laws usually require.
        case aa = "AA"
        /// The highest level.
        case aaa = "AAA"
    }

    /// The number, `2.5.8`.
    package let number: String
    /// The title, `Target Size (Minimum)`.
    package let title: String
    /// The conformance level.
    package let level: Level

    /// Returns the criterion of a number; `nil` for one that no rule refers to.
    package init?(number: String) {
        guard let criterion = Self.all.first(where: { $0.number == number }) else { return nil }
        self = criterion
    }

    private init(_ number: String, _ title: String, _ level: Level) {
        self.number = number
        self.title = title
        self.level = level
    }

    /// Every criterion that rules refer to, by number.
    package static let all = [
        WCAGCriterion("1.1.1", "Non-text Content", .a),
        WCAGCriterion("1.3.1", "Info and Relationships", .a),
        WCAGCriterion("1.3.2", "Meaningful Sequence", .a),
        WCAGCriterion("1.3.4", "Orientation", .aa),
        WCAGCriterion("1.3.5", "Identify Input Purpose", .aa),
        WCAGCriterion("1.4.4", "Resize Text", .aa),
        WCAGCriterion("2.1.1", "Keyboard", .a),
        WCAGCriterion("2.1.2", "No Keyboard Trap", .a),
        WCAGCriterion("2.4.2", "Page Titled", .a),
        WCAGCriterion("2.4.3", "Focus Order", .a),
        WCAGCriterion("2.4.4", "Link Purpose (In Context)", .a),
        WCAGCriterion("2.4.6", "Headings and Labels", .aa),
        WCAGCriterion("2.4.7", "Focus Visible", .aa),
        WCAGCriterion("2.4.9", "Link Purpose (Link Only)", .aaa),
        WCAGCriterion("2.4.10", "Section Headings", .aaa),
        WCAGCriterion("2.4.11", "Focus Not Obscured (Minimum)", .aa),
        WCAGCriterion("2.5.1", "Pointer Gestures", .a),
        WCAGCriterion("2.5.3", "Label in Name", .a),
        WCAGCriterion("2.5.5", "Target Size (Enhanced)", .aaa),
        WCAGCriterion("2.5.8", "Target Size (Minimum)", .aa),
        WCAGCriterion("3.1.1", "Language of Page", .a),
        WCAGCriterion("3.1.2", "Language of Parts", .aa),
        WCAGCriterion("3.2.4", "Consistent Identification", .aa),
        WCAGCriterion("3.3.2", "Labels or Instructions", .a),
        WCAGCriterion("4.1.2", "Name, Role, Value", .a),
        WCAGCriterion("4.1.3", "Status Messages", .aa),
    ]
}
