/// Numbers for the names in one document, such as the keys of its objects: names with one number have one text.
///
/// A dump repeats a few names thousands of times. What is known of a name can be kept by its number.
struct NameNumbers {
    /// A name at its first occurrence.
    private struct Name {
        /// The offset of its first byte.
        let start: Int
        let length: Int
        /// The number of the name that followed it last; 0 before that.
        var next: UInt16 = 0
    }

    /// The names by their numbers. That of number 0 has no text.
    private var names = [Name(start: 0, length: 0)]
    /// For each remainder of a name's length and some of its bytes, the number of the first name with it.
    private var numbers = [UInt16](repeating: 0, count: remainders)
    /// The number of the name before.
    private var last: UInt16 = 0

    private static let remainders = 1 << 9

    /// Returns the number and the length of the name at `start` if it is the one that is expected before `end`.
    ///
    /// The name that followed the name before it the last time is expected. In `[{"type": 1, "label": 2}, {"type": 3, "label": 4}]`,
    /// the names have the numbers 1, 2, 1, 2, and the second `label` is expected, because a `label` followed the first `type`.
    mutating func expected(
        in bytes: UnsafeBufferPointer<UInt8>, at start: Int, before end: UInt8
    ) -> (number: UInt16, length: Int)? {
        let number = names[Int(last)].next
        let name = names[Int(number)]
        guard number != 0, start + name.length < bytes.count, bytes[start + name.length] == end,
            bytes.areEqual(name.start, start, name.length)
        else { return nil }
        last = number
        return (number, name.length)
    }

    /// Returns the number of any name; 0, which says nothing about the text, for the empty name and for a name whose remainder
    /// is that of a name before it with another text.
    ///
    /// Example: the remainder of `clickable` is 9 + 8 × 0x63 + 4 × 0x6C + 32 × 0x65 = 4465, modulo 512 = 369. Without its second
    /// letter it would be that of `checkable`.
    mutating func number(in bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> UInt16 {
        guard start < end else { return 0 }
        let length = end - start
        let sum = length + 8 * Int(bytes[start]) + 4 * Int(bytes[start + length / 5]) + 32 * Int(bytes[end - 1])
        let remainder = sum & (Self.remainders - 1)
        var number = numbers[remainder]
        if number == 0 {
            number = UInt16(names.count)
            numbers[remainder] = number
            names.append(Name(start: start, length: length))
        } else if names[Int(number)].length != length || !bytes.areEqual(names[Int(number)].start, start, length) {
            return 0
        }
        names[Int(last)].next = number
        last = number
        return number
    }
}
