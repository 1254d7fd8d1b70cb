import AXEngine
import AXTree
import Foundation
import Testing

@testable import AXAudit
@testable import AXAuditCore

/// Defects planted in variants of screens that were laid out for the tests, and variants without a defect.
@Suite("Planted defects of variants")
struct PlantedVariantsTests {
    private static let rules = Rule.all.filter { $0.groups.contains("variants") && $0.presets.contains(.recommended) }

    /// A finding: the rule, the message and the names of the elements.
    private struct Found: CustomStringConvertible {
        let rule: String
        let message: String
        let names: [String]
        var description: String { "\(rule) \(names): \(message)" }
    }

    private static func findings(
        _ base: (screen: Screen, names: [String]), _ variant: (screen: Screen, names: [String])
    ) -> [Found] {
        let audits = GroupAudit.audits(of: [base.screen, variant.screen], by: Audit(rules: rules))
        return audits[0].findings.map { finding in
            Found(
                rule: finding.ruleID, message: finding.message,
                names: finding.elements.map { base.names[$0.index] })
        }
    }

    @Test("Variants without a defect have no finding", arguments: PlantedForm.allCases)
    func clean(form: PlantedForm) {
        var compared = 0
        var found: [String] = []
        for screen in PlantedScreen.all {
            let base = screen.screen(.base, form)
            for variant in PlantedVariant.all {
                compared += 1
                found += Self.findings(base, screen.screen(variant, form)).map {
                    "\(screen.name) \(variant.name): \($0)"
                }
            }
        }
        print("planted, \(form): \(found.count) findings on \(compared) variants without a defect")
        #expect(compared >= 80)
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }

    /// What was found of one kind of defect.
    private struct Result {
        var planted = 0
        var missed: [String] = []
        var others: [String] = []
    }

    private static func result(_ defect: PlantedDefect) -> Result {
        var result = Result()
        for form in PlantedForm.allCases {
            for screen in PlantedScreen.all {
                let base = screen.screen(.base, form)
                for variant in defect.variants where defect.isSeen(in: form, variant) {
                    guard let target = PlantedTarget(defect, screen, variant) else { continue }
                    result.planted += 1
                    let findings = findings(base, screen.screen(variant, form, target.change))
                    let own = findings.filter { !$0.names.allSatisfy { !target.names.contains($0) } }
                    let place = "\(form) \(screen.name) \(variant.name)"
                    if own.isEmpty { result.missed.append(place) }
                    result.others += findings.filter { $0.names.allSatisfy { !target.names.contains($0) } }.map {
                        "\(place): \($0)"
                    }
                    // One cause has one finding; the two texts of a card are two.
                    if own.count > (defect == .fixedCard ? 2 : 1) {
                        result.others += own.map { "\(place) again: \($0)" }
                    }
                }
            }
        }
        return result
    }

    @Test("Planted defects are found, and nothing else", arguments: PlantedDefect.allCases)
    func planted(defect: PlantedDefect) {
        let result = Self.result(defect)
        let found = result.planted - result.missed.count
        print("planted, \(defect): \(found) of \(result.planted) found, \(result.others.count) findings elsewhere")
        if ProcessInfo.processInfo.environment["AXAUDIT_PLANTED"] != nil { print(result.missed, result.others) }
        #expect(result.planted > 0)
        #expect(found * 10 >= result.planted * 9, "\(result.missed)")
        #expect(result.others.isEmpty, "\(result.others.joined(separator: "\n"))")
    }

    @Test("A leftover of a key has one finding, on the screen that shows it")
    func leftover() throws {
        let audit = Audit(rules: Rule.all.filter { $0.presets.contains(.recommended) })
        for screen in PlantedScreen.all {
            for variant in PlantedDefect.leftoverKey.variants {
                let target = try #require(PlantedTarget(.leftoverKey, screen, variant))
                let screens = [screen.screen(.base, .tree), screen.screen(variant, .tree, target.change)]
                let audits = GroupAudit.audits(of: screens.map(\.screen), by: audit)
                let found = zip(audits, screens).flatMap { audit, screen in
                    audit.findings.filter { finding in
                        finding.elements.contains { target.names.contains(screen.names[$0.index]) }
                    }
                }
                #expect(found.map(\.ruleID) == ["label-localisation-key"], "\(screen.name)")
            }
        }
    }

    @Test("A sentence that is half English is found, whichever language is the base", arguments: ["de", "fr"])
    func halfEnglishBase(language: String) throws {
        for screen in PlantedScreen.all {
            let variant = PlantedVariant(language: language)
            let target = try #require(PlantedTarget(.halfTranslatedEnd, screen, variant))
            var base = screen.screen(variant, .tree, target.change)
            base.screen.variant = nil
            var english = screen.screen(.base, .tree)
            english.screen.variant = "en"
            let found = Self.findings(base, english)
            #expect(found.map(\.rule) == ["label-untranslated-part"], "\(screen.name): \(found)")
        }
    }
}
