extension StringProtocol {
    /// Whether all characters are in ASCII.
    @inlinable package var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

    /// Returns whether the text has a character of ASCII.
    @inlinable package func has(_ sign: Unicode.Scalar) -> Bool { utf8.contains(UInt8(ascii: sign)) }

    /// Returns whether a scalar of the text is of a kind.
    @inlinable package func has(_ isOfKind: (Unicode.Scalar) -> Bool) -> Bool {
        unicodeScalars.contains(where: isOfKind)
    }

    /// Returns whether the first scalar is of a kind.
    @inlinable package func begins(with isOfKind: (Unicode.Scalar) -> Bool) -> Bool {
        unicodeScalars.first.map(isOfKind) ?? false
    }

    /// Returns whether all scalars are of a kind or among some signs.
    @inlinable package func isAll(_ isOfKind: (Unicode.Scalar) -> Bool, or signs: String = "") -> Bool {
        unicodeScalars.allSatisfy { isOfKind($0) || signs.unicodeScalars.contains($0) }
    }

    /// Returns the parts between separators, of which some may be empty.
    package func parts(_ separators: Character...) -> [String] {
        let parts: [SubSequence] = split(omittingEmptySubsequences: false) { separators.contains($0) }
        return parts.map { String($0) }
    }

    /// The parts of a name in camel case, each with its capital letter: `open`, `Nav`, `Drawer`.
    package var humps: [String] {
        var parts: [String] = []
        for character in self {
            if parts.isEmpty || character.isUppercase { parts.append("") }
            parts[parts.count - 1].append(character)
        }
        return parts
    }
}

extension Unicode.Scalar {
    /// Whether it is a digit of ASCII.
    @inlinable package var isDigit: Bool { "0"..."9" ~= self }
    /// Whether it is a lowercase letter of ASCII.
    @inlinable package var isLowercaseLetter: Bool { "a"..."z" ~= self }
    /// Whether it is an uppercase letter of ASCII.
    @inlinable package var isUppercaseLetter: Bool { "A"..."Z" ~= self }
    /// Whether it is a letter of ASCII.
    @inlinable package var isLetter: Bool { isLowercaseLetter || isUppercaseLetter }
    /// Whether it is a letter or a digit of ASCII.
    @inlinable package var isLetterOrDigit: Bool { isLetter || isDigit }
    /// Whether it is a lowercase letter or a digit of ASCII.
    @inlinable package var isLowercaseOrDigit: Bool { isLowercaseLetter || isDigit }
    /// Whether it is a hexadecimal digit.
    @inlinable package var isHexadecimal: Bool { isDigit || "a"..."f" ~= self || "A"..."F" ~= self }
}
