import AXSyntax
import AXTree

/// The envelope around a dump in a line of a stream: `{"name": "Checkout", "tree": {…}}`. A dump that is not JSON is a string:
/// `{"name": "Checkout", "source": "<?xml …", "format": "wda-xml"}`.
struct StreamEnvelope {
    /// The name of the screen, or `nil` if the envelope has none.
    let name: String?
    /// The language of the screen, or `nil` if the envelope has none.
    let locale: String?
    /// The density of a screen in pixels per dp, or `nil` if the envelope has none.
    let density: Double?
    /// The format of the dump, or `nil` if its content decides.
    private let format: InputFormat?
    /// The node of the dump: an object or an array, or a string.
    private let dump: Int?
    private let document: JSONDocument
    private let errors: [SyntaxError]

    private static let keys = ["name", "tree", "source", "format", "locale", "density"]

    /// Reads the members of an envelope. Returns `nil` if the document is a dump itself.
    init?(_ document: JSONDocument, _ detector: FormatDetector) {
        guard document.nodes[0].kind == .object,
            document.member("tree", of: 0) != nil || document.member("source", of: 0) != nil,
            !detector.formats.contains(where: { $0.claim(on: .json(document)) == .certain })
        else { return nil }
        self.document = document
        var fields = JSONFields(document)
        let members = fields.members(of: 0, Self.keys, what: "key")
        name = members["name"].flatMap { fields.nonEmptyText(at: $0) }
        locale = members["locale"].flatMap { fields.nonEmptyText(at: $0) }
        density = members["density"].flatMap { Self.density(at: $0, &fields) }
        format = members["format"].flatMap { Self.format(at: $0, &fields) }
        switch (members["tree"], members["source"]) {
        case (let tree?, nil):
            if !document.nodes[tree].isContainer { fields.report(tree, expected: "an object or an array") }
            dump = tree
        case (nil, let source?):
            if document.nodes[source].kind != .string { fields.report(source, expected: "a string") }
            dump = source
        case (_, let source):
            dump = nil
            fields.report(
                SyntaxError(
                    at: source.map(document.offset) ?? 0, found: "both \"tree\" and \"source\"", expected: "one of them"
                ))
        }
        errors = fields.errors
    }

    private static func format(at index: Int, _ fields: inout JSONFields) -> InputFormat? {
        guard let id = fields.nonEmptyText(at: index) else { return nil }
        let format = InputFormat(id: id)
        if format == nil { fields.unknown(id, at: index, "format", among: InputFormat.all.map(\.id)) }
        return format
    }

    private static func density(at index: Int, _ fields: inout JSONFields) -> Double? {
        let document = fields.document
        let density: Double?
        switch document.nodes[index].kind {
        case .null: return nil
        case .number: density = document.number(at: index).flatMap(Density.ofNumber)
        case .string: density = Density.parse(document.string(at: index))
        default: density = nil
        }
        if density == nil { fields.report(index, expected: Density.expectation) }
        return density
    }

    /// Returns the screens of the dump.
    ///
    /// - Throws: The errors of the envelope, or those of the dump. Their locations are those in the line.
    func screens(_ reader: TreeReader) throws(SyntaxErrors) -> [Screen] {
        guard errors.isEmpty, let dump else { throw SyntaxErrors(errors) }
        let reader = TreeReader(detector: reader.detector, forced: format ?? reader.forced)
        if document.nodes[dump].kind == .string { return try reader.screens(of: document, dumpAt: dump) }
        return try reader.screens(
            of: .json(JSONDocument(document, valueAt: dump)), document.bytes, at: document.offset(of: dump))
    }
}
