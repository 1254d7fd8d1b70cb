import AXTree

/// What a rule says to people on one platform. Reports ask for the guides of the platforms on which a rule found something.
package struct RuleGuide: Equatable, Sendable {
    /// The defect, in a sentence.
    package let summary: String
    /// The standards and guidelines that it checks.
    package let standards: [Standard]
    /// The effect of the defect on a person, in a sentence.
    package let why: String
    /// How to fix the defect, in a sentence.
    package let fix: String
    /// The fix as code, by framework; empty where there is nothing to add to `fix`.
    package let snippets: [CodeSnippet]
    /// The defects that it misses and the false positives that it has, in sentences.
    package let limits: [String]
}

extension Rule {
    /// Returns what the rule says on a platform.
    package func guide(on platform: Platform) -> RuleGuide {
        switch platform {
        case .iOS:
            return RuleGuide(
                summary: summary, standards: standards, why: why, fix: fix,
                snippets: Self.snippets(("SwiftUI", inSwiftUI), ("UIKit", inUIKit), in: "swift"),
                limits: limits + limitsOnIOS)
        default:
            return RuleGuide(
                summary: onAndroid?.summary ?? Self.forTalkBack(summary),
                standards: standards.filter { $0.source == .wcag } + (onAndroid?.standards ?? []),
                why: onAndroid?.why ?? Self.forTalkBack(why), fix: onAndroid?.fix ?? fix,
                snippets: Self.snippets(
                    ("Compose", onAndroid?.inCompose ?? ""), ("Views", onAndroid?.inViews ?? ""), in: "kotlin"),
                limits: limits.map(Self.forTalkBack) + (onAndroid?.limits ?? []))
        }
    }

    private static func forTalkBack(_ text: String) -> String {
        text.replacing(Platform.iOS.screenReader, with: Platform.android.screenReader)
    }

    private static func snippets(_ snippets: (framework: String, code: String)..., in language: String) -> [CodeSnippet]
    {
        snippets.filter { !$0.code.isEmpty }.map {
            CodeSnippet(framework: $0.framework, language: language, code: $0.code)
        }
    }
}
