/// What a line of a text that draws trees is.
enum IndentedLineKind {
    /// The line before a tree.
    case title
    /// The first line of a node with which a tree begins.
    case root
    /// The first line of any other node.
    case node
    /// A further line of a node.
    case property
}
