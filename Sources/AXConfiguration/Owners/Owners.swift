import AXEngine
import AXSyntax

/// The owners of screens and elements. The first entry that matches applies.
package struct Owners: Sendable {
    /// The entries, in the order of the configuration.
    let entries: [OwnerEntry]
    private let screens: GlobSet
    /// The number of the entry of each pattern in `screens`.
    private let screenEntries: [Int]
    private let elements: SelectorIndex

    init(_ entries: [OwnerEntry]) {
        self.entries = entries
        screenEntries = entries.indices.filter { entries[$0].screens != nil }
        screens = GlobSet(entries.compactMap(\.screens))
        elements = SelectorIndex(entries.map(\.elements))
    }

    /// Returns the first entry for one of the names of a screen.
    fileprivate func entry(ofScreen names: [String]) -> Int? {
        names.compactMap { screens.matches($0).first }.min().map { screenEntries[$0] }
    }

    /// The first entries for the elements of a screen.
    fileprivate var subtrees: SelectedSubtrees { SelectedSubtrees(of: elements) }
}

extension ScreenAudit {
    /// Sets the owner of each finding: that of the first entry that matches.
    package mutating func setOwners(_ owners: Owners) {
        if owners.entries.isEmpty { return }
        let entry = owners.entry(ofScreen: [screenID.name, screen.title])
        var subtrees = owners.subtrees
        for index in findings.indices {
            let subject = findings[index].elements.first
            let owner = [entry, subject.flatMap { subtrees.matches($0.index, of: screen).first }].compactMap { $0 }
                .min()
            findings[index].owner = owner.map { owners.entries[$0].owner }
        }
    }
}
