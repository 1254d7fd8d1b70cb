import AXSyntax

/// The line with which `uiautomator dump` says that it is done. A dump to `/dev/tty` is directly followed by it.
///
/// Source: AOSP (`DumpCommand.java`), with its misspelling.
package enum UIAutomatorMessage {
    private static let beginnings = ["UI hierchary dumped to: ", "UI hierarchy dumped to: "]

    /// Returns the path of the dump in a line that is this message, or `nil` if it is another line.
    package static func path(in line: String) -> String? {
        beginnings.first(where: line.hasPrefix).map { String(line.dropFirst($0.count)) }
    }

    /// Returns the bytes without this message after their tree.
    package static func removed(from bytes: [UInt8]) -> [UInt8] {
        let isBlank: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
        guard let end = bytes.lastIndex(where: { !isBlank($0) }), bytes[end] != UInt8(ascii: ">") else { return bytes }
        // The longest path of Android has 4,096 bytes.
        let tail = bytes[max(0, end - 4_200)...end]
        let message = tail.indices.last { start in
            tail[start] == UInt8(ascii: "U") && beginnings.contains { tail[start...].starts(with: $0.utf8) }
        }
        guard let message, !tail[message...].contains(UInt8(ascii: "\n")),
            let tag = tail[..<message].lastIndex(where: { !isBlank($0) }), tail[tag] == UInt8(ascii: ">")
        else { return bytes }
        return Array(bytes[...tag])
    }
}
