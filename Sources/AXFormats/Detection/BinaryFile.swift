/// Files that are no text, known by their first bytes.
enum BinaryFile {
    private static let kinds: [(beginning: [UInt8], name: String)] = [
        ([0x89, 0x50, 0x4E, 0x47], "a PNG image"), ([0xFF, 0xD8, 0xFF], "a JPEG image"),
        (Array("GIF8".utf8), "a GIF image"), ([0x50, 0x4B, 0x03, 0x04], "a ZIP archive"),
        ([0x1F, 0x8B], "a file compressed with gzip"), (Array("%PDF-".utf8), "a PDF document"),
        (Array("bplist00".utf8), "a binary property list"), (Array("SQLite format 3".utf8), "an SQLite database"),
    ]

    /// Returns what the bytes are, or `nil` if they may be text.
    static func kind(of bytes: [UInt8]) -> String? { kinds.first { bytes.starts(with: $0.beginning) }?.name }
}
