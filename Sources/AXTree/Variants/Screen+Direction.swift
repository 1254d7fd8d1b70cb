extension Screen {
    /// Returns whether the screen is read from right to left: by its layout direction, its language or, without a
    /// language, the labels of its exposed elements, of which 60 % and at least two begin with such a letter.
    package func isRightToLeft(_ exposed: [Int]) -> Bool {
        if direction == .rightToLeft { return true }
        if let locale { return ScreenVariant.isRightToLeft(locale) }
        var labels = 0
        var mirrored = 0
        for index in exposed {
            guard let letter = elements[index].label?.unicodeScalars.first(where: \.properties.isAlphabetic) else {
                continue
            }
            labels += 1
            if letter.isRightToLeft { mirrored += 1 }
        }
        return labels >= 2 && mirrored * 10 >= labels * 6
    }
}

extension Unicode.Scalar {
    /// Whether it is a letter of a script that is written from right to left, by its block.
    fileprivate var isRightToLeft: Bool {
        switch value {
        case 0x590..<0x900, 0xFB1D..<0xFE00, 0xFE70..<0xFEFF, 0x10800..<0x11000, 0x1E800..<0x1F000: true
        default: false
        }
    }
}
