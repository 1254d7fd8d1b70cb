#if canImport(XCUIAutomation)
    import Foundation
    import XCUIAutomation

    /// What A11yUITests' tests go by unless a call says otherwise. There these were constants; here they can be set, as its
    /// README says.
    @preconcurrency @MainActor
    public enum A11yTestValues {
        /// How messages name an element.
        public enum PreferredItemLabel: Sendable {
            /// By its label.
            case label
            /// By its identifier.
            case identifier
            /// By both.
            case both
        }

        /// The shortest side of any element, in points.
        public static var minSize = 14
        /// The shortest side of a control, in points.
        public static var minInteractiveSize: CGFloat = 44
        /// The most characters that are too few for a label.
        public static var minMeaningfulLength = 2
        /// The most characters of a label that is no text to read.
        public static var maxMeaningfulLength = 40
        /// Whether every control is measured, or only buttons and cells.
        public static var allInteractiveElements = true
        /// What sizes may fall short by, in points.
        public static var floatComparisonTolerance: CGFloat = 0.1
        /// How messages name an element.
        public static var preferredItemLabel = PreferredItemLabel.label
        /// The room expected around a control on a phone, in points.
        public static var iPhonePadding: CGFloat = 8
        /// Whether the private property `traits` of snapshots is read, as that library did. Without it four of the tests have
        /// nothing to go by, and report every button, every image and every screen.
        public static var readsPrivateTraits = true
    }
#endif
