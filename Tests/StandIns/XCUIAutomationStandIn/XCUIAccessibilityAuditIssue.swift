/// An issue that an audit found.
///
/// Header: XCUIAutomation/XCUIAccessibilityAuditIssue.h
@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@preconcurrency @MainActor
open class XCUIAccessibilityAuditIssue: NSObject {
    open private(set) var element: XCUIElement?
    open private(set) var compactDescription: String
    open private(set) var detailedDescription: String
    open private(set) var auditType: XCUIAccessibilityAuditType

    /// Creates an issue for tests.
    public init(
        _ auditType: XCUIAccessibilityAuditType, _ compactDescription: String,
        detailed detailedDescription: String = "",
        element: XCUIElement? = nil
    ) {
        self.auditType = auditType
        self.compactDescription = compactDescription
        self.detailedDescription = detailedDescription
        self.element = element
        super.init()
    }
}
