import AXEngine
import AXSyntax
import AXTree

/// The owner of some screens, or of the elements with some identifiers and of what they contain.
package struct OwnerEntry: Sendable {
    /// The name of the owner: a team or a person.
    let owner: String
    private let screens: Glob?
    private let elements: ElementSelector?

    /// Creates the entry for a pattern: `Checkout*` for screens, `#pay-*` for identifiers.
    init(_ pattern: String, owner: String) {
        self.owner = owner
        let isIdentifier = pattern.hasPrefix("#")
        screens = isIdentifier ? nil : Glob(pattern)
        elements = isIdentifier ? ElementSelector(identifier: String(pattern.dropFirst())) : nil
    }

    /// Returns whether the entry names the owner of a finding. `subtrees` keeps what was found out about the screen.
    fileprivate func matches(
        _ finding: Finding, on audit: ScreenAudit, _ subtrees: inout SelectedSubtrees?
    ) -> Bool {
        if let screens { return screens.matches(audit.screenID.name) || screens.matches(audit.screen.title) }
        guard let elements, let subject = finding.elements.first else { return false }
        var selected = subtrees.take() ?? SelectedSubtrees(of: elements)
        defer { subtrees = selected }
        return selected.contains(subject.index, of: audit.screen)
    }
}

extension ScreenAudit {
    /// Sets the owner of each finding: that of the first entry that matches.
    package mutating func setOwners(_ entries: [OwnerEntry]) {
        if entries.isEmpty { return }
        var subtrees: [Int: SelectedSubtrees] = [:]
        for index in findings.indices {
            let owner = entries.indices.first { entries[$0].matches(findings[index], on: self, &subtrees[$0]) }
            findings[index].owner = owner.map { entries[$0].owner }
        }
    }
}
