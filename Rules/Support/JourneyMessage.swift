import AXEngine
import AXSyntax
import AXTree

/// The message about a journey that takes too many steps: what the way consists of, and what would make it shorter.
struct JourneyMessage {
    private let journey: Journey
    private let screen: ScreenView

    init(_ journey: Journey, on screen: ScreenView) {
        self.journey = journey
        self.screen = screen
    }

    /// Returns the message about a way to the element with a number in reading order, from 0.
    func text(number: Int, steps: Int) -> String {
        let limit = "from \(start) (limit \(journey.within))"
        if journey.by == .elements {
            return "takes \(count(steps, "\(screen.screen.platform.screenReader) swipe")) \(limit)"
                + section(onTheWayTo: number) + shorter(number, steps)
        }
        let jumps = screen.reach.jumps(to: number, by: journey.by)
        let targets = count(jumps, String(journey.by.rawValue.dropLast()))
        let parts = steps == jumps ? targets : "\(targets), then \(count(steps - jumps, "swipe"))"
        return "takes \(count(steps, "step")) by \(journey.by.rawValue) \(limit): \(parts)" + shorter(number, steps)
    }

    /// The element from which steps are counted: `"Back"`.
    private var start: String {
        let first = screen[screen.reach.stops[0].index]
        return first.label.flatMap { $0.isBlank ? nil : "\"\($0.printable(limit: 60))\"" } ?? "the first element"
    }

    /// The heading after which most of the swipes are, if those are a third or more: `: 9 of them after the heading
    /// "Recommended for you"`.
    private func section(onTheWayTo number: Int) -> String {
        guard let (heading, swipes) = screen.reach.longestSection(onTheWayTo: number), swipes * 3 >= number,
            let label = screen[heading].label, !label.isBlank
        else { return "" }
        return ", \(swipes) of them after the heading \"\(label.printable(limit: 60))\""
    }

    /// What is shorter: headings that are there, or a heading directly before the element.
    private func shorter(_ number: Int, _ steps: Int) -> String {
        guard let headings = screen.reach.steps(to: number, by: .headings) else { return "" }
        let more = screen.reach.stepsWithHeading(before: number).flatMap { $0 < min(headings, steps) ? $0 : nil }
        if journey.by == .elements, headings < steps {
            return "; it takes \(count(headings, "step")) by headings"
                + (more.map { ", and would take \($0) with a heading directly before it" } ?? "")
        }
        let byHeadings = journey.by == .headings ? "" : " by headings"
        return more.map { "; it would take \(count($0, "step"))\(byHeadings) with a heading directly before it" } ?? ""
    }

    private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
