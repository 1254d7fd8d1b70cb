import AXEngine
import AXTree

extension ScreenView {
    /// Whether the screen is read from right to left: by its layout direction, its language or, without a language, the
    /// labels of its exposed elements.
    var isRightToLeft: Bool { screen.isRightToLeft(subjectIndices) }
}
