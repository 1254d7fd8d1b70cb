/// An entry of `accessibilityCustomContent`, which VoiceOver offers under "More Content".
public struct CustomContent: Hashable, Sendable {
    /// `AXCustomContent.label`.
    public var label: String
    /// `AXCustomContent.value`.
    public var value: String
    /// Whether VoiceOver reads the entry without being asked: `AXCustomContent.importance` is `high`.
    public var isImportant: Bool

    /// Creates an entry.
    public init(label: String, value: String, isImportant: Bool = false) {
        self.label = label
        self.value = value
        self.isImportant = isImportant
    }
}
