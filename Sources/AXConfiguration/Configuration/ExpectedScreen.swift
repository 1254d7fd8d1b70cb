import AXSyntax

/// A name, or a pattern for names, of which a run has to have a screen.
package struct ExpectedScreen: Hashable, Sendable {
    /// The name or glob.
    package var pattern: String
    /// The location in the configuration or in the list of screens.
    package var location: SettingLocation

    /// Creates an expectation.
    package init(_ pattern: String, at location: SettingLocation) {
        self.pattern = pattern
        self.location = location
    }

    /// Reads a list of names and globs, one a line. Blank lines and lines that begin with `#` are skipped.
    package static func list(_ bytes: [UInt8], file: String) -> [ExpectedScreen] {
        String(decoding: bytes.dropFirst(bytes.byteOrderMarkLength), as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline
        )
        .enumerated().compactMap { number, line in
            let name = line.trimmed
            if name.isEmpty || name.hasPrefix("#") { return nil }
            let location = TextLocation(line: number + 1, column: 1)
            return ExpectedScreen(name, at: SettingLocation(file: file, location: location))
        }
    }
}
