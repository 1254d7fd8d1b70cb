import AXEngine
import AXTree

/// A text snapshot of a screen, in AXSnapshot's format.
package struct TextSnapshot: Sendable {
    /// The text of each exposed element, in reading order.
    package let blocks: [String]

    /// Creates the snapshot of a screen.
    package init(_ screen: Screen, _ format: ElementFormatter = ElementFormatter()) {
        let format = format.on(screen.platform)
        blocks = Exposure(screen).order.map { format(screen.elements[$0]) }
    }

    /// Creates a snapshot of the texts of elements.
    package init(blocks: [String]) { self.blocks = blocks }

    /// The whole text, without a line feed at the end; empty if nothing is exposed.
    package var text: String {
        guard !blocks.isEmpty else { return "" }
        return Self.separator + blocks.map { "\n\($0)\n\(Self.separator)" }.joined()
    }

    /// The line between elements: 60 hyphens.
    package static let separator = String(repeating: "-", count: 60)
}
