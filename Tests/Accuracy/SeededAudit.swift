import AXAudit
import AXEngine
import AXTree

/// The findings on a screen in a form, each with the slots of its elements.
struct SeededAudit {
    /// A finding as the rule, the slots that any of its elements is in, and the message.
    struct Found: Hashable {
        let rule: String
        let slots: Set<String>
        let isOfScreen: Bool
        let message: String
    }

    /// The result for a defect.
    enum Outcome: String, CaseIterable {
        case found, wrongRule, missed
    }

    let found: [Found]
    /// The rules that were not checked, each with the reason.
    let notChecked: [String: String]
    /// The attributes of the dump.
    let carries: AttributeSet
    /// All slots that are in the dump.
    let slots: Set<String>

    /// Audits a screen with the slots of its elements, as `SeededForm` returns it.
    init(_ form: (screen: Screen, slots: [Set<String>]), _ preset: Preset) {
        let (read, slots) = form
        let audit = preset.seededAudit(on: read.platform)(read)
        found = audit.findings.map { finding in
            Found(
                rule: finding.ruleID, slots: Set(finding.elements.flatMap { slots[$0.index] }),
                isOfScreen: finding.elements.isEmpty, message: finding.message)
        }
        notChecked = Dictionary(audit.notChecked.map { ($0.ruleID, $0.reason) }) { first, _ in first }
        // The language of the screen is known in the native form only.
        carries = read.carries.subtracting(read.locale == nil ? [.language] : [])
        self.slots = slots.reduce(into: []) { $0.formUnion($1) }
    }

    /// What was found, and the findings on other elements, both without those of the clean screen.
    func outcome(of kind: SeededDefect, clean: SeededAudit) -> (Outcome, at: [Found], elsewhere: [Found]) {
        let old = Set(clean.found.map { [$0.rule, $0.slots.sorted().joined(separator: " ")] })
        let new = found.filter { !old.contains([$0.rule, $0.slots.sorted().joined(separator: " ")]) }
        let isAt = { (found: Found) in found.isOfScreen || !found.slots.isDisjoint(with: kind.slots) }
        let at = new.filter(isAt)
        let elsewhere = new.filter { !isAt($0) }
        if at.contains(where: { kind.rules.contains($0.rule) }) { return (.found, at, elsewhere) }
        return (at.isEmpty ? .missed : .wrongRule, at, elsewhere)
    }

    /// What the dump lacks for a kind of defect, or `nil` if it shows it.
    func lack(for kind: SeededDefect, _ form: SeededForm, locale: String) -> String? {
        let attributes = kind.attributes(in: locale).subtracting(carries)
        if !attributes.isEmpty { return attributes.inOrder.map(\.name).joined(separator: ", ") }
        if let reason = kind.unseen[form] { return reason }
        if let subject = kind.slots.first, !slots.contains(subject) { return "the element is not listed" }
        let reasons = kind.rules.sorted().compactMap { notChecked[$0] }
        return reasons.count == kind.rules.count ? reasons.joined(separator: "; ") : nil
    }
}
