import AXSyntax
import AXTree

/// A reader of the hierarchies of `maestro hierarchy`, or of those in Maestro's files of commands.
protocol MaestroReader: JSONDumpReader {
    /// The node of the hierarchy.
    var hierarchy: Int { get }

    init(_ document: JSONDocument, hierarchy: Int)
}

extension MaestroReader {
    init(_ document: JSONDocument) { self.init(document, hierarchy: 0) }

    func roots() -> Range<Int> { document.roots(at: hierarchy) }

    /// Returns the screens of a document, one for each hierarchy.
    static func screens(of document: JSONDocument) throws(SyntaxErrors) -> [Screen] {
        var screens: [Screen] = []
        var errors: [SyntaxError] = []
        for hierarchy in MaestroDocument(document: document).hierarchies {
            var reader = Self(document, hierarchy: hierarchy)
            screens.append(reader.readScreen())
            errors += reader.fields.errors
        }
        guard errors.isEmpty else { throw SyntaxErrors(errors) }
        return screens
    }
}
