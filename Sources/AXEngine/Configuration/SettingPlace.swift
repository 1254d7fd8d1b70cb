import AXSyntax
import AXTree

/// Where something was set: a file, and the place in it.
public struct SettingPlace: Hashable, Sendable {
    /// The file as messages name it.
    public var file: String
    /// The place; nil for the file as a whole.
    public var position: SourceLocation?

    /// A place in a file.
    public init(file: String, position: SourceLocation? = nil) {
        self.file = file
        self.position = position
    }
}

extension SettingPlace: CustomStringConvertible {
    /// `.axaudit.json:3:7`.
    public var description: String { position.map { "\(file):\($0.line):\($0.column)" } ?? file }
}
