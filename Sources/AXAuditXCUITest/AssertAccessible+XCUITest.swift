#if canImport(XCUIAutomation)
    import AXAuditTesting
    import XCUIAutomation

    /// Audits an app, or an element and what is in it; what is wrong with it fails the test at the caller's line.
    ///
    /// The same as `assertAccessible(try Screen(app), …)`.
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
