import AXSyntax

/// The reference at the end of an element in XCTest's attachments:
/// ` <AX element pid: 40377, elementOrHash.elementID: 43720.2>`.
struct ElementReference {
    /// The byte offset of the white space before it.
    let start: Int
    /// The process and the element, which no other element of that process has: `40377/43720.2`. Without a process, the
    /// element alone.
    let key: String

    /// Finds the reference that ends at byte `end`; `nil` if there is none. It contains `elementID` and no further
    /// bracket.
    init?(_ bytes: [UInt8], from first: Int, to end: Int) {
        guard end > first, bytes[end - 1] == UInt8(ascii: ">") else { return nil }
        var open = end - 2
        while open > first, bytes[open] != UInt8(ascii: "<"), bytes[open] != UInt8(ascii: ">") { open -= 1 }
        guard open > first, bytes[open] == UInt8(ascii: "<"), bytes[open - 1] <= 0x20,
            let element = Self.number(after: "elementID", bytes, open + 1, end - 1)
        else { return nil }
        start = open - 1
        let process = Self.number(after: "pid", bytes, open + 1, end - 1)
        key = process.map { $0 + "/" + element } ?? element
    }

    /// Returns the digits and dots after a name, or `nil` if the name is missing.
    private static func number(after name: String, _ bytes: [UInt8], _ start: Int, _ end: Int) -> String? {
        guard let found = (start..<end).first(where: { DescriptionLine.begins(name, bytes, $0, end) }) else {
            return nil
        }
        let rest = bytes[(found + name.utf8.count)..<end].drop {
            $0 <= 0x20 || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=")
        }
        let digits = rest.prefix { $0 == UInt8(ascii: ".") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        return String(decoding: digits, as: UTF8.self)
    }
}
