/// What the screen reader of a platform can land on.
package struct PlatformExposure: Sendable {
    /// Determines the exposed elements of a screen. If the flag is false, elements of the system are left out.
    package let exposure: @Sendable (_ screen: Screen, _ includesSystem: Bool) -> Exposure
    /// For each element of a screen, whether a bar of the system that enlarges hit areas contains it. Empty if there is
    /// no bar.
    package let isInBar: @Sendable (Screen) -> [Bool]
    /// For each element of a screen, whether another one lies over it, so that neither its size nor its contents are
    /// known. Empty if none is covered. The second parameter says for each element whether it is exposed.
    package let isCovered: @Sendable (_ screen: Screen, _ isExposed: [Bool]) -> [Bool]
    /// The page that lies over the other elements of its window; `nil` if there is none, or if the dump does not tell.
    /// The second parameter says for each element whether it is exposed.
    package let coveringPage: @Sendable (_ screen: Screen, _ isExposed: [Bool]) -> CoveringPage?
    /// Whether a list of what the screen reader says contains the elements of the system.
    package let listsSystemElements: Bool

    /// Creates the exposure of a platform.
    package init(
        listsSystemElements: Bool = false, isInBar: @escaping @Sendable (Screen) -> [Bool] = { _ in [] },
        isCovered: @escaping @Sendable (_ screen: Screen, _ isExposed: [Bool]) -> [Bool] = { _, _ in [] },
        coveringPage: @escaping @Sendable (_ screen: Screen, _ isExposed: [Bool]) -> CoveringPage? = { _, _ in nil },
        exposure: @escaping @Sendable (_ screen: Screen, _ includesSystem: Bool) -> Exposure
    ) {
        self.exposure = exposure
        self.isInBar = isInBar
        self.isCovered = isCovered
        self.coveringPage = coveringPage
        self.listsSystemElements = listsSystemElements
    }
}
