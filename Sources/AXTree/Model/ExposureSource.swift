/// How it is known which elements VoiceOver stops on.
public enum ExposureSource: String, CaseIterable, Sendable {
    /// Every element says so itself.
    case given
    /// The dump lists only what VoiceOver reaches.
    case listed
    /// The dump does not tell; worked out from types, labels and traits.
    case inferred
}
