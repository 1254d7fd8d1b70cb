import AXEngine
import AXSyntax
import AXTree

/// A snapshot of what VoiceOver says: one line for each exposed element, in reading order.
package struct SpeechSnapshot: Sendable {
    /// The line of each exposed element: description and hint, with line breaks and invisible characters escaped.
    package let lines: [String]

    /// Creates the snapshot of a screen, from some attributes or from all.
    package init(_ screen: Screen, attributes: AttributeSet? = nil) {
        let order = Exposure(screen).order
        let screen = attributes.map { screen.speaking(only: $0) } ?? screen
        lines = ScreenSpeech(screen, order: order).elements.map { spoken in
            spoken.speech.isSilent ? "(nothing)" : spoken.speech.text.printable(limit: .max)
        }
    }

    /// The whole text, without a line feed at the end; empty if nothing is exposed.
    package var text: String { lines.joined(separator: "\n") }
}
