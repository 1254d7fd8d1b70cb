import AXTree
import TestSupport
import Testing

/// Screens of many elements, whose exposure takes time that is linear in their number.
@Suite("Exposure of large screens")
struct ExposureGrowthTests {
    @Test("Many elements in one place, deep or side by side, take linear time: this test ends")
    func manyElements() {
        let count = Cases.of(50_000)
        let full = Rect(x: 0, y: 0, width: 390, height: 844)
        func order(_ source: ExposureSource, deep: Bool = false, _ change: (inout Element, Int) -> Void) -> Int {
            var tree = ElementTree()
            var open = 0
            for number in 0..<count {
                var element = Element()
                change(&element, number)
                tree.open(element)
                if deep, number < 9_000 { open += 1 } else { tree.close() }
            }
            for _ in 0..<open { tree.close() }
            var screen = Screen(size: Size(390, 844), elements: tree.elements, exposure: source)
            screen.scope = .device
            return Exposure(screen).order.count
        }
        for source in [ExposureSource.given, .inferred] {
            for deep in [false, true] {
                let found = order(source, deep: deep) { element, number in
                    element.type = number.isMultiple(of: 2) ? .button : .alert
                    element.frame = full
                    element.isVisible = number == count - 1
                    if source == .given { element.isAccessibilityElement = true }
                }
                #expect(found <= count)
            }
        }
        // Times without a battery, titles beside buttons, keys in runs.
        #expect(
            order(.listed) { element, number in
                element.type = .staticText
                element.label = "9:41"
                element.frame = Rect(x: Double(number % 300), y: 10, width: 40, height: 20)
            } == count)
        #expect(
            order(.listed) { element, number in
                element.type = number.isMultiple(of: 2) ? .staticText : .button
                element.headingLevel = number.isMultiple(of: 2) ? 0 : nil
                element.label = "A"
                element.frame = Rect(x: 145, y: 68, width: 100, height: 20)
            } == count)
        #expect(
            order(.listed) { element, number in
                element.type = .button
                element.identifier = number % 12 == 0 ? "shift" : number % 12 == 1 ? "delete" : nil
                element.label = "A"
                element.frame = Rect(x: 0, y: number % 12 == 11 ? 560 : 600, width: 39, height: 54)
            } < count)
    }
}
