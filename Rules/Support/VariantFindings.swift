import AXEngine
import AXTree

/// The findings of a rule on a group of screens: an element with the same defect in several variants has one finding,
/// which names them.
struct VariantFindings {
    /// A defect of elements of the base.
    private struct Entry {
        let elements: [ElementView]
        /// What is wrong in the first variant.
        let message: String
        var severity: Severity
        /// The variants with the defect.
        var members: [GroupView.Member]
    }

    private var entries: [Entry] = []
    private var numbers: [[Int]: Int] = [:]

    /// Adds a defect in a variant.
    mutating func add(
        _ elements: [ElementView], in member: GroupView.Member, as severity: Severity = .failure, _ message: String
    ) {
        let key = elements.map(\.index)
        if let number = numbers[key] {
            entries[number].members.append(member)
            entries[number].severity = max(entries[number].severity, severity)
        } else {
            numbers[key] = entries.count
            entries.append(Entry(elements: elements, message: message, severity: severity, members: [member]))
        }
    }

    /// Reports each element once.
    func report(to check: RuleCheck) {
        for entry in entries {
            let others = entry.members.dropFirst().map { $0.traits.id.printableID }
            let also = others.isEmpty ? "" : " (also in \(others.joined(separator: ", ")))"
            check.report(entry.elements, entry.message + also, in: entry.members, as: entry.severity)
        }
    }
}
