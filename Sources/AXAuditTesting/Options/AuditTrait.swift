#if canImport(Testing)
    import Testing

    /// A trait with options for every audit in a test or suite, as in `@Suite(.audit(.preset(.strict)))`.
    public struct AuditTrait: TestTrait, SuiteTrait, TestScoping {
        let options: [AuditOption]

        /// `true`: the tests in a suite inherit the trait.
        public var isRecursive: Bool { true }

        /// Applies the options while a test runs.
        public func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            try await AuditSettings.$scope.withValue(TestScope(AuditSettings.inherited + options)) {
                try await function()
            }
        }
    }

    extension Trait where Self == AuditTrait {
        /// Sets options for every audit in a test or suite. The options of a test are applied after those of its suite.
        public static func audit(_ options: AuditOption...) -> AuditTrait { AuditTrait(options: options) }
    }
#endif
