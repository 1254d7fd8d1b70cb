import AXAudit

/// The lines of a group of screens, which are answered when the last of them was read.
struct StreamGroup {
    /// A line that was read.
    enum Line {
        /// An audited screen, with its name in the answer.
        case screen(ScreenAudit, name: String)
        /// The answer to a line that could not be read.
        case error(String)
    }

    /// The greatest number of lines of a group.
    static let limit = 16

    /// The name of the group.
    let name: String
    /// The lines, in order.
    var lines: [Line] = []

    /// Whether no line can be added.
    var isFull: Bool { lines.count >= Self.limit }
}
