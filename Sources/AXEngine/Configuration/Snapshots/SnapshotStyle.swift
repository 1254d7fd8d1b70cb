/// What a snapshot looks like. The raw value is what `--style` and the configuration say.
public enum SnapshotStyle: String, CaseIterable, Sendable {
    /// What VoiceOver says, as AXSnapshot writes it.
    case text
    /// A list with frames, as A11yUITests writes it.
    case json

    /// The extension of a reference's file, dot included.
    public var fileExtension: String {
        switch self {
        case .text: ".txt"
        case .json: ".json"
        }
    }
}
