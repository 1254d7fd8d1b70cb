import AXTree

/// What is different about a rule on Android: its texts, its snippets of code, and what it needs.
public struct AndroidGuide: Sendable {
    /// The defect, in a sentence; `nil` if it is that on iOS, with TalkBack in place of VoiceOver.
    public let summary: String?
    /// The guidelines that it checks on Android, besides the criteria of WCAG that it checks on both platforms.
    public let standards: [Standard]
    /// The effect of the defect on a person, in a sentence; `nil` if it is that on iOS, with TalkBack in place of VoiceOver.
    public let why: String?
    /// How to fix the defect, in a sentence.
    public let fix: String
    /// The fix in Jetpack Compose, as code; empty where there is nothing to add to `fix`.
    public let inCompose: String
    /// The fix with views, as code.
    public let inViews: String
    /// The defects that it misses and the false positives that it has on Android only, in sentences.
    public let limits: [String]
    /// The attributes that it reads, if they differ from those on iOS.
    public let needs: AttributeSet?

    /// Creates the texts of a rule.
    public init(
        summary: String? = nil, standards: [Standard] = [], why: String? = nil, fix: String, inCompose: String = "",
        inViews: String = "", limits: [String] = [], needs: AttributeSet? = nil
    ) {
        self.summary = summary
        self.standards = standards
        self.why = why
        self.fix = fix
        self.inCompose = inCompose
        self.inViews = inViews
        self.limits = limits
        self.needs = needs
    }
}
