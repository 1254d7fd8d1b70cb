// Source: the header XCUIApplication.h of Xcode 26.
#if canImport(ObjectiveC)
    @_exported import XCUIAutomation

    extension XCUIApplication {
        @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
        @MainActor @preconcurrency
        public func performAccessibilityAudit(
            for auditTypes: XCUIAccessibilityAuditType = .all,
            _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
        ) throws {}
    }

    extension XCUIElement {
        @MainActor @preconcurrency
        public func waitForExistence(timeout: TimeInterval) -> Bool { true }
    }
#endif
