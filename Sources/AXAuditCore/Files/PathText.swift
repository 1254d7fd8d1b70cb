/// The conversion between a path as text and its bytes, without loss.
///
/// To the system a path is bytes, and on Linux they need not be UTF-8. A byte that is not part of valid UTF-8 is
/// written as the scalar U+10FF00 plus the byte, which is for private use: `caf`, the byte 0xE9 and `.json` become
/// "caf\u{10FFE9}.json". If a name contains such a scalar itself, the scalar's bytes are written in the same way, so
/// that each path has one text.
package enum PathText {
    /// Returns the text of a path.
    package static func text(of bytes: [UInt8]) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        if text.utf8.elementsEqual(bytes), !text.unicodeScalars.contains(where: isByte) { return text }
        var result = String.UnicodeScalarView()
        var parser = Unicode.UTF8.ForwardParser()
        var rest = bytes.makeIterator()
        var start = 0
        while true {
            switch parser.parseScalar(from: &rest) {
            case .valid(let encoded):
                let scalar = Unicode.UTF8.decode(encoded)
                if isByte(scalar) { result += encoded.map(escape) } else { result.append(scalar) }
                start += encoded.count
            case .error(let length):
                result += bytes[start..<start + length].map(escape)
                start += length
            case .emptyInput: return String(result)
            }
        }
    }

    /// Returns the bytes of a path.
    package static func bytes(of text: String) -> [UInt8] {
        // Every scalar from U+100000 begins with this byte.
        if !text.utf8.contains(0xF4) { return Array(text.utf8) }
        return text.unicodeScalars.flatMap { isByte($0) ? [UInt8($0.value & 0xFF)] : Array($0.utf8) }
    }

    /// Returns a path as messages and reports show it: a byte that is not UTF-8 as `\xE9`.
    package static func shown(_ text: String) -> String {
        if !text.utf8.contains(0xF4) { return text }
        return text.unicodeScalars.map { scalar in
            isByte(scalar) ? "\\x" + String(scalar.value & 0xFF, radix: 16, uppercase: true) : String(scalar)
        }.joined()
    }

    private static func escape(_ byte: UInt8) -> Unicode.Scalar {
        Unicode.Scalar(0x10FF00 + UInt32(byte)) ?? Unicode.Scalar(byte)
    }

    private static func isByte(_ scalar: Unicode.Scalar) -> Bool { 0x10FF80...0x10FFFF ~= scalar.value }
}
