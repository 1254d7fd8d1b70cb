import AXEngine
import AXRuns
import AXTree

/// What users of the screen reader reach of a crawl, in words: where their way ends, and what is behind it.
package struct ReachLines {
    private let run: AuditRun
    private let reach: CrawlReach

    /// The number of screens behind a barrier that are named.
    private static let maximumNames = 3
    /// The number of barriers that are listed.
    package static let maximumBarriers = 20

    package init(_ run: AuditRun, _ reach: CrawlReach) {
        self.run = run
        self.reach = reach
    }

    /// How many screens may not be reached: `TalkBack may not reach 12 of 97 screens of the crawl`.
    package var summary: String {
        let concerned = reach.unreached.isEmpty ? reach.screens : Array(reach.unreached)
        let readers = Set(concerned.map { run.screens[$0].screen.platform.screenReader }).sorted()
        let all = Wording.count(reach.screens.count, "screen")
        if reach.unreached.isEmpty { return "\(readers.joined(separator: " and ")) may reach all \(all) of the crawl" }
        return "\(readers.joined(separator: " and ")) may not reach \(reach.unreached.count) of \(all) of the crawl"
    }

    /// What was touched where the way ends, and on which screens:
    /// `TalkBack may not activate text "Tax office" (on screen Inbox)`.
    package func place(of barrier: CrawlReach.Barrier) -> String {
        let reader = run.screens[barrier.screens[0]].screen.platform.screenReader
        return "\(reader) may not activate \(barrier.touched) (on \(Wording.screens(barrier.screens.map(name))))"
    }

    /// What is behind a barrier: `which leads to 12 screens: "Letter", "Sender", "Archive" and 9 more`.
    package func contents(of barrier: CrawlReach.Barrier) -> String {
        let names = barrier.behind.prefix(Self.maximumNames).map { "\"\(name($0))\"" }
        let more = barrier.behind.count - names.count
        let list = names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
        return "which leads to \(Wording.count(barrier.behind.count, "screen")): \(list)"
    }

    private func name(_ index: Int) -> String { run.screens[index].screen.title.printable(limit: 60) }

    /// The section of the text report; none if everything is reached.
    package static func text(_ run: AuditRun, _ style: TextStyle) -> [String] {
        guard let reach = CrawlReach(run.screens), !reach.unreached.isEmpty else { return [] }
        let words = ReachLines(run, reach)
        var lines = style.lines("reach: \(words.summary)", indentedBy: 0, hanging: 2)
        for barrier in reach.barriers.prefix(maximumBarriers) {
            let line = "\(words.place(of: barrier)), \(words.contents(of: barrier))"
            lines += style.lines(Escape.terminal(line), indentedBy: 2, hanging: 4)
        }
        let more = reach.barriers.count - maximumBarriers
        if more > 0 { lines.append("  \(Wording.count(more, "place")) not listed; see the JSON report") }
        return lines
    }
}
