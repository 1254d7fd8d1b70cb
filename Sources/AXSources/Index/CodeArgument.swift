/// An argument of a call.
struct CodeArgument: Sendable {
    /// Its name; empty if it has none.
    let name: String
    /// The number of arguments before it.
    let position: Int
}
