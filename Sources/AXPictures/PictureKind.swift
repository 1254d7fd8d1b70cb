/// Kinds of pictures and accidents that are known by their first bytes, and what to do about them.
enum PictureKind {
    private static let kinds: [(name: String, remedy: String, matches: @Sendable ([UInt8]) -> Bool)] = [
        ("a JPEG image", "take the screenshot as PNG; JPEG changes colors", { $0.starts(with: [0xFF, 0xD8, 0xFF]) }),
        (
            "a WebP image", "take the screenshot as PNG, or convert it: dwebp s.webp -o s.png",
            { $0.starts(with: "RIFF".utf8) && $0.dropFirst(8).starts(with: "WEBP".utf8) }
        ),
        (
            "a HEIC image", "convert it: sips -s format png s.heic --out s.png",
            { bytes in
                bytes.dropFirst(4).starts(with: "ftyp".utf8)
                    && ["heic", "heix", "mif1", "msf1", "hevc"].contains { bytes.dropFirst(8).starts(with: $0.utf8) }
            }
        ),
        ("a GIF image", "take the screenshot as PNG", { $0.starts(with: "GIF8".utf8) }),
        ("a BMP image", "take the screenshot as PNG", { $0.starts(with: "BM".utf8) }),
        (
            "a PNG that was written as text in UTF-16, as PowerShell's > does",
            #"write it with cmd /c "adb exec-out screencap -p > s.png""#,
            { bytes in
                bytes.starts(with: [0xFF, 0xFE]) && bytes.prefix(16).dropFirst(4).starts(with: Array("P\0N\0G\0".utf8))
            }
        ),
        (
            "a PNG whose line ends were changed", "use adb exec-out instead of adb shell",
            { bytes in
                bytes.starts(with: Array("\u{89}PNG".unicodeScalars.map { UInt8($0.value) }))
                    && bytes.dropFirst(4).first.map { $0 == 0x0D || $0 == 0x0A } ?? false
            }
        ),
        (
            "a PNG that was written as text", "write its bytes unchanged",
            { $0.starts(with: "\u{FFFD}PNG".utf8) || $0.starts(with: "?PNG".utf8) }
        ),
    ]

    /// The kinds that screenshots have besides PNG.
    private static let lossyKinds: Set = ["a JPEG image", "a WebP image", "a HEIC image"]
    /// The kinds of whole pictures. The others are accidents.
    private static let wholeKinds = lossyKinds.union(["a GIF image", "a BMP image"])

    /// Returns whether a file is a JPEG, WebP or HEIC image.
    static func isCompressedWithLoss(_ bytes: [UInt8]) -> Bool {
        kinds.contains { lossyKinds.contains($0.name) && $0.matches(bytes) }
    }

    /// Returns the error of a file that is no PNG.
    static func error(for bytes: [UInt8]) -> PictureError {
        if bytes.isEmpty { return PictureError("found an empty file, expected a PNG image") }
        guard let kind = kinds.first(where: { $0.matches(bytes) }) else {
            return PictureError(at: 0, "found a file of an unknown kind, expected a PNG image")
        }
        return PictureError(
            at: 0, "found \(kind.name), expected a PNG image; \(kind.remedy)",
            isRefusal: wholeKinds.contains(kind.name))
    }
}
