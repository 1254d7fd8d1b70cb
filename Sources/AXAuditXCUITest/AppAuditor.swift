#if canImport(XCUIAutomationStandIn) || canImport(XCUIAutomation)
    import AXAuditCore
    import Foundation

    #if canImport(XCUIAutomationStandIn)
        import XCUIAutomationStandIn
    #else
        import XCUIAutomation
    #endif

    /// Reads an app together with the issues of Apple's audit.
    @preconcurrency @MainActor
    struct AppAuditor {
        let app: XCUIApplication
        let types: AppleAudit
        let readingPrivateTraits: Bool
        /// Whether the system has the audit, or `nil` to ask it.
        var isAuditAvailable: Bool?

        /// Returns the screen of the app with the issues of the audit.
        ///
        /// The app is read before and after the audit, which takes seconds. Findings are those of the first reading.
        func screen() throws -> Screen {
            var screen = try Screen(app, readingPrivateTraits: readingPrivateTraits)
            guard #available(iOS 17.0, macOS 14.0, tvOS 17.0, *), isAuditAvailable ?? true else {
                screen.origin.notes.append(
                    "Apple's audit was not run: performAccessibilityAudit needs iOS 17, macOS 14 or tvOS 17")
                return screen
            }
            screen.origin.issues = try issues()
            // Of the findings that are known by now. No rule measures this picture: for such a rule there is one.
            if screen.origin.captured == nil { screen.capture(app) }
            let after = try Screen(read: app, readingPrivateTraits)
            if after.elements != screen.elements {
                screen.origin.notes.append(
                    "the screen changed during the audit, so issues may be about elements that the findings do not show"
                )
            }
            return screen
        }

        @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
        private func issues() throws -> [AuditIssue] {
            var issues: [AuditIssue] = []
            // Returning true keeps XCTest from failing the test at the issue: it becomes a finding.
            try app.performAccessibilityAudit(for: XCUIAccessibilityAuditType(rawValue: types.rawValue)) { issue in
                issues.append(self.issue(issue))
                return true
            }
            return issues
        }

        @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
        private func issue(_ found: XCUIAccessibilityAuditIssue) -> AuditIssue {
            let type = AuditIssueType("\(found.auditType.rawValue)")
            var issue = AuditIssue(type, found.compactDescription, detail: found.detailedDescription)
            if found.detailedDescription.isEmpty { issue.detail = nil }
            guard let element = found.element else { return issue }
            issue.hasElement = true
            // A snapshot throws where the attributes of an element that is gone would fail the test.
            let reader = SnapshotReader(readsPrivateTraits: false)
            guard let snapshot = try? reader.snapshot(of: element) else { return issue }
            let read = reader.element(snapshot)
            issue.identifier = read.identifier
            issue.label = read.label
            issue.elementType = read.type
            issue.frame = read.frame
            return issue
        }
    }
#endif
