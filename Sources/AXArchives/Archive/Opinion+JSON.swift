import AXRuns
import AXEngine
import AXSyntax

extension Opinion {
    /// The object `opinion`.
    package static let json = JSONObject(
        Opinion(.undecided, ""), .member("answer", .word, \.answer), .member("reason", .text, \.reason))
}
