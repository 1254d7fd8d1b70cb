extension PictureDemand {
    /// Returns what an assertion makes. Of a screen that is made meanwhile, the picture is taken if it is wanted.
    static func making<Result>(
        _ make: () throws -> Result, wanted: @escaping @Sendable (Screen) -> Bool
    ) rethrows -> Result {
        try $isWanted.withValue(inThisTest(wanted), operation: make)
    }

    /// Returns what an assertion makes asynchronously, as ``making(_:wanted:)`` does.
    static func awaiting<Result>(
        _ make: () async throws -> Result, isolation: isolated (any Actor)? = #isolation,
        wanted: @escaping @Sendable (Screen) -> Bool
    ) async rethrows -> Result {
        try await $isWanted.withValue(inThisTest(wanted), operation: make, isolation: isolation)
    }

    /// Returns an answer that is yes in later tests, which have it where XCTest ended this one by an exception.
    private static func inThisTest(_ wanted: @escaping @Sendable (Screen) -> Bool) -> @Sendable (Screen) -> Bool {
        let scope = TestScope(wanted)
        return { scope.value?($0) ?? true }
    }
}
