import AXEngine
import AXTree

/// The line endings of a file, which editors and version control may have converted.
struct LineEndings {
    /// Whether every line ends with CR LF.
    let isCRLF: Bool
    /// Whether the last line ends with a line feed.
    let endsWithLineFeed: Bool

    private static let carriageReturn = UInt8(ascii: "\r")
    private static let lineFeed = UInt8(ascii: "\n")

    /// Detects the line endings of a text.
    init(_ bytes: [UInt8]) {
        var feeds = 0
        var pairs = 0
        for (index, byte) in bytes.enumerated() where byte == Self.lineFeed {
            feeds += 1
            if index > 0, bytes[index - 1] == Self.carriageReturn { pairs += 1 }
        }
        isCRLF = feeds > 0 && feeds == pairs
        endsWithLineFeed = bytes.last == Self.lineFeed
    }

    /// Returns a text with these line endings as a snapshot is written: with LF between lines, and none at the end.
    func normalized(_ bytes: [UInt8]) -> [UInt8] {
        var normalized = bytes
        if isCRLF {
            normalized = []
            for byte in bytes {
                if byte == Self.lineFeed, normalized.last == Self.carriageReturn { normalized.removeLast() }
                normalized.append(byte)
            }
        }
        if endsWithLineFeed { normalized.removeLast() }
        return normalized
    }

    /// Returns a normalized text with these line endings.
    func applied(to normalized: [UInt8]) -> [UInt8] {
        let ending = isCRLF ? [Self.carriageReturn, Self.lineFeed] : [Self.lineFeed]
        let text = isCRLF ? normalized.flatMap { $0 == Self.lineFeed ? ending : [$0] } : normalized
        return endsWithLineFeed && !text.isEmpty ? text + ending : text
    }
}
