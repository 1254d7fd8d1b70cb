/// A bracket of the code: a call, a list, the body of a function or a type, a branch.
struct CodeScope: Sendable {
    /// The index in the file of the scope around it; -1 at the top of the file.
    let parent: Int
    /// The name of the call before the bracket, or of the function or type whose body it is; empty if there is none.
    let name: String
    /// The byte offset of the bracket.
    let offset: Int
    /// Whether it is a block of statements, and not the arguments of a call.
    let isBlock: Bool
    /// Whether it has the items of a list: `[…]`, `listOf(…)`.
    let isList: Bool
    /// Whether it is an object of names and values: `{ title: "Home" }`.
    let isObject: Bool
    /// The variable, property or argument whose value it is; empty if there is none.
    let variable: String
    /// Whether it is the body of a function or a type.
    let isBody: Bool
    /// The byte offset of the choice that it is a branch of; -1 if it is none.
    let choice: Int
    /// The number of the branch in the choice: of two branches of one choice, a screen shows one.
    let branch: Int
    /// The names of the parameters of the function or type whose body it is, in their order.
    var parameters: [String] = []

    /// Whether what is inside is made once for each item of a list.
    var isRepeated: Bool {
        isBlock
            ? ["ForEach", "forEach", "forEachIndexed", "items", "itemsIndexed", "itemBuilder"].contains(name)
            : ["map", "builder"].contains(name)
    }

    /// The most brackets around a place that are looked at.
    static let deepest = 64
}
