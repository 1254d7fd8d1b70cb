import Testing

@testable import AXTree

@Suite("Names of attributes and types")
struct ModelNameTests {
    @Test("Attributes are written as they are declared")
    func attributes() { #expect(Attribute.names == Attribute.allCases.map { "\($0)" }) }

    @Test("Element types are written as they are declared")
    func types() { #expect(ElementType.names == ElementType.allCases.map { "\($0)" }) }

    @Test("The letters that are safe to print without a look at the table are safe by the table too")
    func printableLetters() {
        let unsafe: Set<Unicode.GeneralCategory> = [
            .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
        ]
        for value in UInt32(0)...0x1_0FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            if scalar.isSafeToPrint == unsafe.contains(scalar.properties.generalCategory) {
                Issue.record("U+\(String(value, radix: 16)) is \(scalar.properties.generalCategory)")
                return
            }
        }
    }
}
