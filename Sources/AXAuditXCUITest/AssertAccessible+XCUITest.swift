#if canImport(XCUIAutomationStandIn) || canImport(XCUIAutomation)
    import AXAuditTesting

    #if canImport(XCUIAutomationStandIn)
        import XCUIAutomationStandIn
    #else
        import XCUIAutomation
    #endif

    /// Audits an app, or an element and its descendants, and records the findings as issues at the caller's line.
    ///
    /// Equivalent to `assertAccessible(try Screen(app), …)`. With `readingPrivateTraits` the private property `traits` of
    /// snapshots is read.
    @preconcurrency @MainActor
    public func assertAccessible(
        _ element: XCUIElement, readingPrivateTraits: Bool = false, _ options: AuditOption...,
        fileID: StaticString = #fileID, file: StaticString = #filePath, function: StaticString = #function,
        line: UInt = #line, column: UInt = #column
    ) {
        let caller = Caller(fileID: fileID, file: file, function: function, line: line, column: column)
        assertAccessible({ try Screen(element, readingPrivateTraits: readingPrivateTraits) }, options, at: caller)
    }
#endif
