import AXAudit

/// A program that prints the tree of a simulator or device with iOS.
struct SimulatorTool: Sendable {
    /// The name of the program.
    let name: String
    /// How it is installed, for messages, if Homebrew has it.
    let installation: String?
    /// The arguments that print the tree.
    let tree: [String]
    /// Whether it has to be told which simulator is meant.
    let needsDevice: Bool
    /// The arguments that write the picture to a file whose path follows, or `nil` if `simctl` does that.
    let picture: [String]?

    /// Every program, in the order in which they are looked for.
    static let all = [
        SimulatorTool(
            name: "idb", installation: "brew install facebook/fb/idb-companion && pip install fb-idb",
            tree: ["ui", "describe-all"], needsDevice: false, picture: ["screenshot"]),
        SimulatorTool(
            name: "axe", installation: "brew install cameroncooke/axe/axe", tree: ["describe-ui"], needsDevice: true,
            picture: nil),
        SimulatorTool(
            name: "sim-use", installation: nil, tree: ["describe-ui", "--json"], needsDevice: false,
            picture: nil),
    ]
}
