import AXDumps
import AXSyntax
import AXTree

/// A reader of a hierarchy of `maestro hierarchy`, or of one in Maestro's files of commands.
protocol MaestroReader: JSONDumpReader {}

extension MaestroReader {
    func roots() -> JSONItems { root.itemsOrSelf }

    /// Returns the screens of a document, one for each hierarchy.
    static func screens(of root: JSONValue) throws(SyntaxErrors) -> [Screen] {
        try screens(of: MaestroDocument(root: root).hierarchies)
    }
}
