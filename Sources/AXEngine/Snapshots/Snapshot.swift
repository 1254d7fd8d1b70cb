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
            let text = text(of: try redactor(screen), settings, format: format)
            difference = self.difference(from: bytes, to: Array(text.utf8), screen: screen.title)
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
