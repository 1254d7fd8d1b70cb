import AXConfiguration
import AXEngine
import AXDumps
import AXSyntax
import AXTree

/// One of the two inputs of a comparison.
package enum ComparisonInput: Sendable {
    /// The screens of a dump or of a JSON snapshot.
    case screens([Screen])
    /// A text or speech snapshot.
    case text([UInt8], file: String, SnapshotStyle)

    /// Reads an input. Its content tells what it is, unless `format` names the format of a dump, of which `formats` can
    /// be read.
    ///
    /// A speech snapshot has no mark in its content and is recognised by the extension of its file.
    package init(
        parsing bytes: [UInt8], file: String, format: InputFormat? = nil, among formats: [InputFormat],
        unsupported: [UnsupportedFormat] = [], platform: Platform? = nil, naming names: SettingNames = .api
    ) throws(InputErrors) {
        let bytes = Array(bytes.dropFirst(bytes.byteOrderMarkLength))
        if file.hasSuffix(SnapshotStyle.speech.fileExtension), format == nil {
            _ = try SnapshotReference(parsing: bytes, file: file, style: .speech)
            self = .text(bytes, file: file, .speech)
            return
        }
        if bytes.starts(with: TextSnapshot.separator.utf8), format == nil {
            _ = try SnapshotReference(parsing: bytes, file: file, style: .text)
            self = .text(bytes, file: file, .text)
            return
        }
        do throws(InputErrors) {
            self = .screens(
                try TreeReader.read(
                    bytes, file: file, format: format, among: formats, unsupported: unsupported, naming: names,
                    platform: platform))
        } catch {
            // An unresolved merge conflict explains more than the syntax error that it causes.
            guard let conflict = ConflictMarkers.error(in: bytes, file: file) else { throw error }
            throw InputErrors([conflict])
        }
    }

    /// Returns the differences between two inputs, screen by screen.
    package static func differences(
        from reference: ComparisonInput, to current: ComparisonInput, _ settings: SnapshotSettings = SnapshotSettings(),
        naming names: SettingNames = .api
    ) throws(ComparisonError) -> [ScreenDifference] {
        let redactor: Redactor
        do { redactor = try Redactor(settings.redactions) } catch { throw ComparisonError(message: error.message) }
        switch (reference, current) {
        case (.screens(let before), .screens(let after)):
            return ScreenComparison.differences(
                from: try redacted(before, redactor), to: try redacted(after, redactor),
                attributes: settings.attributes, naming: names)
        case (.text(let before, let reference, let style), .text(let after, let file, let currentStyle)):
            guard style == currentStyle else {
                throw ComparisonError(
                    message:
                        "\(reference.printable) is a \(style.rawValue) snapshot and \(file.printable) a \(currentStyle.rawValue) snapshot; pass two of one style"
                )
            }
            return [
                Snapshot.difference(
                    from: before, to: LineEndings(after).normalized(after), screen: file, style: style)
            ]
        case (.text(let before, let file, let style), .screens(let after)):
            return [try difference(from: before, file, style, to: after, redactor, settings)]
        case (.screens, .text(_, let file, let style)):
            throw ComparisonError(
                message:
                    "\(file.printable) is a \(style.rawValue) snapshot; pass it as the first argument to compare a dump with it"
            )
        }
    }

    private static func difference(
        from text: [UInt8], _ file: String, _ style: SnapshotStyle, to screens: [Screen], _ redactor: Redactor,
        _ settings: SnapshotSettings
    ) throws(ComparisonError) -> ScreenDifference {
        guard let screen = try redacted(screens, redactor).first, screens.count == 1 else {
            throw ComparisonError(
                message:
                    "\(file.printable) is a \(style.rawValue) snapshot of one screen; the dump has \(screens.count) screens"
            )
        }
        guard !screen.origin.isXCUITestList else {
            throw ComparisonError(
                message:
                    "\(file.printable) is a \(style.rawValue) snapshot and has hints and actions, which JSON snapshots do not have"
            )
        }
        return style == .speech
            ? Snapshot.difference(from: text, toSpeechOf: screen, settings)
            : Snapshot.difference(from: text, to: screen, settings)
    }

    private static func redacted(
        _ screens: [Screen], _ redactor: Redactor
    ) throws(ComparisonError) -> [Screen] {
        var redacted: [Screen] = []
        do throws(RedactionError) {
            for screen in screens { redacted.append(try redactor(screen)) }
        } catch {
            throw ComparisonError(message: error.message)
        }
        return redacted
    }
}
