#if canImport(Testing)
    import Testing

    /// Options for every audit in a test or suite: `@Suite(.audit(.preset(.strict)))`.
    public struct AuditTrait: TestTrait, SuiteTrait, TestScoping {
        let options: [AuditOption]

        /// Whether the tests in a suite have it too: yes.
        public var isRecursive: Bool { true }

        /// Lets the options hold while a test runs.
        public func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            try await AuditSettings.$inherited.withValue(AuditSettings.inherited + options) { try await function() }
        }
    }

    extension Trait where Self == AuditTrait {
        /// Options for every audit in a test or suite. Those of a test come after those of its suite.
        public static func audit(_ options: AuditOption...) -> AuditTrait { AuditTrait(options: options) }
    }
#endif
