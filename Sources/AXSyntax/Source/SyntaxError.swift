/// Why a text could not be read: where, what stands there, what should.
package struct SyntaxError: Error, Hashable {
    /// The byte at which reading stopped, counted from the start of the file.
    package var offset: Int
    /// One sentence without a full stop: what was found and what was expected.
    package var message: String

    package init(at offset: Int, _ message: String) {
        self.offset = offset
        self.message = message
    }

    /// "found X, expected Y".
    package init(at offset: Int, found: String, expected: String) {
        self.init(at: offset, "found \(found), expected \(expected)")
    }
}

extension SyntaxError {
    /// What stands at `offset`, in words that are safe to print: `"}"`, `the control character U+0007`, `the end of the file`.
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

extension Unicode.Scalar {
    /// `U+0007`.
    package var codePoint: String {
        let hex = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
    }

    /// Whether showing this scalar cannot move the cursor, reorder the line or hide text.
    package var isSafeToPrint: Bool {
        switch value {
        // Of these letters, dashes and quotes nearly every text is made; the rest is looked up.
        case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x233, 0x2010...0x2027, 0x2030...0x205E, 0x4E00...0x9FEF,
            0xAC00...0xD7A3:
            return true
        default: break
        }
        return switch properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}
