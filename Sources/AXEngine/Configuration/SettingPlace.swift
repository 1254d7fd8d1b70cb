import AXSyntax
import AXTree

/// The location of a setting: a file, and the line and column in it.
public struct SettingPlace: Hashable, Sendable {
    /// The name of the file in messages.
    public var file: String
    /// The line and column, or `nil` for the file as a whole.
    public var position: SourcePosition?

    /// A location in a file.
    public init(file: String, position: SourcePosition? = nil) {
        self.file = file
        self.position = position
    }
}

extension SettingPlace: CustomStringConvertible {
    /// `.axaudit.json:3:7`.
    public var description: String { position.map { "\(file):\($0.line):\($0.column)" } ?? file }
}
