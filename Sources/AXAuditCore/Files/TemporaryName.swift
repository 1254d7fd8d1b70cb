/// Names of temporary files: `.axaudit-0123456789abcdef.tmp`. They are short, because names are limited to 255 bytes.
package enum TemporaryName {
    private static let prefix = ".axaudit-"
    private static let suffix = ".tmp"
    private static let digits = Set("0123456789abcdef".utf8)

    package static func random() -> String { prefix + randomDigits() + suffix }

    /// Sixteen random hexadecimal digits.
    package static func randomDigits() -> String {
        let number = String(UInt64.random(in: .min ... .max), radix: 16)
        return String(repeating: "0", count: 16 - number.count) + number
    }

    /// Whether a name is that of a temporary file.
    package static func matches(_ name: String) -> Bool {
        guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
        let middle = name.utf8.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count)
        return middle.count == 16 && middle.allSatisfy(digits.contains)
    }
}
