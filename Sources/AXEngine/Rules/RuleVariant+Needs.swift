import AXTree

extension RuleVariant {
    /// Returns why the rule cannot be checked on a dump that carries only `carried`; `nil` if it can.
    func reasonNotToCheck(carried: AttributeSet) -> String? {
        let missing = needs.subtracting(carried)
        if !missing.isEmpty { return "this dump carries no \(list(missing.inOrder, "or"))" }
        if !needsOneOf.isEmpty, needsOneOf.isDisjoint(with: carried) {
            let negation = needsOneOf.count == 1 ? "no" : "neither"
            return "this dump carries \(negation) \(list(needsOneOf.inOrder, "nor"))"
        }
        return nil
    }

    /// The reason why a rule has no verdict on a screen of unknown density.
    package static let unknownDensity = "the density of this screen is unknown"

    /// The reason why a rule about touching has no verdict on a screen.
    package static let withoutTouch = "this is the screen of a television, which has no touch screen"

    private func list(_ attributes: [Attribute], _ conjunction: String) -> String {
        let words = attributes.map { $0.plural(on: platform) }
        guard words.count > 1, let last = words.last else { return words.joined() }
        return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}
