/// One entry of an element's accessibilityCustomContent: what VoiceOver offers under "More Content".
public struct CustomContent: Hashable, Sendable {
    /// What the entry is about.
    public var label: String
    /// What it says.
    public var value: String
    /// Whether VoiceOver reads it without being asked.
    public var isImportant: Bool

    /// An entry that says `value` about `label`.
    public init(label: String, value: String, isImportant: Bool = false) {
        self.label = label
        self.value = value
        self.isImportant = isImportant
    }
}
