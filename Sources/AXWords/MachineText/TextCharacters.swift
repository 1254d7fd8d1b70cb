import AXSyntax

/// Which characters a text has: those of ASCII, and whether there are others.
struct TextCharacters: Sendable {
    private var ascii = ASCIISet()
    private var hasOthers = false

    /// The characters of a text.
    init(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            for byte in bytes {
                if byte < 0x80 { ascii.insert(byte) } else { hasOthers = true }
            }
        }
    }

    /// Whether one of these is also among the others. All that are not in ASCII count as one.
    func intersects(_ others: TextCharacters) -> Bool {
        hasOthers && others.hasOthers || ascii.intersects(others.ascii)
    }
}
