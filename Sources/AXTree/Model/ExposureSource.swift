/// The source of the information which elements are exposed.
public enum ExposureSource: String, CaseIterable, Sendable {
    /// The elements carry `isAccessibilityElement`.
    case given
    /// The dump contains only what VoiceOver reaches.
    case listed
    /// The dump carries no information; exposure is inferred from types, labels and traits.
    case inferred
}
