import AXEngine
import AXTree

/// A screen held against its reference: a pure function, with no test framework, file or clock in it.
public enum Snapshot {
    /// What differs between a screen and its reference; nil if nothing that counts does.
    ///
    /// `format` replaces how elements are written in a text, as AXSnapshot's closures could.
    public static func verify(
        _ screen: Screen, against reference: SnapshotReference, _ settings: SnapshotSettings = SnapshotSettings(),
        format: ElementFormatter? = nil
    ) throws(RedactionError) -> ScreenDifference? {
        let redactor = try Redactor(settings.redactions)
        let difference: ScreenDifference
        switch reference {
        case .text(let bytes):
            difference = self.difference(from: bytes, to: try redactor(screen), settings, format: format)
        case .json(let list):
            difference = ScreenComparison.difference(
                from: try redactor(list), to: try redactor(screen), attributes: settings.attributes)
        }
        return difference.isEmpty ? nil : difference
    }

    /// The text snapshot of a screen whose texts are redacted already.
    public static func text(
        of screen: Screen, _ settings: SnapshotSettings = SnapshotSettings(), format: ElementFormatter? = nil
    ) -> String {
        TextSnapshot(screen, format ?? settings.attributes.map { ElementFormatter($0) } ?? ElementFormatter()).text
    }

    /// What differs between the text of a reference and a screen whose texts are redacted already.
    static func difference(
        from bytes: [UInt8], to screen: Screen, _ settings: SnapshotSettings, format: ElementFormatter? = nil
    ) -> ScreenDifference {
        let text = text(of: screen, settings, format: format)
        var difference = difference(from: bytes, to: Array(text.utf8), screen: screen.title)
        // A label may hold a line of hyphens, which looks like the end of a block; then there are more blocks than elements.
        let order = Exposure(screen).order
        if case .texts(let blocks) = difference.current, blocks.count == order.count {
            difference.current = .screen(screen, order: order)
        }
        return difference
    }

    /// What differs between the text of a reference, however its lines end, and the text of a screen.
    static func difference(from bytes: [UInt8], to text: [UInt8], screen: String) -> ScreenDifference {
        if bytes == text { return ScreenDifference(screen: screen) }
        let ends = TextLineEnds(bytes)
        if ends.plain(bytes) == text { return ScreenDifference(screen: screen) }
        var difference = TextComparison.difference(from: ends.plain(bytes), to: text, screen: screen)
        difference.patch = TextPatch(reference: bytes, current: ends.applied(to: text))
        return difference
    }
}
