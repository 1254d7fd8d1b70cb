#if canImport(XCUIAutomationStandIn) || canImport(XCUIAutomation)
    @_exported import AXAuditTesting

    #if canImport(XCUIAutomationStandIn)
        @_exported import XCUIAutomationStandIn
    #else
        @_exported import XCUIAutomation
    #endif
#endif
