import AXAudit
import Testing

/// title-trait-missing: the title of one section is no heading.
@Suite("Title of a section")
struct SectionTitleTests {
    private func section(_ label: String, _ top: Double, _ isHeading: Bool = true, height: Double = 38) -> Node {
        let text = Node(
            .staticText, label, at: Rect(x: 20, y: top, width: 350, height: height),
            traits: isHeading ? [.staticText, .header] : .staticText)
        return Node(.cell, at: Rect(x: 0, y: top, width: 390, height: height), exposed: false, [text])
    }

    private func row(_ top: Double) -> Node {
        let button = Node.button("Zeile \(top)", at: Rect(x: 20, y: top, width: 350, height: 44))
        return Node(.cell, at: Rect(x: 0, y: top, width: 390, height: 44), exposed: false, [button])
    }

    private func count(_ nodes: Node...) -> Int { Rule.titleTraitMissing.audit(Screen(nodes)).findings.count }

    @Test("A text that looks like the headings is reported, one of another size or without rows is not")
    func shapes() {
        let first = [section("Allgemein", 100), row(140)]
        #expect(count(first[0], first[1], section("Töne", 200, false), row(240)) == 1)
        #expect(count(first[0], first[1], section("Töne", 200, false, height: 60), row(262)) == 0)
        #expect(count(first[0], first[1], section("Töne", 200, false), section("Bild", 240), row(280)) == 0)
        #expect(count(first[0], first[1], section("Seit 2019", 200, false), row(240)) == 0)
        #expect(count(first[0], first[1], section("Nur für dich sichtbar.", 200, false), row(240)) == 0)
    }

    @Test("Texts of which more look alike than headings are contents")
    func contents() {
        #expect(
            count(
                section("Allgemein", 100), row(140), section("Töne", 200, false), row(240), section("Bild", 300, false),
                row(340)) == 0)
    }
}
