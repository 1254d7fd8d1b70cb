import AXSyntax

/// A file of an app's sources: its path and its text in UTF-8.
package struct SourceFile: Sendable {
    /// The path as reports show it, relative to the folder that the user gave.
    package let path: String
    /// The path with the folder, as the user gave it.
    package let fullPath: String
    /// The text in UTF-8, without a byte order mark.
    package let bytes: [UInt8]

    /// Creates a file from its contents: UTF-8, or UTF-16 with a byte order mark.
    package init(path: String, in folder: String = "", contents: [UInt8]) {
        self.path = path
        fullPath = folder.isEmpty || folder == "." ? path : folder.hasSuffix("/") ? folder + path : folder + "/" + path
        if contents.starts(with: [0xFF, 0xFE]) {
            bytes = Self.utf8(contents, low: 0)
        } else if contents.starts(with: [0xFE, 0xFF]) {
            bytes = Self.utf8(contents, low: 1)
        } else {
            bytes = Array(contents.dropFirst(contents.byteOrderMarkLength))
        }
    }

    /// Converts UTF-16. `low` is the index of the low byte in each pair.
    private static func utf8(_ contents: [UInt8], low: Int) -> [UInt8] {
        let units = stride(from: 2, to: contents.count - 1, by: 2).map {
            UInt16(contents[$0 + low]) | UInt16(contents[$0 + 1 - low]) << 8
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    /// Whether the file is data and no text.
    package var isBinary: Bool { bytes.prefix(8_000).contains(0) }

    /// The name of the file without its folder.
    package var name: Substring { path.split(separator: "/").last ?? "" }

    /// Returns the words of a name in lower case: `timelineEvent` has `timeline` and `event`.
    static func words(_ name: String) -> [String] {
        var words: [String] = []
        for character in name {
            if character.isUppercase || words.isEmpty { words.append("") }
            if character.isLetter { words[words.count - 1] += character.lowercased() } else { words.append("") }
        }
        return words.filter { !$0.isEmpty }
    }
}
