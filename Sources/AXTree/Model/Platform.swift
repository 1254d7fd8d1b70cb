/// The operating system that a screen was dumped from.
public enum Platform: String, CaseIterable, Sendable {
    /// iOS, iPadOS and the other systems of Apple: VoiceOver reads the screen, frames are in points.
    case iOS = "ios"
    /// Android: TalkBack reads the screen, frames are in density-independent pixels.
    case android

    /// The name of the screen reader.
    package var screenReader: String { self == .iOS ? "VoiceOver" : "TalkBack" }

    /// The abbreviation of the unit of frames: points, or density-independent pixels.
    package var unit: String { self == .iOS ? "pt" : "dp" }

    /// The name in messages.
    package var name: String { self == .iOS ? "iOS" : "Android" }

    /// The attributes that its dumps can have.
    package var attributes: AttributeSet {
        self == .iOS ? .all : AttributeSet(Attribute.allCases).subtracting(.inNoAndroidDump)
    }
}
