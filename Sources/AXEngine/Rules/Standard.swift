/// What a rule is founded on.
public struct Standard: Hashable, Sendable {
    /// Who wrote it.
    public enum Source: Hashable, Sendable {
        /// A success criterion of the Web Content Accessibility Guidelines 2.2.
        case wcag
        /// Apple's Human Interface Guidelines.
        case hig
        /// Apple's documentation for developers.
        case apple
    }

    /// Who wrote it.
    public let source: Source
    /// The criterion's number, or the title of the page.
    public let reference: String

    /// A WCAG 2.2 success criterion, by number.
    public static func wcag(_ criterion: String) -> Standard { Standard(source: .wcag, reference: criterion) }
    /// A topic of Apple's Human Interface Guidelines.
    public static func hig(_ topic: String) -> Standard { Standard(source: .hig, reference: topic) }
    /// A page of Apple's documentation for developers.
    public static func apple(_ page: String) -> Standard { Standard(source: .apple, reference: page) }

    /// The criterion, where the standard is WCAG.
    public var criterion: WCAGCriterion? { source == .wcag ? WCAGCriterion(number: reference) : nil }

    /// The standard in a line: `WCAG 2.5.5 Target Size (Enhanced), AAA`, `HIG: Hit targets`.
    public var description: String {
        switch source {
        case .wcag:
            guard let criterion else { return "WCAG \(reference)" }
            return "WCAG \(criterion.number) \(criterion.title), \(criterion.level.rawValue)"
        case .hig: return "HIG: \(reference)"
        case .apple: return "Apple: \(reference)"
        }
    }
}
