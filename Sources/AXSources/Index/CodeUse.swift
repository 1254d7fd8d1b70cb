/// A variable or a parameter that a call shows: `Text(title)`.
struct CodeUse: Sendable {
    /// The name of the variable.
    let name: String
    /// The property of an element that it becomes.
    let property: Mention.Property
    /// The name of the call, the tag or the property that it is given to.
    let call: String
    /// The byte offset in the file.
    let offset: Int
    /// The number of the line, from 1.
    let line: Int
    /// The index in the file of the innermost bracket around it; -1 at the top of the file.
    let scope: Int
    /// The argument that it is, if the call does not tell what it becomes.
    var argument: CodeArgument?
}
