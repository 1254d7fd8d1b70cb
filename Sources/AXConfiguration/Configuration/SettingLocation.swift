import AXSyntax
import AXTree

/// The location of a setting: a file, and the line and column in it.
package struct SettingLocation: Hashable, Sendable {
    /// The name of the file in messages.
    package var file: String
    /// The line and column, or `nil` for the file as a whole.
    package var location: TextLocation?

    /// A location in a file.
    package init(file: String, location: TextLocation? = nil) {
        self.file = file
        self.location = location
    }
}

extension SettingLocation: CustomStringConvertible {
    /// `.axaudit.json:3:7`.
    package var description: String { location.map { "\(file):\($0.line):\($0.column)" } ?? file }
}
