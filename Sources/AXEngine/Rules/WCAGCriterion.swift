/// A success criterion of the Web Content Accessibility Guidelines (https://www.w3.org/TR/WCAG22/): all of the levels A
/// and AA, and those of level AAA that rules refer to.
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
    /// The first version that has it.
    private let since: WCAGVersion
    /// The last version that has it, or `nil` if it has not been removed.
    private let until: WCAGVersion?
    /// What EN 301 549 V3.2.1 has for it. Source: Annex A of the standard, as ITI's VPAT 2.5 lists it.
    let clauseOf321: EuropeanClause
    /// Whether Section 508 demands it of software that is not a web page (E207.2: WCAG 2.0, levels A and AA, with four
    /// exceptions).
    package let isIn508: Bool

    /// Returns the criterion of a number; `nil` for one that is not in the list.
    package init?(number: String) {
        guard let criterion = Self.all.first(where: { $0.number == number }) else { return nil }
        self = criterion
    }

    private init(
        _ number: String, _ title: String, _ level: Level, _ since: WCAGVersion, _ clauseOf321: EuropeanClause,
        until: WCAGVersion? = nil, isIn508: Bool? = nil
    ) {
        self.number = number
        self.title = title
        self.level = level
        self.since = since
        self.until = until
        self.clauseOf321 = clauseOf321
        self.isIn508 = isIn508 ?? (since == .v20 && level != .aaa)
    }

    /// Returns whether a version of the guidelines has it.
    package func isIn(_ version: WCAGVersion) -> Bool { since <= version && version <= until ?? version }

    /// Every criterion, by number.
    package static let all = [
        WCAGCriterion("1.1.1", "Non-text Content", .a, .v20, .clause("11.1.1.1.1")),
        WCAGCriterion("1.2.1", "Audio-only and Video-only (Prerecorded)", .a, .v20, .clause("11.1.2.1.1")),
        WCAGCriterion("1.2.2", "Captions (Prerecorded)", .a, .v20, .clause("11.1.2.2")),
        WCAGCriterion("1.2.3", "Audio Description or Media Alternative (Prerecorded)", .a, .v20, .clause("11.1.2.3.1")),
        WCAGCriterion("1.2.4", "Captions (Live)", .aa, .v20, .clause("11.1.2.4")),
        WCAGCriterion("1.2.5", "Audio Description (Prerecorded)", .aa, .v20, .clause("11.1.2.5")),
        WCAGCriterion("1.3.1", "Info and Relationships", .a, .v20, .clause("11.1.3.1.1")),
        WCAGCriterion("1.3.2", "Meaningful Sequence", .a, .v20, .clause("11.1.3.2.1")),
        WCAGCriterion("1.3.3", "Sensory Characteristics", .a, .v20, .clause("11.1.3.3")),
        WCAGCriterion("1.3.4", "Orientation", .aa, .v21, .clause("11.1.3.4")),
        WCAGCriterion("1.3.5", "Identify Input Purpose", .aa, .v21, .clause("11.1.3.5.1")),
        WCAGCriterion("1.4.1", "Use of Color", .a, .v20, .clause("11.1.4.1")),
        WCAGCriterion("1.4.2", "Audio Control", .a, .v20, .clause("11.1.4.2")),
        WCAGCriterion("1.4.3", "Contrast (Minimum)", .aa, .v20, .clause("11.1.4.3")),
        WCAGCriterion("1.4.4", "Resize Text", .aa, .v20, .clause("11.1.4.4.1")),
        WCAGCriterion("1.4.5", "Images of Text", .aa, .v20, .clause("11.1.4.5.1")),
        WCAGCriterion("1.4.10", "Reflow", .aa, .v21, .clause("11.1.4.10")),
        WCAGCriterion("1.4.11", "Non-text Contrast", .aa, .v21, .clause("11.1.4.11")),
        WCAGCriterion("1.4.12", "Text Spacing", .aa, .v21, .clause("11.1.4.12")),
        WCAGCriterion("1.4.13", "Content on Hover or Focus", .aa, .v21, .clause("11.1.4.13")),
        WCAGCriterion("2.1.1", "Keyboard", .a, .v20, .clause("11.2.1.1.1")),
        WCAGCriterion("2.1.2", "No Keyboard Trap", .a, .v20, .clause("11.2.1.2")),
        WCAGCriterion("2.1.4", "Character Key Shortcuts", .a, .v21, .clause("11.2.1.4.1")),
        WCAGCriterion("2.2.1", "Timing Adjustable", .a, .v20, .clause("11.2.2.1")),
        WCAGCriterion("2.2.2", "Pause, Stop, Hide", .a, .v20, .clause("11.2.2.2")),
        WCAGCriterion("2.3.1", "Three Flashes or Below Threshold", .a, .v20, .clause("11.2.3.1")),
        WCAGCriterion("2.4.1", "Bypass Blocks", .a, .v20, .void, isIn508: false),
        WCAGCriterion("2.4.2", "Page Titled", .a, .v20, .void),
        WCAGCriterion("2.4.3", "Focus Order", .a, .v20, .clause("11.2.4.3")),
        WCAGCriterion("2.4.4", "Link Purpose (In Context)", .a, .v20, .clause("11.2.4.4")),
        WCAGCriterion("2.4.5", "Multiple Ways", .aa, .v20, .void, isIn508: false),
        WCAGCriterion("2.4.6", "Headings and Labels", .aa, .v20, .clause("11.2.4.6")),
        WCAGCriterion("2.4.7", "Focus Visible", .aa, .v20, .clause("11.2.4.7")),
        WCAGCriterion("2.4.9", "Link Purpose (Link Only)", .aaa, .v20, .beyond),
        WCAGCriterion("2.4.10", "Section Headings", .aaa, .v20, .beyond),
        WCAGCriterion("2.4.11", "Focus Not Obscured (Minimum)", .aa, .v22, .beyond),
        WCAGCriterion("2.5.1", "Pointer Gestures", .a, .v21, .clause("11.2.5.1")),
        WCAGCriterion("2.5.2", "Pointer Cancellation", .a, .v21, .clause("11.2.5.2")),
        WCAGCriterion("2.5.3", "Label in Name", .a, .v21, .clause("11.2.5.3.1")),
        WCAGCriterion("2.5.4", "Motion Actuation", .a, .v21, .clause("11.2.5.4")),
        WCAGCriterion("2.5.5", "Target Size (Enhanced)", .aaa, .v21, .beyond),
        WCAGCriterion("2.5.7", "Dragging Movements", .aa, .v22, .beyond),
        WCAGCriterion("2.5.8", "Target Size (Minimum)", .aa, .v22, .beyond),
        WCAGCriterion("3.1.1", "Language of Page", .a, .v20, .clause("11.3.1.1.1")),
        WCAGCriterion("3.1.2", "Language of Parts", .aa, .v20, .void),
        WCAGCriterion("3.2.1", "On Focus", .a, .v20, .clause("11.3.2.1")),
        WCAGCriterion("3.2.2", "On Input", .a, .v20, .clause("11.3.2.2")),
        WCAGCriterion("3.2.3", "Consistent Navigation", .aa, .v20, .void, isIn508: false),
        WCAGCriterion("3.2.4", "Consistent Identification", .aa, .v20, .void, isIn508: false),
        WCAGCriterion("3.2.6", "Consistent Help", .a, .v22, .beyond),
        WCAGCriterion("3.3.1", "Error Identification", .a, .v20, .clause("11.3.3.1.1")),
        WCAGCriterion("3.3.2", "Labels or Instructions", .a, .v20, .clause("11.3.3.2")),
        WCAGCriterion("3.3.3", "Error Suggestion", .aa, .v20, .clause("11.3.3.3")),
        WCAGCriterion("3.3.4", "Error Prevention (Legal, Financial, Data)", .aa, .v20, .clause("11.3.3.4")),
        WCAGCriterion("3.3.7", "Redundant Entry", .a, .v22, .beyond),
        WCAGCriterion("3.3.8", "Accessible Authentication (Minimum)", .aa, .v22, .beyond),
        WCAGCriterion("4.1.1", "Parsing", .a, .v20, .clause("11.4.1.1.1"), until: .v21),
        WCAGCriterion("4.1.2", "Name, Role, Value", .a, .v20, .clause("11.4.1.2.1")),
        WCAGCriterion("4.1.3", "Status Messages", .aa, .v21, .clause("11.4.1.3")),
    ]
}
