import AXSyntax

/// Numbers as programs print them, with a unit or a word: `3.9999999999999996 stars`, `12.000000 km`, `1.0E7 followers`.
///
/// A number alone may be the result of a calculator, which shows fewer than 16 digits.
package enum PrintedNumber {
    /// Returns the first such number in a text of these characters.
    package static func first(in text: String, _ characters: TextCharacters) -> String? {
        guard characters.contains("."), characters.containsAny(of: .digits) else { return nil }
        let isAlone = !characters.hasOthers && !characters.containsAny(of: unitSigns)
        guard !isAlone || text.utf8.count >= fewestDigits || characters.contains("E") else { return nil }
        let bytes = Array(text.utf8)
        for point in bytes.indices.dropFirst().dropLast() where bytes[point] == UInt8(ascii: ".") {
            guard let range = number(bytes, around: point) else { continue }
            let number = String(decoding: bytes[range], as: UTF8.self)
            if !isAlone || isOfProgram(number) { return number }
        }
        return nil
    }

    /// The characters of a word, or of a unit or a currency. The letter E may be that of the number.
    private static let unitSigns = ASCIISet { $0.isLetter && $0 | 0x20 != UInt8(ascii: "e") || "%$".utf8.contains($0) }

    /// The fewest digits of a number alone that a program printed and no calculator shows.
    private static let fewestDigits = 16

    /// Whether no calculator shows a number like that: with 17 digits, with 16 and an error of rounding, or with an exponent after `.0`.
    private static func isOfProgram(_ number: String) -> Bool {
        if number.contains("E") { return number.contains(".0E") }
        let digits = number.utf8.filter(\.isDigit).drop { $0 == UInt8(ascii: "0") }.count
        return digits > fewestDigits || digits == fewestDigits && (number.contains("00000") || number.contains("99999"))
    }

    /// Returns the range of the number whose decimal point is at `point`, if it was not rounded or has an exponent.
    private static func number(_ bytes: [UInt8], around point: Int) -> Range<Int>? {
        var start = point
        while start > 0, bytes[start - 1].isDigit { start -= 1 }
        var end = point + 1
        while end < bytes.count, bytes[end].isDigit { end += 1 }
        let fraction = bytes[(point + 1)..<end]
        // Neither a part of a version or an address, nor the digits of a name.
        guard start < point, !fraction.isEmpty,
            !(start > 0 && (bytes[start - 1].isLetter || ".,_".utf8.contains(bytes[start - 1])))
        else { return nil }
        if end < bytes.count, bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: "_") {
            guard end + 1 == bytes.count || !bytes[end + 1].isLetterOrDigit else { return nil }
        }
        if fraction.count <= 2, let exponent = exponent(bytes, end) { return start..<exponent }
        guard end == bytes.count || !bytes[end].isLetter, isUnrounded(Array(bytes[start..<point]), Array(fraction)),
            !isFollowedByTicker(bytes, end)
        else { return nil }
        return start..<end
    }

    /// Returns the end of the exponent at `index`: `E7` in `1.0E7`.
    private static func exponent(_ bytes: [UInt8], _ index: Int) -> Int? {
        guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "E") else { return nil }
        var end = index + 1
        if bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") { end += 1 }
        let digits = bytes[end...].prefix { $0.isDigit }
        guard 1...3 ~= digits.count, digits.endIndex == bytes.count || !bytes[digits.endIndex].isLetter else {
            return nil
        }
        return digits.endIndex
    }

    /// Whether a fraction has more digits than anybody rounds to: nine, or six that end with five zeros. An amount of a currency such as
    /// 0.0000012 has as many.
    private static func isUnrounded(_ whole: [UInt8], _ fraction: [UInt8]) -> Bool {
        let isSmall = whole.elementsEqual("0".utf8) && fraction.starts(with: "00".utf8)
        if isSmall { return false }
        if fraction.count >= 9 || fraction.count >= 6 && fraction.suffix(5).allSatisfy({ $0 == UInt8(ascii: "0") }) {
            return true
        }
        // The digits after several zeros or nines are an error of rounding.
        guard fraction.count >= 7 else { return false }
        let length = fraction.count == 7 ? 5 : 4
        return fraction.indices.dropLast(length).contains { start in
            let run = fraction[start..<(start + length)]
            return run.allSatisfy { $0 == UInt8(ascii: "0") } || run.allSatisfy { $0 == UInt8(ascii: "9") }
        }
    }

    /// Whether the letters after a number are those of a currency such as ETH.
    private static func isFollowedByTicker(_ bytes: [UInt8], _ end: Int) -> Bool {
        let word = bytes[end...].drop { $0 == 0x20 }.prefix { $0.isLetter }
        return 3...5 ~= word.count && word.allSatisfy(\.isUppercaseLetter)
    }
}
