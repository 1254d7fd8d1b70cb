import AXAudit
import Foundation
import TestSupport
import Testing

/// What a run keeps of its screens.
@Suite("Detail of screens")
struct ScreenDetailTests {
    /// The dumps among the fixtures, audited by all rules.
    private static func audits() throws -> [ScreenAudit] {
        let folder = Repository.root.appendingPathComponent("Tests/Fixtures")
        let names = try #require(FileManager.default.subpaths(atPath: folder.path)).sorted()
        var audits: [ScreenAudit] = []
        for name in names where [".json", ".xml", ".txt"].contains(where: name.hasSuffix) {
            let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
            guard let screens = try? TreeReader.read(bytes, file: name) else { continue }
            audits += screens.map { Audit(rules: Rule.all)($0) }
        }
        return audits
    }

    @Test("A report is the same whether the whole trees are kept or what the report needs")
    func sameReports() throws {
        let whole = try Self.audits()
        #expect(whole.count > 30 && whole.contains { $0.findings.count > 20 })
        let rules = Rule.all
        for format in ReportFormat.withArchive {
            let reduced = whole.map { audit in
                var audit = audit
                audit.reduce(to: format.detail)
                return audit
            }
            for style in [TextStyle(), TextStyle(isVerbose: true), TextStyle(isVerbose: true, columns: 80)] {
                let expected = format.report(AuditRun(screens: whole, rules: rules), style: style)
                let found = format.report(AuditRun(screens: reduced, rules: rules), style: style)
                #expect(found == expected, "\(format)")
            }
        }
    }

    private static func exposed(_ type: ElementType) -> Element {
        var element = Element(type)
        element.isAccessibilityElement = true
        return element
    }

    @Test("Of a screen without findings, no element is kept; of one with findings, a few")
    func memory() throws {
        let texts = (0..<1_000).map { _ in Self.exposed(.staticText) }
        var clean = Audit(rules: [])(Screen(elements: texts))
        clean.reduce(to: .findings)
        #expect(clean.screen.elements.isEmpty && clean.exposed.isEmpty)
        #expect(clean.elementCount == 1_000 && clean.exposedCount == 1_000)
        var tree = ElementTree()
        for number in 0..<1_000 {
            var element = Self.exposed(.button)
            element.label = number == 500 ? "" : "Item \(number)"
            tree.add(element)
        }
        var found = Audit(rules: [.controlLabelMissing])(Screen(elements: tree.elements))
        #expect(found.findings.count == 1)
        found.reduce(to: .findings)
        #expect(found.screen.elements.map(\.label) == ["Item 499", "", "Item 501"])
        #expect(found.exposed == [0, 1, 2] && found.readingNumber(at: 1) == 500)
        #expect(found.findings[0].elements[0].index == 1)
    }

    @Test("Ancestors are kept, so that owners and ignores of subtrees apply")
    func ancestors() {
        var card = Element(.other)
        card.identifier = "card"
        var tree = ElementTree()
        tree.add(Element(.application))
        tree.open(Element(.window))
        tree.add(Element(.image))
        tree.open(card)
        tree.add(Self.exposed(.button))
        tree.close()
        tree.close()
        var audit = Audit(rules: [.controlLabelMissing])(Screen(elements: tree.elements))
        audit.reduce(to: .findings)
        #expect(audit.screen.elements.map(\.type) == [.window, .other, .button])
        #expect(audit.screen.elements.map(\.parent) == [nil, 0, 1])
        #expect(audit.screen.elements.map(\.subtreeEnd) == [3, 3, 3])
    }
}
