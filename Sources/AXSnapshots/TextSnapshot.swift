import AXEngine
import AXTree

/// What VoiceOver meets on a screen as a text that can be read in a review: AXSnapshot's format.
public struct TextSnapshot: Sendable {
    /// What each exposed element is written as, in reading order.
    public let blocks: [String]

    /// The snapshot of a screen.
    public init(_ screen: Screen, _ format: ElementFormatter = ElementFormatter()) {
        blocks = Exposure(screen).order.map { format(screen.elements[$0]) }
    }

    /// A snapshot of elements that are written already.
    public init(blocks: [String]) { self.blocks = blocks }

    /// The whole text. No line feed at the end; empty if nothing is exposed.
    public var text: String {
        guard !blocks.isEmpty else { return "" }
        var text = Self.separator
        text.reserveCapacity(blocks.reduce(64) { $0 + $1.utf8.count + 62 })
        for block in blocks {
            text += "\n"
            text += block
            text += "\n"
            text += Self.separator
        }
        return text
    }

    /// The line between elements: 60 hyphens.
    public static let separator = String(repeating: "-", count: 60)
}
