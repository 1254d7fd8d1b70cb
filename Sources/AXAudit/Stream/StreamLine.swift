import AXDumps
import AXFormats
import AXSyntax
import AXTree

/// A line of JSON Lines with the dump of one screen: a tree in any JSON format, or an envelope around a dump.
package struct StreamLine: Sendable {
    /// The name of the screen, or `nil` if the line has none or cannot be read.
    package let name: String?
    /// The screen, or the reasons why it cannot be read.
    package let screen: Result<Screen, InputErrors>
    /// The density that the line gives beside the dump, in pixels per dp, or `nil`.
    package let density: Double?
    /// The group of the screen, or `nil` if the line has none or cannot be read.
    package let group: String?
    /// Whether the line says that it is the last of its group.
    package let isLast: Bool

    /// Reads a line.
    ///
    /// - Parameters:
    ///   - bytes: The line, without the line feed.
    ///   - number: The number of the line in the stream, for locations.
    ///   - file: The name of the stream in messages.
    ///   - format: The format of the dump if the line does not name one, or `nil` if the content decides.
    ///   - formats: The formats that can be read.
    ///   - names: The names of settings in errors.
    ///   - platform: The platform of dumps that do not tell it, or `nil` if it is not known.
    package init(
        _ bytes: [UInt8], number: Int, file: String, format: InputFormat? = nil,
        among formats: [InputFormat] = InputFormat.all, naming names: SettingNames = .api,
        platform: Platform? = nil
    ) {
        let text = SourceText(bytes, firstLine: number)
        let reader = TreeReader(
            detector: FormatDetector(formats: formats, unsupported: UnsupportedFormat.all), forced: format,
            settingNames: names, platform: platform)
        var envelope: StreamEnvelope?
        do throws(SyntaxErrors) {
            guard bytes.contains(where: { $0 > 0x20 }) else {
                throw SyntaxErrors([SyntaxError(at: 0, found: "an empty line", expected: "an accessibility tree")])
            }
            let screens = try reader.screens(of: bytes) { root throws(SyntaxErrors) in
                envelope = StreamEnvelope(root, reader.detector)
                return try envelope?.screens(reader)
            }
            guard screens.count == 1, var screen = screens.first else {
                throw SyntaxErrors([SyntaxError(at: 0, found: "\(screens.count) screens", expected: "one in a line")])
            }
            screen.name = envelope?.name ?? screen.name
            screen.locale = envelope?.locale ?? screen.locale
            screen.group = envelope?.group ?? screen.group
            screen.variant = envelope?.variant ?? screen.variant
            screen.origin.picturePath = envelope?.picturePath ?? screen.origin.picturePath
            screen.origin.file = envelope?.name ?? file
            screen.origin.source = text
            name = screen.name
            density = envelope?.density
            group = screen.group
            self.screen = .success(screen)
        } catch {
            (name, density, group) = (envelope?.name, nil, envelope?.group)
            screen = .failure(InputErrors(error, in: text, file: file))
        }
        isLast = envelope?.isLast ?? false
    }
}
