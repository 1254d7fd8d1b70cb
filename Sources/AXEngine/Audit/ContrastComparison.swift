import AXSyntax
import AXTree

/// Compares the contrast of an element between the light and the dark appearance of a screen.
///
/// The contrast is judged on each screen by itself. A finding on one of them, whose element has enough contrast on the
/// other, gets the names of both and both ratios. It stays on its screen, where its colors are seen.
struct ContrastComparison {
    /// The elements that are the same in the base and the variant.
    private let matching: ElementMatching

    /// Creates a comparison; `nil` if the pictures of the two were not measured, or if they do not differ in the
    /// appearance.
    init?(_ base: ScreenAudit, _ variant: ScreenAudit, _ makeMatching: () -> ElementMatching) {
        guard Self.hasContrastFinding(base) || Self.hasContrastFinding(variant),
            base.picture?.isUsed == true, variant.picture?.isUsed == true
        else { return nil }
        let (one, other) = (ScreenVariant(base.screen), ScreenVariant(variant.screen))
        // Large text needs less contrast, so that a ratio that is enough there may be too low here.
        guard one.appearance ?? .light != other.appearance ?? .light,
            one.textSize?.bodyScale ?? 1 == other.textSize?.bodyScale ?? 1
        else { return nil }
        matching = makeMatching()
        guard matching.isSure else { return nil }
    }

    private static func hasContrastFinding(_ audit: ScreenAudit) -> Bool {
        audit.findings.contains { $0.style != nil }
    }

    /// Completes the findings of both screens.
    func callAsFunction(_ base: inout ScreenAudit, _ variant: inout ScreenAudit) {
        let ids = [base, variant].map { ScreenVariant($0.screen).id }
        let partners = Dictionary(matching.pairs.map { ($0.variant, $0.base) }) { first, _ in first }
        complete(&base, ids[0], with: variant, ids[1], ids) { matching[$0] }
        complete(&variant, ids[1], with: base, ids[0], ids) { partners[$0] }
    }

    /// - Parameter partner: Returns the index on the other screen of an element; `nil` if it has no sure match.
    private func complete(
        _ audit: inout ScreenAudit, _ id: String, with other: ScreenAudit, _ otherID: String, _ variants: [String],
        partner: (Int) -> Int?
    ) {
        let (contrasts, others) = (Self.contrasts(audit), Self.contrasts(other))
        for number in audit.findings.indices {
            let finding = audit.findings[number]
            guard finding.style != nil, finding.variants.isEmpty, finding.elements.count == 1,
                let own = contrasts[finding.elements[0].index], let ratio = own.ratio,
                let index = partner(finding.elements[0].index),
                let contrast = others[index], contrast.answer == .enough,
                let otherRatio = contrast.ratio
            else { continue }
            audit.findings[number].variants = variants
            let answer = own.answer == .low ? "Low" : "Borderline"
            let ratios = "\(ElementContrast.rounded(ratio)):1 and \(ElementContrast.rounded(otherRatio)):1"
            audit.findings[number].detail =
                "\(answer) in \(id.printable(limit: 40)), enough in \(otherID.printable(limit: 40)): \(ratios)"
        }
    }

    /// The contrasts of a screen, by element.
    private static func contrasts(_ audit: ScreenAudit) -> [Int: ElementContrast] {
        Dictionary((audit.picture?.contrasts ?? []).map { ($0.index, $0) }) { first, _ in first }
    }

    /// Removes from the findings of a screen what a comparison added.
    static func discard(from audit: inout ScreenAudit) {
        for number in audit.findings.indices
        where audit.findings[number].style != nil && !audit.findings[number].variants.isEmpty {
            audit.findings[number].variants = []
            audit.findings[number].detail = nil
        }
    }
}
