import AXEngine
import AXRuns
import AXTree

/// The variants of screens in the gallery: which screens are beside each other, and which of their elements are the
/// same.
struct GalleryVariants {
    /// By index of a screen: the screens of its group if it is the first of them in the gallery, else an empty list.
    private var groups: [Int: [Int]] = [:]
    /// By index of a screen and of an element: the name that the same elements of the variants share.
    private var names: [Int: [Int: String]] = [:]

    init(_ run: AuditRun) {
        let named = run.screens.indices.filter { run.screens[$0].screen.group != nil }
        for (number, group) in VariantGroup.all(of: named.map { run.screens[$0].screen }).enumerated() {
            let members = group.members.map { named[$0.index] }
            guard let first = members.min() else { continue }
            for member in members { groups[member] = [] }
            groups[first] = members
            let base = members[0]
            for member in members.dropFirst() {
                let matching = ElementMatching(run.screens[base].screen, run.screens[member].screen)
                for pair in matching.pairs {
                    let name = "\(number)-\(pair.base)"
                    names[base, default: [:]][pair.base] = name
                    names[member, default: [:]][pair.variant] = name
                }
            }
        }
    }

    /// Returns the screens to write where a screen comes: itself, its group if it is the first of it, or none if the
    /// group has been written.
    func screens(at index: Int) -> [Int] { groups[index] ?? [index] }

    /// Returns the names of the elements of a screen that it shares with its variants.
    func names(of index: Int) -> [Int: String] { names[index] ?? [:] }
}
