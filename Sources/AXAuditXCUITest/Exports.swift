#if canImport(XCUIAutomation)
    @_exported import AXAuditTesting
    @_exported import XCUIAutomation
#endif
