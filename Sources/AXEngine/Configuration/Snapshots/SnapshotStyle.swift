/// The style of a snapshot. The raw value is its name in `--style` and in the configuration.
public enum SnapshotStyle: String, CaseIterable, Sendable {
    /// What VoiceOver says, in AXSnapshot's format.
    case text
    /// A list with frames, in A11yUITests' format.
    case json

    /// The extension of a reference's file, with its dot.
    public var fileExtension: String {
        switch self {
        case .text: ".txt"
        case .json: ".json"
        }
    }
}
