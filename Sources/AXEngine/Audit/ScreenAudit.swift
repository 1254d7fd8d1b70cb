import AXSyntax
import AXTree

/// The result of the audit of one screen.
public struct ScreenAudit: Sendable {
    /// The screen.
    public var screen: Screen
    /// The indices of the exposed elements, in reading order.
    package var exposed: [Int]
    /// The findings, by element and rule.
    public var findings: [Finding]
    /// The location of the screen's tree in its file, which findings of the whole screen have.
    package var location = TextLocation(line: 1, column: 1)
    /// The rules that could not be checked, by id.
    public var notChecked: [NotChecked]
    /// The ids of the rules that were switched on, checked or not.
    package var rules: [String]
    /// The identity of the screen in ignores, baselines and reports.
    public var screenID: ScreenID
    /// The index of the screen among those of its file.
    package var number = 0
    /// Why the screen has no verdict; `nil` if it has one.
    package var reasonWithoutVerdict: String?
    /// Why the screen was not looked at as a whole: companions that cannot be read, and rules that were stopped. Its
    /// findings are reported, but it has no verdict.
    package var unfinished: [String] = []
    /// Whether the configuration leaves the screen out, so that the run needs no verdict on it.
    package var isSkipped = false
    /// How long the rules took, or `nil` if that was not measured.
    package internal(set) var times: RuleTimes?
    /// What the journeys of the screen take, in the order of the configuration.
    package var journeys: [JourneyResult] = []
    /// The steps of a crawl from the screen to others.
    package var steps: [CrawlStep] = []
    /// The path of the baseline that applies to the screen, or `nil` if there is none.
    package var baseline: String?

    /// The identifiers of the kinds of companions that are beside the dump, of those that a rule needs.
    package var companions: Set<String> = []
    /// What the picture of the screen tells; `nil` without one. The indices are those of the whole tree.
    package var picture: PictureAudit?
    /// The rules over groups of screens that can be checked on the screen.
    package var groupRules = GroupRules()
    /// The rules that are switched on and are not part of the run, because no screen of the run has an input that they
    /// need.
    package var leftOut: [NotChecked] = []

    /// Creates a result.
    package init(
        screen: Screen, exposed: [Int], findings: [Finding], notChecked: [NotChecked], rules: [String],
        screenID: ScreenID
    ) {
        self.screen = screen
        self.exposed = exposed
        self.findings = findings
        self.notChecked = notChecked
        self.rules = rules
        self.screenID = screenID
    }

    /// The elements that were removed, or `nil` if the tree is whole.
    package internal(set) var removed: RemovedElements?

    /// Returns the ids of the rules that were switched on for at least one of the screens.
    package static func rules(of audits: [ScreenAudit]) -> Set<String> {
        var ids: Set<String> = []
        var last: [String] = []
        // Most screens of a run share one list, which is compared at once.
        for audit in audits where audit.rules != last {
            last = audit.rules
            ids.formUnion(last)
        }
        return ids
    }

    /// The number of elements of the screen, with those that were removed.
    package var elementCount: Int { screen.elements.count + (removed?.elements ?? 0) }

    /// The number of exposed elements of the screen, with those that were removed.
    package var exposedCount: Int { exposed.count + (removed?.exposed ?? 0) }

    /// Returns the position in the reading order of the screen of an item of `exposed`.
    package func readingNumber(at position: Int) -> Int { removed?.readingNumbers[position] ?? position }

    /// Returns the index in the whole tree of an element of `screen`.
    package func indexInTree(_ index: Int) -> Int { removed?.indices[index] ?? index }

    /// The rules that the configuration of the screen declares.
    package var customRules: [Rule] = []

    /// The rules that were switched on and could be checked.
    package var checkedRules: Set<String> { Set(rules).subtracting(notChecked.map(\.ruleID)) }
}
