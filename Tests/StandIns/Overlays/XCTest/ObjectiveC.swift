// Source: the headers of XCTest of Xcode 26, XCTIssue.h and XCTContext.h.
#if canImport(ObjectiveC)
    @_exported import XCTest

    /// The issue of Swift, a value, for which Objective-C has two classes.
    public struct XCTIssue {
        public typealias Severity = XCTIssueReference.Severity

        public var type: XCTIssueReference.IssueType
        public var compactDescription: String
        public var sourceCodeContext: XCTSourceCodeContext
        public var severity: Severity

        public init(
            type: XCTIssueReference.IssueType, compactDescription: String, detailedDescription: String? = nil,
            sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(), associatedError: (any Error)? = nil,
            attachments: [XCTAttachment] = [], severity: Severity = .error
        ) {
            self.type = type
            self.compactDescription = compactDescription
            self.sourceCodeContext = sourceCodeContext
            self.severity = severity
        }
    }

    extension XCTIssue: _ObjectiveCBridgeable {
        public typealias _ObjectiveCType = XCTIssueReference

        public func _bridgeToObjectiveC() -> XCTIssueReference {
            XCTIssueReference(type: type, compactDescription: compactDescription, severity: severity)
        }

        public static func _forceBridgeFromObjectiveC(_ source: XCTIssueReference, result: inout XCTIssue?) {
            result = _unconditionallyBridgeFromObjectiveC(source)
        }

        public static func _conditionallyBridgeFromObjectiveC(
            _ source: XCTIssueReference, result: inout XCTIssue?
        ) -> Bool {
            _forceBridgeFromObjectiveC(source, result: &result)
            return true
        }

        public static func _unconditionallyBridgeFromObjectiveC(_ source: XCTIssueReference?) -> XCTIssue {
            XCTIssue(
                type: source?.type ?? .assertionFailure, compactDescription: source?.compactDescription ?? "",
                severity: source?.severity ?? .error)
        }
    }

    extension XCTContext {
        @preconcurrency @MainActor
        public static func runActivity<Result>(
            named name: String, block: @MainActor (any XCTActivity) throws -> Result
        ) rethrows -> Result {
            fatalError("never run")
        }
    }
#endif
