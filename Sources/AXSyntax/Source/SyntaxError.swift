/// A reason why a text could not be read.
package struct SyntaxError: Error, Hashable {
    /// The byte offset of the error, counted from the start of the file.
    package var offset: Int
    /// What was found and what was expected: one sentence without a full stop.
    package var message: String

    /// Creates an error with a message.
    package init(at offset: Int, _ message: String) {
        self.offset = offset
        self.message = message
    }

    /// Creates an error with the message "found X, expected Y".
    package init(at offset: Int, found: String, expected: String) {
        self.init(at: offset, "found \(found), expected \(expected)")
    }
}

extension SyntaxError {
    /// Returns a printable description of the character at `offset`: `"}"`, `the control character U+0007` or
    /// `the end of the file`.
    package static func describe(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> String {
        guard offset < bytes.count else { return "the end of the file" }
        guard UTF8Sequence.length(in: bytes, at: offset) > 0 else {
            return "the byte 0x" + String(bytes[offset], radix: 16, uppercase: true) + ", which is not UTF-8"
        }
        let window = UnsafeBufferPointer(rebasing: bytes[offset..<min(offset + 4, bytes.count)])
        let scalar = String(decoding: window, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
        switch scalar.value {
        case 0x0A, 0x0D: return "the end of the line"
        case 0x09: return "a tab"
        default: return scalar.isSafeToPrint ? "\"\(scalar)\"" : "the control character \(scalar.codePoint)"
        }
    }
}
