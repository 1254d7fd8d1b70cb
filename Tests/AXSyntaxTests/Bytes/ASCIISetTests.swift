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
}
