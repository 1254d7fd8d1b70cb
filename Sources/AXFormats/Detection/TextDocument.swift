import AXSyntax
import AXTree

/// A dump that is neither JSON nor XML.
package struct TextDocument: Sendable {
    /// The whole file.
    package let bytes: [UInt8]
    /// The byte offset at which the dump begins.
    package let start: Int
    /// Whether a tool wrote the text to a file of its own, so that no terminal or log can have cut it off.
    package var isAttachment = false

    /// The first 64 KiB of the dump.
    var head: String { String(decoding: bytes[start..<min(start + 65_536, bytes.count)], as: UTF8.self) }
}
