extension UInt8 {
    /// Whether it is a digit of ASCII.
    package var isDigit: Bool { 0x30...0x39 ~= self }
    /// Whether it is a lowercase letter of ASCII.
    package var isLowercaseLetter: Bool { 0x61...0x7A ~= self }
    /// Whether it is an uppercase letter of ASCII.
    package var isUppercaseLetter: Bool { 0x41...0x5A ~= self }
    /// Whether it is a letter of ASCII.
    package var isLetter: Bool { isLowercaseLetter || isUppercaseLetter }
    /// Whether it is a letter or a digit of ASCII.
    package var isLetterOrDigit: Bool { isLetter || isDigit }
    /// Whether it is a line feed, a carriage return or a tab.
    package var isLineBreakOrTab: Bool { self == 0x0A || self == 0x0D || self == 0x09 }
}
