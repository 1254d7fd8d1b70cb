/// The numbers of found, wrongly named and missed defects by kind.
struct SeededTable {
    private var names: [String] = []
    private var counts: [String: [SeededAudit.Outcome: Int]] = [:]
    private var lacks: [String: String] = [:]
    private var total: [SeededAudit.Outcome: Int] = [:]
    private var unseen = 0
    /// The defects that the dump shows and the expected rule does not find.
    var misses: [String] = []

    /// Counts one defect.
    ///
    /// - Parameter lack: What the dump lacks to show a defect that was not found.
    mutating func count(_ outcome: SeededAudit.Outcome, _ name: String, lack: String?) {
        if counts[name] == nil { names.append(name) }
        counts[name, default: [:]][outcome, default: 0] += 1
        total[outcome, default: 0] += 1
        if let lack {
            lacks[name] = lack
            unseen += 1
        }
    }

    /// The share of defects found among those that the dump shows.
    var share: Double {
        let shown = total.values.reduce(0, +) - unseen
        return shown == 0 ? 1 : Double(total[.found, default: 0]) / Double(shown)
    }

    /// One line for each kind, and the sum.
    func text(title: String) -> String {
        let rows = names.map { name -> String in
            let lack = lacks[name].map { "\tlacks \($0)" } ?? ""
            return numbers(counts[name]!) + "\t" + name + lack
        }
        let sum = numbers(total) + "\tall, \(unseen) of them not in the dump"
        return (["\(title): found, wrong rule, missed"] + rows + [sum] + misses.map { "MISS \($0)" })
            .joined(separator: "\n")
    }

    private func numbers(_ counts: [SeededAudit.Outcome: Int]) -> String {
        SeededAudit.Outcome.allCases.map { "\(counts[$0, default: 0])" }.joined(separator: "\t")
    }
}
