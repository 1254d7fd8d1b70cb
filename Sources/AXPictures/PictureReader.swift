import AXSyntax

/// Reads the file of a picture: a PNG, or the JSON or text with its Base64 that tools answer with.
package enum PictureReader {
    /// Reads the pixels of a file of another kind than PNG, which a system library knows.
    package typealias Decoder = @Sendable (_ file: [UInt8], _ limits: PictureLimits) throws(PictureError) -> Picture

    /// Reads a picture.
    ///
    /// - Parameter decoder: Reads JPEG, WebP and HEIC files; `nil` if nothing can.
    /// - Throws: What is wrong with the file.
    package static func read(
        _ bytes: [UInt8], limits: PictureLimits = PictureLimits(), others decoder: Decoder? = nil
    ) throws(PictureError) -> Picture {
        let file = try file(bytes, limits)
        if let decoder, PictureKind.isCompressedWithLoss(file) { return try decoder(file, limits) }
        return try PNGDecoder.decode(file, limits: limits)
    }

    /// The number of bytes that show whether a file can be a picture.
    package static let beginningSize = 64

    /// Throws if a file is no picture, by its first bytes.
    package static func check(beginning bytes: [UInt8]) throws(PictureError) {
        let text = bytes.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
        // Base64 is in text.
        if text.starts(with: "iVBORw0KGgo".utf8) || text.first == UInt8(ascii: "{") { return }
        var at = 0
        _ = try PNGFile.header(bytes, &at, PictureLimits())
    }

    /// Returns the bytes of the PNG in a file: those of the file, or those of the Base64 in it. `value` is the key of
    /// the answer of WebDriver ("Take Screenshot") and with it of WebDriverAgent's `/screenshot`.
    package static func file(
        _ bytes: [UInt8], _ limits: PictureLimits = PictureLimits()
    ) throws(PictureError) -> [UInt8] {
        guard bytes.count <= limits.fileBytes else {
            throw PictureError(
                "the file has more than \(limits.fileBytes >> 20) MiB, which is the limit of a picture",
                isRefusal: true)
        }
        let text = bytes.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
        if text.starts(with: "iVBORw0KGgo".utf8) { return try base64(text) }
        guard text.first == UInt8(ascii: "{") else { return bytes }
        guard let key = bytes.firstRange(of: Array("\"value\"".utf8)) else {
            throw PictureError(at: 0, "found JSON without \"value\", expected a PNG image or the answer to /screenshot")
        }
        let rest = bytes[key.upperBound...].drop { $0 == 0x20 || $0 == UInt8(ascii: ":") || (0x09...0x0D).contains($0) }
        guard rest.first == UInt8(ascii: "\"") else {
            throw PictureError(at: rest.startIndex, "found no text under \"value\", expected the Base64 of a PNG image")
        }
        return try base64(unescaped(rest.dropFirst().prefix { $0 != UInt8(ascii: "\"") }))
    }

    /// Returns the text without what JSON escapes in Base64: `\/` is a slash, `\n` and `\r` are line breaks.
    private static func unescaped(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard text.contains(UInt8(ascii: "\\")) else { return text }
        var result: [UInt8] = []
        var isEscaped = false
        for byte in text {
            if isEscaped {
                if byte == UInt8(ascii: "/") { result.append(byte) }
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else {
                result.append(byte)
            }
        }
        return result[...]
    }

    private static func base64(_ text: ArraySlice<UInt8>) throws(PictureError) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count / 4 * 3)
        var (bits, count): (UInt32, Int) = (0, 0)
        for (index, byte) in zip(text.indices, text) {
            let digit: UInt32
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit = UInt32(byte) - 65
            case UInt8(ascii: "a")...UInt8(ascii: "z"): digit = UInt32(byte) - 71
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = UInt32(byte) + 4
            case UInt8(ascii: "+"): digit = 62
            case UInt8(ascii: "/"): digit = 63
            case 0x09...0x0D, 0x20, UInt8(ascii: "="): continue
            default: throw PictureError(at: index, "found a character that is not in Base64")
            }
            bits = bits << 6 | digit
            count += 6
            if count >= 8 {
                count -= 8
                result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return result
    }
}
