import TestSupport
import AXSyntax
import Testing

/// The fast reader of decimal numbers, held against the standard library's.
@Suite("Double(decimal:)")
struct DecimalNumberTests {
    @Test(
        "Numbers are bit for bit those of the standard library",
        arguments: [
            "0", "-0", "0.0", "-0.0", "1", "-1", "10", "0.1", "-0.1", "0.5", "390", "844", "196.66666666666669",
            "756.6666666666666", "999999999999999", "1000000000000000", "9007199254740992", "9007199254740993",
            "18446744073709551615", "18446744073709551616", "123456789012345678901234567890", "0.000000000000000000001",
            "0.0000000000000000000001", "0.00000000000000000000001", "0.100000000000000000000000", "000001", "1.50000",
            "1e0", "1E5", "1e-5", "1e22", "1e23", "1e308", "1.7976931348623157e308", "4.9e-324", "2e-324",
            "2.2250738585072014e-308", "9.223372036854776e+18", "1.e5", "5.", ".5", "-.5", "+5",
            "89255.0000000000000000000000000000000001",
        ])
    func same(text: String) throws {
        #expect(decimal(text)?.bitPattern == Double(text)?.bitPattern)
        #expect(decimal(text) != nil)
    }

    @Test(
        "What is no finite number is nil",
        arguments: [
            "", "-", ".", "-.", "e5", "1e", "1e+", "1e309", "-1e309", "1 ", " 1",
            "1,5", "1.2.3", "--1", "abc", "inf", "-inf", "nan", "Infinity", "NaN", "1x", "\u{661}", "0x10", "0x1p4",
            "-0x10", "1e5x", "1e5.0", "+-1", "1f", "0b1", "1_0",
        ])
    func none(text: String) { #expect(decimal(text) == nil) }

    @Test("Only the bytes asked for are looked at")
    func range() {
        let bytes = Array("12345.678".utf8)
        #expect(Double(decimal: bytes, from: 1, to: 4) == 234)
        #expect(Double(decimal: bytes, from: 4, to: 7) == 5.6)
        #expect(Double(decimal: bytes, from: 3, to: 3) == nil)
    }

    @Test("50,000 random numbers are bit for bit those of the standard library")
    func random() {
        var random = SeededRandom(11)
        func digits(_ count: Int) -> String {
            String((0..<count).map { _ in "0123456789".randomElement(using: &random)! })
        }
        for _ in 0..<Cases.of(50_000) {
            var text = random.chance(0.3) ? "-" : ""
            text += digits(random.int(1...random.pick([3, 8, 17, 25])))
            if random.chance(0.7) { text += "." + digits(random.int(1...random.pick([2, 6, 16, 30]))) }
            if random.chance(0.2) { text += random.pick(["e", "E", "e-", "e+"]) + digits(random.int(1...3)) }
            let expected = Double(text).flatMap { $0.isFinite ? $0 : nil }
            guard decimal(text)?.bitPattern != expected?.bitPattern else { continue }
            Issue.record("\(text): \(String(describing: decimal(text))), expected \(String(describing: expected))")
        }
    }

    private func decimal(_ text: String) -> Double? {
        // Surrounded, so that a reader that looks too far is found out.
        let bytes = Array("9\(text)9".utf8)
        return Double(decimal: bytes, from: 1, to: bytes.count - 1)
    }
}
