import AXEngine
import AXTree

/// The differences between a reference and the current screen.
package struct ScreenDifference: Sendable {
    /// The title of the screen.
    package var screen: String
    /// What a reader has to know to judge the changes, for example that the language differs.
    package var remarks: [String] = []
    /// The changes of elements, in reading order.
    package var changes: [Change] = []
    /// The attributes that only one of the two carries.
    package var notCompared: AttributeSet = []
    /// The number of elements on the current screen.
    package var count = 0

    /// The number of lines, if text snapshots were compared and their texts are equal.
    package var equalLineCount: Int?

    /// The difference of the texts, if text snapshots were compared and their texts differ.
    package var patch: TextPatch?

    /// The reference, or `nil` if it is not known. `Change.from` is a number in it, from 1.
    package var reference: ComparedSide?
    /// The current screen, or `nil` if it is not known. `Change.to` is a number in it, from 1.
    package var current: ComparedSide?

    /// Creates a difference without changes.
    package init(screen: String) { self.screen = screen }

    /// Whether nothing differs.
    package var isEmpty: Bool { changes.isEmpty && patch == nil }
}
