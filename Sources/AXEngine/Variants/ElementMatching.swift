import AXTree

/// Which elements of two variants of a screen are the same element.
package struct ElementMatching: Sendable {
    /// An element of the base and the same element of the variant, by their indices.
    package struct Pair: Hashable, Sendable {
        /// The index in the base.
        package let base: Int
        /// The index in the variant.
        package let variant: Int
    }

    /// The matched elements, in the order of the base.
    package let pairs: [Pair]
    /// The exposed elements of the base that the variant does not have, by index.
    package let lost: [Int]
    /// The exposed elements of the variant that the base does not have, by index.
    package let new: [Int]
    /// The exposed elements of the base that may be one of several elements of the variant, by index. They are not
    /// judged.
    package let unsure: [Int]
    /// Whether most labels are the same in both.
    package let sharesLanguage: Bool
    /// Whether most elements have changed sides.
    package let isMirrored: Bool
    /// The number of exposed elements of the base.
    package let exposedCount: Int

    private let variantIndices: [Int: Int]

    init(
        pairs: [Pair], lost: [Int], new: [Int], unsure: [Int], sharesLanguage: Bool, isMirrored: Bool, exposedCount: Int
    ) {
        self.pairs = pairs
        self.lost = lost
        self.new = new
        self.unsure = unsure
        self.sharesLanguage = sharesLanguage
        self.isMirrored = isMirrored
        self.exposedCount = exposedCount
        variantIndices = Dictionary(pairs.map { ($0.base, $0.variant) }) { first, _ in first }
    }

    /// Returns the index in the variant of an element of the base, or `nil` if it has no sure match.
    package subscript(index: Int) -> Int? { variantIndices[index] }

    /// Matches the elements of two variants of a screen.
    package init(_ base: Screen, _ variant: Screen) {
        let (exposure, otherExposure) = (Self.exposure(base), Self.exposure(variant))
        self = ElementMatcher.matching(base, exposure, variant, otherExposure)
    }

    /// Creates the matching of a screen with itself.
    init(identical exposure: Exposure) {
        self.init(
            pairs: exposure.order.map { Pair(base: $0, variant: $0) }, lost: [], new: [], unsure: [],
            sharesLanguage: true, isMirrored: false, exposedCount: exposure.order.count)
    }

    private static func exposure(_ screen: Screen) -> Exposure {
        Exposure(screen, includesSystem: screen.platform.exposure.listsSystemElements)
    }

    /// Whether the two are surely the same screen: at least half of the exposed elements of the base are matched.
    package var isSure: Bool { exposedCount > 0 && (exposedCount - lost.count - unsure.count) * 2 >= exposedCount }
}
