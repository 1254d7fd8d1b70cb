/// Header: XCUIAutomation/XCUIApplication.h and the interface of XCUIAutomation (Xcode 16.3 and later).
extension XCUIApplication {
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
    @MainActor @preconcurrency public func performAccessibilityAudit(
        for auditTypes: XCUIAccessibilityAuditType = .all,
        _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
    ) throws {
        if let error = Self.auditError { throw error }
        for issue in Self.auditIssues where auditTypes.contains(issue.auditType) || issue.auditType.isEmpty {
            _ = try issueHandler?(issue)
        }
        if let screen = Self.screenAfterAudit { Self.screen = screen }
    }
}
