#if canImport(XCUIAutomationStandIn) || canImport(XCUIAutomation)
    import AXAuditTesting

    #if canImport(XCUIAutomationStandIn)
        import XCUIAutomationStandIn
    #else
        import XCUIAutomation
    #endif

    /// Audits an app, or an element and its descendants, and records the findings as issues at the caller's line.
    ///
    /// Equivalent to `assertAccessible(try Screen(app), …)`. With `readingPrivateTraits` the private property `traits`
    /// of snapshots is read.
    ///
    /// With `touching`, an element of the screen is tapped after the screen was read. If the screen changes and VoiceOver
    /// has no element there, the rule touch-unreachable reports it:
    ///
    /// ```swift
    /// assertAccessible(app, touching: app.staticTexts["Tax office"])
    /// ```
    @preconcurrency @MainActor
    public func assertAccessible(
        _ element: XCUIElement, touching touched: XCUIElement? = nil, readingPrivateTraits: Bool = false,
        _ options: AuditOption...,
        fileID: StaticString = #fileID, file: StaticString = #filePath, function: StaticString = #function,
        line: UInt = #line, column: UInt = #column
    ) {
        let caller = Caller(fileID: fileID, file: file, function: function, line: line, column: column)
        if let touched {
            let app = TouchedApp(app: element, touched: touched, readingPrivateTraits: readingPrivateTraits)
            return assertAccessible({ try app.screen() }, options, at: caller)
        }
        assertAccessible({ try Screen(element, readingPrivateTraits: readingPrivateTraits) }, options, at: caller)
    }

    /// Audits an app, also with Apple's accessibility audit, and records the findings of both as issues at the caller's
    /// line.
    ///
    /// ```swift
    /// assertAccessible(app, audit: .apple)
    /// assertAccessible(app, audit: [.contrast, .textClipped])
    /// ```
    ///
    /// `performAccessibilityAudit(for:_:)` fails a test at each issue; here issues are findings of the rules `apple-…`,
    /// with the ignores, baselines and gate of all findings. What both found is one finding. Before iOS 17, macOS 14
    /// and tvOS 17 there is no audit, which the log of the test says; the findings of axaudit are the same.
    @preconcurrency @MainActor
    public func assertAccessible(
        _ app: XCUIApplication, audit: AppleAudit, readingPrivateTraits: Bool = false, _ options: AuditOption...,
        fileID: StaticString = #fileID, file: StaticString = #filePath, function: StaticString = #function,
        line: UInt = #line, column: UInt = #column
    ) {
        let caller = Caller(fileID: fileID, file: file, function: function, line: line, column: column)
        let auditor = AppAuditor(app: app, types: audit, readingPrivateTraits: readingPrivateTraits)
        assertAccessible({ try auditor.screen() }, options, at: caller)
    }
#endif
