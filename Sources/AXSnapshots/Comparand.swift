import AXEngine
import AXFormats
import AXSyntax
import AXTree

/// One side of a comparison: whatever can be held against something else.
public enum Comparand: Sendable {
    /// A dump, or a snapshot that is read as one.
    case screens([Screen])
    /// A text snapshot.
    case text([UInt8], file: String)

    /// Reads one side; the content decides what it is, unless `format` says so.
    public init(parsing bytes: [UInt8], file: String, format: InputFormat? = nil) throws(InputErrors) {
        if bytes.starts(with: TextSnapshot.separator.utf8), format == nil {
            _ = try SnapshotReference(parsing: bytes, file: file, style: .text)
            self = .text(bytes, file: file)
            return
        }
        do throws(InputErrors) {
            self = .screens(try TreeReader.read(bytes, file: file, format: format))
        } catch {
            // Why it cannot be read is better said in the words of what made it so.
            guard let conflict = ConflictMarkers.error(in: bytes, file: file) else { throw error }
            throw InputErrors([conflict])
        }
    }

    /// What differs, screen by screen.
    public static func differences(
        from reference: Comparand, to current: Comparand, _ settings: SnapshotSettings = SnapshotSettings()
    ) throws(ComparisonError) -> [ScreenDifference] {
        let redactor: Redactor
        do { redactor = try Redactor(settings.redactions) } catch { throw ComparisonError(message: error.message) }
        switch (reference, current) {
        case (.screens(let before), .screens(let after)):
            return ScreenComparison.differences(
                from: try redacted(before, redactor), to: try redacted(after, redactor),
                attributes: settings.attributes)
        case (.text(let before, _), .text(let after, let file)):
            return [
                Snapshot.difference(from: before, to: TextLineEnds(after).plain(after), screen: file)
            ]
        case (.text(let before, let file), .screens(let after)):
            return [try difference(from: before, file, to: after, redactor, settings)]
        case (.screens, .text(_, let file)):
            throw ComparisonError(
                message: "\(file.printable) is a text snapshot; name it first to compare a dump with it")
        }
    }

    private static func difference(
        from text: [UInt8], _ file: String, to screens: [Screen], _ redactor: Redactor, _ settings: SnapshotSettings
    ) throws(ComparisonError) -> ScreenDifference {
        guard let screen = try redacted(screens, redactor).first, screens.count == 1 else {
            throw ComparisonError(
                message: "\(file.printable) is a text snapshot, which is of one screen; the dump has \(screens.count)")
        }
        guard screen.format != InputFormat.a11yuitests.id else {
            throw ComparisonError(
                message:
                    "\(file.printable) is a text snapshot, which has what a JSON snapshot has not: hints and actions")
        }
        return Snapshot.difference(from: text, to: screen, settings)
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
