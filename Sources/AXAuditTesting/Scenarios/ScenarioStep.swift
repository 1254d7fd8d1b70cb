/// The steps of a scenario, which failures name.
enum ScenarioStep {
    /// The names of the current steps from the outside in, as in `given a cart with one item`.
    static var current: [String] { scope?.value ?? [] }

    /// The scope of the innermost step.
    @TaskLocal static var scope: TestScope<[String]>?

    /// The prefix of messages with the current steps, or `nil` outside of a step.
    static var name: String? { current.isEmpty ? nil : current.joined(separator: ", ") }

    /// Returns the message with the current steps as a prefix, unless it contains that prefix.
    static func naming(_ message: String) -> String {
        guard let name, !message.contains(name + ": ") else { return message }
        return name + ": " + message
    }

    /// Runs a step. An error is logged with the steps and rethrown unchanged, so that a test can be skipped from
    /// inside.
    static func run<Result>(_ word: String, _ what: String, _ body: () throws -> Result) rethrows -> Result {
        try $scope.withValue(TestScope(current + ["\(word) \(what)"])) {
            do { return try body() } catch {
                log(error)
                throw error
            }
        }
    }

    /// Runs an asynchronous step.
    static func run<Result>(
        _ word: String, _ what: String, isolation: isolated (any Actor)?, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await $scope.withValue(
            TestScope(current + ["\(word) \(what)"]),
            operation: {
                do { return try await body() } catch {
                    log(error)
                    throw error
                }
            }, isolation: isolation)
    }

    private static func log(_ error: any Error) {
        TestLog.write("axaudit: \(Escape.terminal(naming("threw \(error)")))")
    }
}
