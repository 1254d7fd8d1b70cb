/// Files that are no text, known by their first bytes.
package enum BinaryFile {
    /// A group of such files in counts.
    package enum Group: Sendable {
        case picture, video, propertyList, packed, other
    }

    private static let kinds: [(beginning: [UInt8], name: String, group: Group)] = [
        ([0x89, 0x50, 0x4E, 0x47], "a PNG image", .picture), ([0xFF, 0xD8, 0xFF], "a JPEG image", .picture),
        (Array("GIF8".utf8), "a GIF image", .picture), ([0x50, 0x4B, 0x03, 0x04], "a ZIP archive", .other),
        ([0x1F, 0x8B], "a file compressed with gzip", .packed), (Array("%PDF-".utf8), "a PDF document", .other),
        (Array("bplist00".utf8), "a binary property list", .propertyList),
        (Array("SQLite format 3".utf8), "an SQLite database", .other),
    ]

    /// The brands of ISO base media files that are pictures; the others are videos.
    private static let pictureBrands: Set<String> = ["heic", "heix", "heim", "heis", "mif1", "msf1", "avif"]

    /// Returns what the bytes are, or `nil` if they may be text.
    package static func kind(of bytes: [UInt8]) -> (name: String, group: Group)? {
        if let kind = kinds.first(where: { bytes.starts(with: $0.beginning) }) { return (kind.name, kind.group) }
        // ISO/IEC 14496-12: four bytes of size, "ftyp", and the brand.
        guard bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8) else { return nil }
        let brand = String(decoding: bytes[8..<12], as: UTF8.self)
        return pictureBrands.contains(brand) ? ("a HEIC image", .picture) : ("a video", .video)
    }
}
