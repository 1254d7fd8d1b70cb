import AXEngine

/// A finding as a screen of the gallery shows it.
package struct ShownFinding {
    /// The finding, with the elements of the screen that shows it.
    package var finding: Finding
    /// The index of the screen that has the finding: the base of the variants, or the screen itself.
    package let origin: Int
    /// The number of the finding among those of that screen, from 1.
    package let number: Int
}
