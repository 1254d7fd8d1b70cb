import AXTree

/// What is different about a rule on Android: its texts, its snippets of code, and what it needs.
public struct AndroidGuide: Sendable {
    /// The effect of the defect on a person, in a sentence; `nil` if it is that on iOS, with TalkBack in place of VoiceOver.
    public let why: String?
    /// How to fix the defect, in a sentence.
    public let fix: String
    /// The fix in Jetpack Compose, as code; empty where there is nothing to add to `fix`.
    public let inCompose: String
    /// The fix with views, as code.
    public let inViews: String
    /// The defects that it misses and the false positives that it has on Android, in sentences.
    public let limits: [String]
    /// The attributes that it reads, if they differ from those on iOS.
    public let needs: AttributeSet?

    /// Creates the texts of a rule.
    public init(
        why: String? = nil, fix: String, inCompose: String = "", inViews: String = "", limits: [String] = [],
        needs: AttributeSet? = nil
    ) {
        self.why = why
        self.fix = fix
        self.inCompose = inCompose
        self.inViews = inViews
        self.limits = limits
        self.needs = needs
    }
}

extension Rule {
    /// Returns the effect of the defect on a person who uses a platform.
    package func why(on platform: Platform) -> String {
        guard platform == .android else { return why }
        return onAndroid?.why ?? why.replacing("VoiceOver", with: Platform.android.screenReader)
    }

    /// Returns how to fix the defect on a platform.
    package func fix(on platform: Platform) -> String { platform == .android ? onAndroid?.fix ?? fix : fix }
}
