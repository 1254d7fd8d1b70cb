import AXEngine

/// Which screens of a crawl a user of the screen reader reaches, of those that the crawl reached by touch.
///
/// The crawl took steps from screen to screen. Who uses the screen reader can take all of them except for touches where
/// it has no stop that can be activated. Both begin on the screens to which no step leads; where each screen has one
/// that leads to it, on the first.
package struct CrawlReach: Sendable {
    /// Where the way of the screen reader ends: the same touch, on one or several screens.
    package struct Barrier: Sendable {
        /// The indices of the screens on which it was touched, of those that the screen reader reaches.
        package fileprivate(set) var screens: [Int]
        /// What was touched, in words.
        package let touched: String
        /// The indices of the screens that are not reached because of it, in the order of the steps that lead there.
        package fileprivate(set) var behind: [Int] = []
    }

    /// A way from one screen to another, by their indices.
    package struct Way: Sendable {
        package let from: Int
        package let to: Int
        /// Whether the screen reader cannot go it.
        package let isBarred: Bool
    }

    /// The indices of the screens from or to which a step leads.
    package let screens: [Int]
    /// The indices of those that the screen reader does not reach.
    package let unreached: Set<Int>
    /// Where its way ends, with most screens behind first.
    package let barriers: [Barrier]
    /// The ways between the screens, each once, in the order of the screens. One that can be gone by another touch is
    /// not barred.
    package let ways: [Way]
    /// The numbers of steps to the screens from where both begin.
    package let distances: [Int: Int]

    /// Finds out what is reached of the screens of a run; `nil` if none tells what followed a touch, or if none of the
    /// screens that followed is there.
    package init?(_ audits: [ScreenAudit]) {
        guard audits.contains(where: { audit in audit.steps.contains { $0.touched != nil } }) else { return nil }
        let numbers = ScreenNumbers(audits)
        /// By the screens from and to which a way leads, whether each touch on it is barred.
        var isBarred: [[Int]: Bool] = [:]
        /// By screen, what was touched there without effect for the screen reader, and the screen that followed.
        var barred: [Int: [(touched: String, to: Int)]] = [:]
        for (from, audit) in audits.enumerated() {
            for step in audit.steps {
                guard let to = numbers.number(of: step.opened, after: audit), to != from else { continue }
                isBarred[[from, to]] = step.isBarred && isBarred[[from, to]] != false
                if step.isBarred { barred[from, default: []].append((step.touched ?? "", to)) }
            }
        }
        ways = isBarred.map { Way(from: $0[0], to: $0[1], isBarred: $1) }.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        screens = Set(ways.flatMap { [$0.from, $0.to] }).sorted()
        if screens.isEmpty { return nil }
        let all = Self.successors(ways)
        let open = Self.successors(ways.filter { !$0.isBarred })
        let starts = Self.starts(screens, all)
        distances = Self.distances(from: starts, all)
        let reached = Self.distances(from: starts, open)
        let unreached = Set(screens.filter { reached[$0] == nil })
        self.unreached = unreached

        var barriers: [Barrier] = []
        var numberOfTouched: [[String]: Int] = [:]
        var firstSteps: [(barrier: Int, to: Int)] = []
        for from in screens where reached[from] != nil {
            for (touched, to) in barred[from] ?? [] where unreached.contains(to) {
                let key = [audits[from].screen.platform.id, touched]
                let number = numberOfTouched[key] ?? barriers.count
                numberOfTouched[key] = number
                if number == barriers.count { barriers.append(Barrier(screens: [], touched: touched)) }
                if barriers[number].screens.last != from { barriers[number].screens.append(from) }
                firstSteps.append((number, to))
            }
        }
        // Each screen is behind the barrier from which it takes the fewest steps.
        var isAssigned: Set<Int> = []
        var next = firstSteps
        while !next.isEmpty {
            let current = next
            next = []
            for (number, screen) in current where isAssigned.insert(screen).inserted {
                barriers[number].behind.append(screen)
                next += (all[screen] ?? []).filter(unreached.contains).map { (number, $0) }
            }
        }
        self.barriers = barriers.filter { !$0.behind.isEmpty }.enumerated().sorted {
            ($1.element.behind.count, $0.offset) < ($0.element.behind.count, $1.offset)
        }.map(\.element)
    }

    /// Returns the screens to which ways lead, by the screen from which they do.
    private static func successors(_ ways: [Way]) -> [Int: [Int]] {
        Dictionary(grouping: ways, by: \.from).mapValues { $0.map(\.to) }
    }

    /// Returns the screens to which no way leads, and the first one of those that are reached from none of them, until
    /// all are reached.
    private static func starts(_ screens: [Int], _ successors: [Int: [Int]]) -> [Int] {
        let targets = Set(successors.values.joined())
        var starts = screens.filter { !targets.contains($0) }
        var reached = Set(distances(from: starts, successors).keys)
        for screen in screens where !reached.contains(screen) {
            starts.append(screen)
            reached.formUnion(distances(from: [screen], successors).keys)
        }
        return starts
    }

    /// Returns the number of steps to each screen that is reached.
    private static func distances(from starts: [Int], _ successors: [Int: [Int]]) -> [Int: Int] {
        var distances = Dictionary(starts.map { ($0, 0) }) { first, _ in first }
        var queue = starts[...]
        while let screen = queue.popFirst() {
            for next in successors[screen] ?? [] where distances[next] == nil {
                distances[next] = distances[screen, default: 0] + 1
                queue.append(next)
            }
        }
        return distances
    }
}
