import AXEngine
import AXRuns
import AXTree

/// The variants of screens in the gallery: which screens are beside each other, which of their elements are the same,
/// and which of them show a finding.
///
/// A rule over variants reports on the base; its finding is shown where the defect can be seen.
package struct GalleryVariants {
    /// By index of a screen: the screens of its group if it is the first of them in the gallery, else an empty list.
    private var groups: [Int: [Int]] = [:]
    /// By index of a screen and of an element: the name that the same elements of the variants share.
    private var names: [Int: [Int: String]] = [:]
    /// By index of a screen: the findings that it shows, and those that other variants show for it.
    private var shown: [[ShownFinding]]
    private var moved: [Int: [ShownFinding]] = [:]
    /// The names of variants, in the order of their first screens.
    package private(set) var all: [String] = []

    package init(_ run: AuditRun) {
        shown = run.screens.enumerated().map { index, audit in
            audit.findings.enumerated().map { ShownFinding(finding: $1, origin: index, number: $0 + 1) }
        }
        let named = run.screens.indices.filter { run.screens[$0].screen.group != nil }
        for index in named {
            if let variant = run.screens[index].screen.variant, !all.contains(variant) { all.append(variant) }
        }
        for (number, group) in VariantGroup.all(of: named.map { run.screens[$0].screen }).enumerated() {
            let members = group.members.map { named[$0.index] }
            guard let first = members.min() else { continue }
            for member in members { groups[member] = [] }
            groups[first] = members
            let base = members[0]
            for (member, variant) in zip(members, group.members).dropFirst() {
                let matching = ElementMatching(run.screens[base].screen, run.screens[member].screen)
                var elements: [Int: Int] = [:]
                for pair in matching.pairs {
                    let name = "\(number)-\(pair.base)"
                    names[base, default: [:]][pair.base] = name
                    names[member, default: [:]][pair.variant] = name
                    elements[pair.base] = pair.variant
                }
                show(run.screens[base], base, on: member, variant.variant.id, run.screens[member], elements)
            }
            let numbers = Set((moved[base] ?? []).map(\.number))
            shown[base].removeAll { $0.origin == base && numbers.contains($0.number) }
        }
    }

    /// Shows the findings of the base that a variant has on that variant.
    private mutating func show(
        _ audit: ScreenAudit, _ base: Int, on member: Int, _ variant: String, _ other: ScreenAudit,
        _ elements: [Int: Int]
    ) {
        for (number, finding) in audit.findings.enumerated()
        // Contrasts are measured on each variant by itself.
        where finding.style == nil && finding.variants.dropFirst().contains(variant) {
            let found = finding.elements.compactMap { elements[$0.index] }
            // What the variant lacks can be seen on the base only.
            guard !found.isEmpty, found.count == finding.elements.count else { continue }
            let entry = ShownFinding(finding: finding, origin: base, number: number + 1)
            if moved[base]?.contains(where: { $0.number == number + 1 }) != true {
                moved[base, default: []].append(entry)
            }
            var copy = entry
            copy.finding.elements = found.map { FoundElement(index: $0) }
            shown[member].append(copy)
        }
    }

    /// Returns the screens to write where a screen comes: itself, its group if it is the first of it, or none if the
    /// group has been written.
    package func screens(at index: Int) -> [Int] { groups[index] ?? [index] }

    /// Returns the names of the elements of a screen that it shares with its variants.
    package func names(of index: Int) -> [Int: String] { names[index] ?? [:] }

    /// Returns the findings that a screen shows: its own, and those of the base that are about it.
    package func findings(on index: Int) -> [ShownFinding] { shown[index] }

    /// Returns the findings of a screen that its variants show.
    package func findingsOfVariants(on index: Int) -> [ShownFinding] { moved[index] ?? [] }

    /// Returns the number of new findings of a severity that a screen shows.
    package func count(_ severity: Severity, on index: Int) -> Int {
        shown[index].count { $0.finding.state == .new && $0.finding.severity == severity }
    }
}
