#if canImport(XCUIAutomationStandIn) || canImport(XCUIAutomation)
    import Foundation

    #if canImport(XCUIAutomationStandIn)
        import XCUIAutomationStandIn
    #else
        import XCUIAutomation
    #endif

    /// The default arguments of the A11yUITests API. They are constants in A11yUITests and variables here, as its
    /// README documents them.
    @preconcurrency @MainActor
    public enum A11yTestValues {
        /// The attributes with which messages name an element.
        public enum PreferredItemLabel: Sendable {
            /// The label.
            case label
            /// The identifier.
            case identifier
            /// The label and the identifier.
            case both
        }

        /// The minimum width and height of every element, in points.
        public static var minSize = 14
        /// The minimum width and height of a control, in points.
        public static var minInteractiveSize: CGFloat = 44
        /// The largest number of characters with which a label counts as too short.
        public static var minMeaningfulLength = 2
        /// The largest number of characters that a label of an element other than a text may have.
        public static var maxMeaningfulLength = 40
        /// Whether the size of every control is checked, or only that of buttons and cells.
        public static var allInteractiveElements = true
        /// The tolerance of sizes, in points.
        public static var floatComparisonTolerance: CGFloat = 0.1
        /// The attributes with which messages name an element.
        public static var preferredItemLabel = PreferredItemLabel.label
        /// The minimum distance between controls on a phone, in points.
        public static var iPhonePadding: CGFloat = 8
        /// Whether the private property `traits` of snapshots is read, as A11yUITests does. Without it the tests of
        /// traits report every button, every image and every screen.
        public static var readsPrivateTraits = true
    }
#endif
