import AXConfiguration
import AXEngine
import AXDumps
import AXSyntax
import AXTree

/// A recorded snapshot that a screen is compared with.
package enum SnapshotReference: Sendable {
    /// The bytes of a text snapshot.
    case text([UInt8])
    /// The bytes of a speech snapshot.
    case speech([UInt8])
    /// The list of a JSON snapshot, in the form of a screen.
    case json(Screen)

    /// Reads a reference. Throws if the file is not a snapshot of that style, was cut off or has merge conflicts.
    package init(parsing bytes: [UInt8], file: String, style: SnapshotStyle) throws(InputErrors) {
        if let conflict = ConflictMarkers.error(in: bytes, file: file) { throw InputErrors([conflict]) }
        switch style {
        case .text: self = .text(try Self.text(bytes, file: file))
        case .speech: self = .speech(try Self.lines(bytes, file: file))
        case .json: self = .json(try Self.list(bytes, file: file))
        }
    }

    private static func text(_ bytes: [UInt8], file: String) throws(InputErrors) -> [UInt8] {
        func error(at offset: Int, _ message: String) -> InputErrors {
            InputErrors([InputError(file: file, location: SourceText(bytes).location(of: offset), message: message)])
        }
        guard !bytes.isEmpty else { return bytes }
        guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else {
            throw error(at: 0, "found bytes that are not UTF-8, expected a text snapshot")
        }
        let text = LineEndings(bytes).normalized(bytes)
        if TextBlocks(text).isComplete { return bytes }
        guard text.starts(with: TextSnapshot.separator.utf8) else {
            let beginning = String(decoding: bytes.prefix(40), as: UTF8.self)
            throw error(
                at: 0, "found \"\(beginning.printable)\", expected a text snapshot, which begins with 60 hyphens")
        }
        throw error(
            at: bytes.count, "found the end of the file, expected a last line of 60 hyphens: the file is truncated")
    }

    private static func lines(_ bytes: [UInt8], file: String) throws(InputErrors) -> [UInt8] {
        let found: String
        if bytes.starts(with: TextSnapshot.separator.utf8) {
            found = "a text snapshot"
        } else if !String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) {
            found = "bytes that are not UTF-8"
        } else {
            return bytes
        }
        throw InputErrors([
            InputError(
                file: file, location: TextLocation(line: 1, column: 1),
                message: "found \(found), expected a speech snapshot, which has a line for each element")
        ])
    }

    private static func list(_ bytes: [UInt8], file: String) throws(InputErrors) -> Screen {
        func error(_ message: String) -> InputErrors {
            InputErrors([InputError(file: file, location: TextLocation(line: 1, column: 1), message: message)])
        }
        if bytes.starts(with: TextSnapshot.separator.utf8) {
            throw error("found a text snapshot, expected the JSON snapshot of A11yUITests")
        }
        let screens = try TreeReader.read(bytes, file: file, among: [.axaudit, .a11yuitests])
        guard let screen = screens.first, screens.count == 1, screen.origin.format == InputFormat.a11yuitests.id else {
            let format = screens.first?.origin.format ?? "axaudit"
            throw error("found a dump of the format \(format), expected the JSON snapshot of A11yUITests")
        }
        return screen
    }
}
