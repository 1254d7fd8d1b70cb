import AXAudit
import AXSyntax

extension [InputError] {
    /// The errors as standard error shows them, one line each.
    var lines: String { map { Escape.terminal($0.description) + "\n" }.joined() }
}

extension [String] {
    /// Notes as standard error shows them, one line each.
    var noteLines: String { map { "note: \($0)\n" }.joined() }
}
