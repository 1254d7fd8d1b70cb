import AXSyntax

/// How long and high a text is when it is drawn, without its font: enough to see whether another text is in its place.
package struct TextShape {
    /// The length in multiples of the font size, on one line.
    let length: Double
    /// The height of the ink in multiples of the font size.
    let height: Double
    /// The number of characters that are drawn.
    let glyphs: Int
    /// The most lines that the text itself has.
    let isJoined: Bool

    init(_ text: String) {
        var (length, glyphs) = (0.0, 0)
        var (hasAscender, hasDescender, isJoined) = (false, false, false)
        for scalar in text.unicodeScalars {
            let width = Self.width(scalar)
            length += width
            if scalar.properties.isWhitespace || width == 0 { continue }
            glyphs += 1
            switch scalar {
            case "a", "c", "e", "m"..."o", "r", "s", "u"..."x", "z", ".", "-", "–", "·": break
            case "g", "p", "q", "y", ",": hasDescender = true
            case "j", "Q", "(", ")", "[", "]": (hasAscender, hasDescender) = (true, true)
            case _ where scalar.value >= 0x590 && scalar.value < 0x1000:
                (hasAscender, hasDescender, isJoined) = (true, true, true)
            default: hasAscender = true
            }
        }
        self.length = length
        self.glyphs = glyphs
        self.isJoined = isJoined
        height = (hasAscender ? 0.72 : 0.52) + (hasDescender ? 0.2 : 0)
    }

    /// Returns the usual width of a character in multiples of the font size.
    package static func width(_ scalar: Unicode.Scalar) -> Double {
        switch scalar {
        case "i", "j", "l", ".", ",", ":", ";", "'", "|", "!", "I", "’", "·": return 0.26
        case "f", "t", "r", " ", "-", "(", ")", "[", "]", "/", "\"": return 0.35
        case "m", "w", "M", "W", "@", "%": return 0.85
        case "A"..."Z", "&": return 0.66
        default: break
        }
        if scalar.properties.isWhitespace { return 0.3 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: break
        }
        switch scalar.value {
        case 0x590..<0x800: return 0.42
        case 0x1100..<0x1200, 0x2E80..<0xD7B0, 0xF900..<0xFB00, 0xFF00..<0xFF60, 0x1F000..<0x1FB00: return 1
        default: return 0.55
        }
    }

    /// Returns whether what was found can be this text.
    func matches(_ found: ContrastMeasurement, in box: PixelRect) -> Bool {
        guard glyphs > 0, found.lineHeight > 0 else { return false }
        let size = Double(found.lineHeight) / height
        // Every letter is at least one part, but for joined scripts and letters that touch each other.
        if !isJoined, found.lines == 1, Double(found.parts) < 0.45 * Double(glyphs), found.length < box.width * 17 / 20
        {
            return false
        }
        // The space beside the first and the last letter is no ink.
        let ratio = Double(found.length) / (max(length - 0.15, 0.2) * size)
        if ratio > (isJoined ? 2.4 : 1.7) { return false }
        // A text that does not fit is cut at the end of the last line.
        let isFull = found.length * 5 >= box.width * 4 * max(found.lines, 1)
        return ratio >= (isJoined ? 0.4 : 0.55) || isFull
    }

    /// Returns whether what was found has the length, the letters and the place of this text in its frame: as good as
    /// none of another text has all.
    func matchesExactly(_ found: ContrastMeasurement, in box: PixelRect) -> Bool {
        guard glyphs > 3, found.lineHeight > 0, let ink = found.inkBox else { return false }
        let size = Double(found.lineHeight) / height
        let ratio = Double(found.length) / (max(length - 0.15, 0.2) * size)
        guard isJoined ? 0.5...2 ~= ratio : 0.72...1.4 ~= ratio else { return false }
        if !isJoined, Double(found.parts) < 0.6 * Double(glyphs) { return false }
        // Ink in the middle of the frame from top to bottom.
        let (middle, center) = (ink.y + ink.height / 2, box.y + box.height / 2)
        return abs(middle - center) * 4 <= max(box.height, ink.height)
    }
}
