#if canImport(XCUIAutomationStandIn) || canImport(XCUIAutomation)
    /// The types of issues that Apple's accessibility audit looks for, as in `XCUIAccessibilityAuditType`, which iOS 16
    /// lacks.
    public struct AppleAudit: OptionSet, Sendable {
        /// The raw value of `XCUIAccessibilityAuditType`.
        public let rawValue: UInt64

        /// Creates types from the raw value of `XCUIAccessibilityAuditType`.
        public init(rawValue: UInt64) { self.rawValue = rawValue }

        /// Every type.
        public static let apple = AppleAudit(rawValue: ~0)
        /// Contrast between text and its background.
        public static let contrast = AppleAudit(rawValue: 1 << 0)
        /// Text that the accessibility tree does not have.
        public static let elementDetection = AppleAudit(rawValue: 1 << 1)
        /// The size of what can be touched.
        public static let hitRegion = AppleAudit(rawValue: 1 << 2)
        /// Descriptions of elements.
        public static let sufficientElementDescription = AppleAudit(rawValue: 1 << 3)
        /// Text that does not grow with Dynamic Type. Not on macOS.
        public static let dynamicType = AppleAudit(rawValue: 1 << 16)
        /// Text that is cut off. Not on macOS.
        public static let textClipped = AppleAudit(rawValue: 1 << 17)
        /// Traits of elements. Not on macOS.
        public static let trait = AppleAudit(rawValue: 1 << 18)
    }
#endif
