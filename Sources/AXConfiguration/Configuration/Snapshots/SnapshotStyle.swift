/// The style of a snapshot. The raw value is its name in `--style` and in the configuration.
public enum SnapshotStyle: String, CaseIterable, Sendable {
    /// What VoiceOver speaks, attribute by attribute, in AXSnapshot's format.
    case text
    /// What VoiceOver says word for word, one line for each element.
    case speech
    /// A list with frames, in A11yUITests' format.
    case json

    /// The extension of a reference's file, with its dot.
    package var fileExtension: String {
        switch self {
        case .text: ".txt"
        case .speech: ".speech"
        case .json: ".json"
        }
    }
}
