import AXConfiguration
import AXEngine
import AXTree

/// Compares a screen with its reference. These functions use no test framework, file or clock.
public enum Snapshot {
    /// Returns the differences between a screen and its reference, or `nil` if there are none.
    ///
    /// - Parameters:
    ///   - screen: The screen, with its texts not yet redacted.
    ///   - reference: The recorded snapshot, whose texts are redacted already, or in JSON need not be.
    ///   - settings: The attributes to compare and the texts to redact.
    ///   - format: Writes the elements of a text snapshot, or `nil` for AXSnapshot's format.
    ///   - names: The names of settings in remarks.
    package static func verify(
        _ screen: Screen, against reference: SnapshotReference, _ settings: SnapshotSettings = SnapshotSettings(),
        format: ElementFormatter? = nil, naming names: SettingNames = .api
    ) throws(RedactionError) -> ScreenDifference? {
        let redactor = try Redactor(settings.redactions)
        let difference: ScreenDifference
        switch reference {
        case .text(let bytes):
            difference = self.difference(from: bytes, to: try redactor(screen), settings, format: format)
        case .speech(let bytes):
            difference = self.difference(from: bytes, toSpeechOf: try redactor(screen), settings)
        case .json(let list):
            let screen = try redactor(screen)
            let asRecorded = ScreenComparison.difference(
                from: list, to: screen, attributes: settings.attributes, naming: names)
            if asRecorded.isEmpty { return nil }
            // A reference that was recorded before the redaction was configured.
            let redacted = ScreenComparison.difference(
                from: try redactor(list), to: screen, attributes: settings.attributes, naming: names)
            difference = redacted.changes.count < asRecorded.changes.count ? redacted : asRecorded
        }
        return difference.isEmpty ? nil : difference
    }

    /// Returns the text snapshot of a screen whose texts are redacted already.
    public static func text(
        of screen: Screen, _ settings: SnapshotSettings = SnapshotSettings(), format: ElementFormatter? = nil
    ) -> String {
        TextSnapshot(screen, format ?? settings.attributes.map { ElementFormatter($0) } ?? ElementFormatter()).text
    }

    /// Returns the differences between a text and a screen whose texts are redacted already.
    static func difference(
        from bytes: [UInt8], to screen: Screen, _ settings: SnapshotSettings, format: ElementFormatter? = nil
    ) -> ScreenDifference {
        let text = text(of: screen, settings, format: format)
        var difference = difference(from: bytes, to: Array(text.utf8), screen: screen.title)
        // A line of hyphens in a label divides a block, so that there are more blocks than elements.
        let order = Exposure(screen).order
        if case .texts(let blocks) = difference.current, blocks.count == order.count {
            difference.current = .screen(screen, order: order)
        }
        return difference
    }

    /// Returns the differences between a speech snapshot and a screen whose texts are redacted already.
    static func difference(
        from bytes: [UInt8], toSpeechOf screen: Screen, _ settings: SnapshotSettings
    ) -> ScreenDifference {
        let snapshot = SpeechSnapshot(screen, attributes: settings.attributes)
        var difference = difference(
            from: bytes, to: Array(snapshot.text.utf8), screen: screen.title, style: .speech)
        if case .texts = difference.current { difference.current = .screen(screen, order: Exposure(screen).order) }
        return difference
    }

    /// Returns the differences between a text with any line endings and a text as it is written.
    static func difference(
        from bytes: [UInt8], to text: [UInt8], screen: String, style: SnapshotStyle = .text
    ) -> ScreenDifference {
        let endings = LineEndings(bytes)
        let reference = endings.normalized(bytes)
        if bytes == text || reference == text {
            var equal = ScreenDifference(screen: screen)
            equal.count = TextBlocks(text).count
            equal.equalLineCount = Lines(text).reduce(0) { count, _ in count + 1 }
            return equal
        }
        var difference = TextComparison.difference(from: reference, to: text, screen: screen, style: style)
        difference.patch = TextPatch(reference: bytes, current: endings.applied(to: text))
        return difference
    }
}
