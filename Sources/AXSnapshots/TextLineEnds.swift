import AXEngine
import AXTree

/// How the lines of a file end, where editors and version control may have changed it: with CR LF, and after the last one.
struct TextLineEnds {
    /// Whether every line ends with CR LF.
    let isWindows: Bool
    /// Whether the last line ends too.
    let endsLastLine: Bool

    init(_ bytes: [UInt8]) {
        var feeds = 0
        var pairs = 0
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            feeds += 1
            if index > 0, bytes[index - 1] == UInt8(ascii: "\r") { pairs += 1 }
        }
        isWindows = feeds > 0 && feeds == pairs
        endsLastLine = bytes.last == UInt8(ascii: "\n")
    }

    /// The text as a snapshot is written: with LF between lines, and none at the end.
    func plain(_ bytes: [UInt8]) -> [UInt8] {
        var plain = bytes
        if isWindows {
            plain = []
            plain.reserveCapacity(bytes.count)
            for (index, byte) in bytes.enumerated() {
                let isPair =
                    byte == UInt8(ascii: "\r") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
                if !isPair { plain.append(byte) }
            }
        }
        if endsLastLine { plain.removeLast() }
        return plain
    }

    /// A plain text with its lines ended as in that file.
    func applied(to plain: [UInt8]) -> [UInt8] {
        var text = plain
        if isWindows {
            text = plain.flatMap { $0 == UInt8(ascii: "\n") ? [UInt8(ascii: "\r"), $0] : [$0] }
        }
        if endsLastLine, !text.isEmpty {
            text += isWindows ? [UInt8(ascii: "\r"), UInt8(ascii: "\n")] : [UInt8(ascii: "\n")]
        }
        return text
    }
}
