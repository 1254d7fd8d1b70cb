import AXTestReports
import AXReports
import AXTree
import Testing

/// The pictures of screens.
@Suite("Drawing")
struct DrawingTests {
    private func element(
        _ type: ElementType, _ frame: Rect?, label: String? = nil, _ change: (inout Element) -> Void = { _ in }
    ) -> Element {
        var element = Element(type)
        element.frame = frame
        element.label = label
        change(&element)
        return element
    }

    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
        Rect(x: x, y: y, width: width, height: height)
    }

    private func screen(_ size: Size? = Size(390, 844), _ build: (inout ElementTree) -> Void) -> Screen {
        var tree = ElementTree()
        build(&tree)
        return Screen(size: size, elements: tree.takeElements())
    }

    @Test("What lies outside of the screen is not drawn, unless it can be scrolled into it from below")
    func clipping() {
        let drawing = Drawing(
            screen { tree in
                tree.add(element(.button, rect(16, 900, 100, 44)))
                tree.add(element(.button, rect(400, 100, 100, 44)))
                tree.add(element(.button, rect(-200, 100, 100, 44)))
                tree.add(element(.button, nil))
                tree.add(element(.button, rect(0, 0, 0, 0)))
                tree.open(element(.scrollView, rect(0, 0, 390, 844)))
                tree.add(element(.button, rect(16, 900, 100, 44)))
                tree.add(element(.button, rect(16, 1e9, 100, 44)))
                tree.add(element(.button, rect(400, 900, 100, 44)))
                tree.close()
            })
        #expect(drawing.size == Size(390, 844))
        #expect(drawing.height == 944)
        #expect(drawing.kinds == [nil, nil, nil, nil, nil, .plain, .button, nil, nil])
    }

    @Test("In a list without a tree everything may be scrolled to; of a long list the beginning is drawn")
    func lists() {
        var list = screen { tree in
            for row in 0..<200 { tree.add(element(.button, rect(0, Double(row) * 50, 390, 44))) }
        }
        list.carries = AttributeSet.all.subtracting([.children])
        let drawing = Drawing(list)
        #expect(drawing.height == 6 * 844)
        #expect(drawing.kinds.count { $0 != nil } == 102, "those that begin above 5064 pt")
    }

    @Test("A size that the dump does not tell is that of its root, or of its frames")
    func sizes() {
        let rooted = screen(nil) { tree in
            tree.open(element(.application, rect(0, 0, 375, 812)))
            tree.add(element(.button, rect(0, 0, 500, 44)))
            tree.close()
        }
        #expect(Drawing(rooted).size == Size(375, 812))
        let flat = screen(nil) { tree in
            tree.add(element(.button, rect(0, 600, 400, 44)))
            tree.add(element(.button, rect(0, 600, 1e9, 44)))
        }
        #expect(Drawing(flat).size == Size(400, 644))
        #expect(Drawing(screen(nil) { _ in }).size == Size(320, 480))
        #expect(Drawing(screen(Size(1e12, 1)) { $0.add(element(.button, rect(0, 0, 44, 44))) }).size.width < 400)
    }

    @Test("A control whose parts show their words does not show its own over them")
    func words() {
        let drawing = Drawing(
            screen { tree in
                tree.open(element(.cell, rect(0, 0, 390, 60), label: "Anna, Hello"))
                tree.add(element(.staticText, rect(16, 0, 300, 20), label: "Anna"))
                tree.close()
                tree.open(element(.cell, rect(0, 60, 390, 60), label: "Berta"))
                tree.add(element(.image, rect(16, 60, 30, 30)))
                tree.close()
            })
        #expect(drawing.hasWordsInside == [true, false, false, false])
    }

    @Test(
        "Kinds",
        arguments: [
            (.button, [], .button), (.staticText, [], .text), (.staticText, [.header], .header), (.image, [], .image),
            (.textField, [], .field), (.switch, [], .toggle), (.slider, [], .scale), (.navigationBar, [], .bar),
            (.alert, [], .sheet), (.other, [.button], .button), (.other, [.header], .header), (.other, [], .other),
            (.link, [], .button), (.button, [.image], .button),
        ] as [(ElementType, Traits, DrawnKind)])
    func kinds(type: ElementType, traits: Traits, expected: DrawnKind) {
        let drawing = Drawing(
            screen { tree in
                tree.add(
                    element(type, rect(0, 0, 100, 50), label: "x") {
                        $0.traits = traits
                        $0.isAccessibilityElement = true
                    })
            })
        #expect(drawing.kinds == [expected])
    }

    @Test("What the dump says is covered stays in the background, but not the parts of a row that is seen")
    func covered() {
        let drawing = Drawing(
            screen { tree in
                tree.add(element(.button, rect(0, 0, 100, 50)) { $0.isVisible = false })
                tree.open(element(.cell, rect(0, 60, 390, 60)) { $0.isVisible = true })
                tree.add(element(.image, rect(16, 60, 30, 30)) { $0.isVisible = false })
                tree.close()
            })
        #expect(drawing.kinds == [.covered, .row, .image])
    }
}
