import AXSyntax
import AXTree

/// A dump that is neither JSON nor XML.
package struct TextDocument: Sendable {
    /// The whole file.
    package let bytes: [UInt8]
    /// The byte offset at which the dump begins.
    package let start: Int
    /// Whether a tool wrote the text to a file of its own, so that no terminal or log can have cut it off.
    package let isAttachment: Bool
    /// The platform that the caller names, or `nil`. It counts where the text does not tell it.
    package let platform: Platform?

    package init(bytes: [UInt8], start: Int, isAttachment: Bool = false, platform: Platform? = nil) {
        self.bytes = bytes
        self.start = start
        self.isAttachment = isAttachment
        self.platform = platform
    }

    /// The first 64 KiB of the dump.
    package var head: String { String(decoding: bytes[start..<min(start + 65_536, bytes.count)], as: UTF8.self) }

    /// The error at the first byte of the dump that is not UTF-8, or `nil`.
    package var invalidUTF8: SyntaxError? { UTF8Sequence.error(in: bytes, from: start) }
}
