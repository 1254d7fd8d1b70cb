/// The blocks of a scenario around the code that runs, which failures name.
enum ScenarioStep {
    /// From the outside in: `given a cart with one item`.
    @TaskLocal static var around: [String] = []

    /// The blocks as messages begin with them; nil outside of any.
    static var name: String? { around.isEmpty ? nil : around.joined(separator: ", ") }

    /// A message that begins with the blocks it comes from, once.
    static func naming(_ message: String) -> String {
        guard let name, !message.contains(name + ": ") else { return message }
        return name + ": " + message
    }

    /// Runs a block under its name. An error goes on as it is, so that a test can be skipped from inside; the log names the
    /// block it came from.
    static func run<Result>(_ word: String, _ what: String, _ body: () throws -> Result) rethrows -> Result {
        try $around.withValue(around + ["\(word) \(what)"]) {
            do { return try body() } catch {
                tell(error)
                throw error
            }
        }
    }

    /// Runs a block that waits under its name.
    static func run<Result>(
        _ word: String, _ what: String, isolation: isolated (any Actor)?, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await $around.withValue(
            around + ["\(word) \(what)"],
            operation: {
                do { return try await body() } catch {
                    tell(error)
                    throw error
                }
            }, isolation: isolation)
    }

    private static func tell(_ error: any Error) {
        print("axaudit: \(Escape.terminal(naming("threw \(error)")))")
    }
}
