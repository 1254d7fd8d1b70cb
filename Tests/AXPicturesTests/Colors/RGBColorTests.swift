import AXPictures
import Testing

@Suite("Colors")
struct RGBColorTests {
    @Test(
        "Contrast ratios are those that WCAG's examples and other tools state",
        arguments: [
            (0x000000, 0xFFFFFF, 21.0), (0x767676, 0xFFFFFF, 4.54), (0x777777, 0xFFFFFF, 4.48),
            (0xFF0000, 0xFFFFFF, 4.0), (0x0000FF, 0xFFFFFF, 8.59), (0x949494, 0xFFFFFF, 3.03), (0x123456, 0x123456, 1),
        ] as [(UInt32, UInt32, Double)])
    func contrast(one: UInt32, other: UInt32, expected: Double) {
        #expect(abs(RGBColor(one).contrast(with: RGBColor(other)) - expected) < 0.005)
        #expect(RGBColor(other).contrast(with: RGBColor(one)) == RGBColor(one).contrast(with: RGBColor(other)))
    }

    @Test("A color is written as in CSS")
    func description() { #expect("\(RGBColor(0x00_0A0B))" == "#000A0B") }
}
