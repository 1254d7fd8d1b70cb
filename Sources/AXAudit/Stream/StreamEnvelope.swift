import AXDumps
import AXSyntax
import AXTree

/// The envelope around a dump in a line of a stream: `{"name": "Checkout", "tree": {…}}`. A dump that is not JSON is a
/// string: `{"name": "Checkout", "source": "<?xml …", "format": "wda-xml"}`.
struct StreamEnvelope {
    /// The name of the screen, or `nil` if the envelope has none.
    let name: String?
    /// The language of the screen, or `nil` if the envelope has none.
    let locale: String?
    /// The density of a screen in pixels per dp, or `nil` if the envelope has none.
    let density: Double?
    /// The name that the screen shares with its other variants, or `nil` if the envelope has none.
    let group: String?
    /// The variant of the screen, or `nil` if the envelope has none.
    let variant: String?
    /// The path of the screen's picture, relative to the working directory, or `nil` if the envelope has none.
    let picturePath: String?
    /// What was touched on the screen, or `nil` if the envelope does not say it.
    private let touches: JSONValue?
    /// Whether the screen is the last of its group.
    let isLast: Bool
    /// The format of the dump, or `nil` if its content decides.
    private let format: InputFormat?
    /// The dump: an object or an array, or a string.
    private let dump: JSONValue?
    private let root: JSONValue
    private let errors: [SyntaxError]

    private static let keys = [
        "name", "tree", "source", "format", "locale", "density", "group", "variant", "last", "picture", "touches",
    ]

    /// Reads the members of an envelope. Returns `nil` if the document is a dump itself.
    init?(_ root: JSONValue, _ detector: FormatDetector) {
        guard root.kind == .object, root["tree"] != nil || root["source"] != nil,
            !detector.formats.contains(where: { $0.claim(on: .json(root)) == .certain })
        else { return nil }
        self.root = root
        var fields = DumpFields()
        let members = fields.members(of: root, Self.keys, what: "key").mapValues(\.value)
        name = members["name"].flatMap { fields.nonEmptyText($0) }
        locale = members["locale"].flatMap { fields.nonEmptyText($0) }
        group = members["group"].flatMap { fields.nonEmptyText($0) }
        variant = members["variant"].flatMap { fields.nonEmptyText($0) }
        picturePath = members["picture"].flatMap { PicturePath.read($0, &fields) }
        touches = members["touches"]
        isLast = members["last"].flatMap { fields.flag($0) } ?? false
        density = members["density"].flatMap { Self.density($0, &fields) }
        format = members["format"].flatMap { Self.format($0, detector.formats, &fields) }
        switch (members["tree"], members["source"]) {
        case (let tree?, nil):
            if !tree.isContainer { fields.report(tree, expected: "an object or an array") }
            dump = tree
        case (nil, let source?):
            if source.kind != .string { fields.report(source, expected: "a string") }
            dump = source
        case (_, let source):
            dump = nil
            fields.report(source ?? root, found: "both \"tree\" and \"source\"", expected: "one of them")
        }
        errors = fields.errors
    }

    private static func format(
        _ value: JSONValue, _ formats: [InputFormat], _ fields: inout DumpFields
    ) -> InputFormat? {
        guard let id = fields.nonEmptyText(value) else { return nil }
        let format = formats.first { $0.id == id }
        if format == nil { fields.unknown(id, value, "format", among: formats.map(\.id)) }
        return format
    }

    private static func density(_ value: JSONValue, _ fields: inout DumpFields) -> Double? {
        let density: Double?
        switch value.kind {
        case .null: return nil
        case .number: density = value.number.flatMap(Density.ofNumber)
        case .string: density = Density.parse(value.content)
        default: density = nil
        }
        if density == nil { fields.report(value, expected: Density.expectation) }
        return density
    }

    /// Returns the screens of the dump.
    ///
    /// - Throws: The errors of the envelope, or those of the dump. Their locations are those in the line.
    func screens(_ reader: TreeReader) throws(SyntaxErrors) -> [Screen] {
        guard errors.isEmpty, let dump else { throw SyntaxErrors(errors) }
        let reader = TreeReader(
            detector: reader.detector, forced: format ?? reader.forced, platform: reader.platform)
        var screens =
            dump.kind == .string
            ? try reader.screens(of: root, inString: dump)
            : try reader.screens(of: .json(dump), dump.document.bytes, at: dump.offset)
        if let touches {
            var fields = DumpFields()
            for index in screens.indices {
                screens[index].touches = fields.touches(touches, of: screens[index].elements.count)
                // Reading a source with capabilities converts its frames from pixels.
                if screens[index].origin.format != InputFormat.axaudit.id, let density = screens[index].density {
                    screens[index].divideTouches(by: density)
                }
            }
            guard fields.errors.isEmpty else { throw SyntaxErrors(fields.errors) }
        }
        return screens
    }
}
