extension Rule {
    /// A standard or guideline that a rule checks.
    public struct Standard: Hashable, Sendable {
        /// The publisher.
        package enum Source: String, CaseIterable, Hashable, Sendable {
            /// A success criterion of the Web Content Accessibility Guidelines 2.2.
            case wcag
            /// Apple's Human Interface Guidelines.
            case hig
            /// Apple's documentation for developers.
            case apple
            /// Android's documentation for developers.
            case android
        }

        /// The publisher.
        package var source: Source
        /// The number of the success criterion, or the title of the page.
        package var reference: String

        /// Creates a standard that was read from an archive.
        package init(source: Source, reference: String) {
            self.source = source
            self.reference = reference
        }

        /// Returns a WCAG 2.2 success criterion by number.
        public static func wcag(_ criterion: String) -> Standard { Standard(source: .wcag, reference: criterion) }
        /// Returns a topic of Apple's Human Interface Guidelines.
        public static func hig(_ topic: String) -> Standard { Standard(source: .hig, reference: topic) }
        /// Returns a page of Apple's documentation for developers.
        public static func apple(_ page: String) -> Standard { Standard(source: .apple, reference: page) }

        /// Returns a topic or an attribute of Android's documentation for developers.
        public static func android(_ topic: String) -> Standard { Standard(source: .android, reference: topic) }

        /// The success criterion; `nil` for a standard other than WCAG.
        package var criterion: WCAGCriterion? { source == .wcag ? WCAGCriterion(number: reference) : nil }

        /// The standard in a line: `WCAG 2.5.5 Target Size (Enhanced), AAA`, `HIG: Hit targets`.
        public var description: String {
            switch source {
            case .wcag:
                guard let criterion else { return "WCAG \(reference)" }
                return "WCAG \(criterion.number) \(criterion.title), \(criterion.level.rawValue)"
            case .hig: return "HIG: \(reference)"
            case .apple: return "Apple: \(reference)"
            case .android: return "Android: \(reference)"
            }
        }
    }
}
