import AXTestReports
import AXConfiguration
import AXEngine
import AXRuns
import AXSyntax
import AXTree

/// What speaks against Apple's labels in one task, or in the whole app.
struct TaskAssessment {
    /// A screen with failures that speak against a label.
    struct Blocked {
        let label: String
        /// The titles of the screens, each with the number of failures, in the order of the task.
        let screens: [(title: String, failures: Int)]
    }

    /// The name of the task, or `nil` for all screens.
    let name: String?
    /// The number of screens that were looked at.
    let screenCount: Int
    /// The labels with failures against them.
    let blocked: [Blocked]
    /// The screens of the task that the run does not have.
    let missing: [String]

    /// Returns the tasks of the configuration; all screens if it has none.
    static func all(of run: AuditRun) -> [TaskAssessment] {
        let screens = run.screens.indices.filter { run.screens[$0].screen.platform.hasNutritionLabels }
        if screens.isEmpty { return [] }
        let numbers = Set(NutritionLabel.all.flatMap(\.criteria)).sorted()
        let criteria = RuleCriteria(run, rows: Dictionary(uniqueKeysWithValues: zip(numbers, numbers.indices)))
        /// By screen, then by index in `numbers`: the failures.
        let failures: [Int: [Set<Int>]] = Dictionary(
            uniqueKeysWithValues: screens.map { screen in
                let audit = run.screens[screen]
                return (
                    screen,
                    audit.findings.compactMap { finding in
                        if case .suppressed = finding.state { return nil }
                        guard finding.severity == .failure else { return nil }
                        return Set(criteria.rows(of: finding.ruleID, on: audit))
                    }
                )
            })
        func assessment(_ name: String?, _ screens: [Int], missing: [String] = []) -> TaskAssessment {
            let blocked = NutritionLabel.all.compactMap { label -> Blocked? in
                let wanted = Set(numbers.indices.filter { label.criteria.contains(numbers[$0]) })
                let hit = screens.compactMap { screen -> (String, Int)? in
                    let count = failures[screen, default: []].count { !$0.isDisjoint(with: wanted) }
                    return count == 0 ? nil : (run.screens[screen].screen.title, count)
                }
                return hit.isEmpty ? nil : Blocked(label: label.name, screens: hit)
            }
            return TaskAssessment(name: name, screenCount: screens.count, blocked: blocked, missing: missing)
        }
        let tasks = run.record.criteria.tasks
        if tasks.isEmpty { return [assessment(nil, screens)] }
        let screensOfPatterns = screensOfPatterns(Set(tasks.flatMap(\.screens)), run, screens)
        return tasks.map { task in
            var found: [Int] = []
            var seen: Set<Int> = []
            var missing: [String] = []
            for pattern in task.screens {
                let matches = screensOfPatterns[pattern] ?? []
                if matches.isEmpty { missing.append(pattern) }
                found += matches.filter { seen.insert($0).inserted }
            }
            return assessment(task.name, found, missing: missing)
        }
    }

    /// Returns the screens that each pattern names, in their order.
    private static func screensOfPatterns(
        _ patterns: Set<String>, _ run: AuditRun, _ screens: [Int]
    ) -> [String: [Int]] {
        let globs = patterns.filter { Glob.isGlob($0) || $0.contains("\\") }.sorted()
        let set = GlobSet(globs)
        var result: [String: [Int]] = [:]
        for screen in screens {
            let names: Set = [run.screens[screen].screenID.name, run.screens[screen].screen.title]
            let matching = names.intersection(patterns).union(names.flatMap { set.matches($0).map { globs[$0] } })
            for pattern in matching { result[pattern, default: []].append(screen) }
        }
        return result
    }
}
