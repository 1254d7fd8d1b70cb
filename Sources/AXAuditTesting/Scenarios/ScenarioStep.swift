/// The blocks of a scenario around the code that runs, which failures name.
enum ScenarioStep {
    /// From the outside in: `given a cart with one item`.
    @TaskLocal static var around: [String] = []

    /// A message that begins with the blocks it comes from.
    static func naming(_ message: String) -> String {
        around.isEmpty ? message : around.joined(separator: ", ") + ": " + message
    }
}
