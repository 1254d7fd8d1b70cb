import AXEngine
import AXFormats
import AXSyntax
import AXTree

/// A snapshot that was recorded, read back to be compared with.
public enum SnapshotReference: Sendable {
    /// A text, byte for byte.
    case text([UInt8])
    /// A list as A11yUITests writes it.
    case json(Screen)

    /// Reads a reference, or says why it is none: another kind of file, a newer version, cut off, with conflicts.
    public init(parsing bytes: [UInt8], file: String, style: SnapshotStyle) throws(InputErrors) {
        if let conflict = ConflictMarkers.error(in: bytes, file: file) { throw InputErrors([conflict]) }
        switch style {
        case .text: self = .text(try Self.text(bytes, file: file))
        case .json: self = .json(try Self.list(bytes, file: file))
        }
    }

    private static func text(_ bytes: [UInt8], file: String) throws(InputErrors) -> [UInt8] {
        func error(at offset: Int, _ message: String) -> InputErrors {
            InputErrors([InputError(file: file, location: SourceText(bytes).location(of: offset), message: message)])
        }
        guard !bytes.isEmpty else { return bytes }
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw error(at: 0, "found bytes that are not UTF-8, expected a text snapshot")
        }
        let plain = TextLineEnds(bytes).plain(bytes)
        let blocks = TextBlocks(plain)
        if blocks.isWhole { return bytes }
        guard plain.starts(with: TextSnapshot.separator.utf8) else {
            let beginning = String(decoding: bytes.prefix(40), as: UTF8.self)
            throw error(
                at: 0, "found \"\(beginning.printable)\", expected a text snapshot, which begins with 60 hyphens")
        }
        throw error(
            at: bytes.count, "found the end of the file, expected 60 hyphens as at its beginning: it was cut off")
    }

    private static func list(_ bytes: [UInt8], file: String) throws(InputErrors) -> Screen {
        if bytes.starts(with: TextSnapshot.separator.utf8) {
            throw InputErrors([
                InputError(
                    file: file, location: SourceLocation(line: 1, column: 1),
                    message: "found a text snapshot, expected the JSON snapshot of A11yUITests")
            ])
        }
        let screens = try TreeReader.read(bytes, file: file)
        guard let screen = screens.first, screens.count == 1, screen.format == InputFormat.a11yuitests.id else {
            throw InputErrors([
                InputError(
                    file: file, location: SourceLocation(line: 1, column: 1),
                    message:
                        "found a dump of the format \(screens.first?.format ?? "axaudit"), expected the JSON snapshot of A11yUITests"
                )
            ])
        }
        return screen
    }
}
