import Testing

@testable import AXSyntax

@Suite("ASCIISet")
struct ASCIISetTests {
    @Test("A byte is a member if its character is, and none beyond ASCII")
    func members() {
        let set = ASCIISet("az09 \"\\~@?é")
        let letters = ASCIISet { $0 >= 0x41 && $0 <= 0x5A }
        for byte in UInt8.min...UInt8.max {
            #expect(set.contains(byte) == "az09 \"\\~@?".utf8.contains(byte), "\(byte)")
            #expect(letters.contains(byte) == (65...90).contains(Int(byte)), "\(byte)")
        }
    }

    @Test("The first member of a text, and whether all are", arguments: ["", "abc", "a,b;c", ";", "é", "aé,"])
    func texts(_ text: String) {
        let signs = ASCIISet(",;")
        let letters = ASCIISet("abc")
        let bytes = Array(text.utf8)
        bytes.withUnsafeBufferPointer {
            #expect(signs.firstMember(in: $0) == bytes.firstIndex { $0 == 0x2C || $0 == 0x3B })
            #expect(letters.holdsAll(of: $0) == bytes.allSatisfy { (0x61...0x63).contains($0) })
        }
    }
}
