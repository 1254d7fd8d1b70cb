import AXAudit
import TestSupport
import Testing

/// What holds for the definition of every rule: its id, its texts, its standards and its page.
@Suite("Definitions of rules")
struct RuleDefinitionTests {
    // MARK: Rules

    @Test("Ids are kebab-case, once each, and Rule.all is sorted by them")
    func ids() {
        let ids = Rule.all.map(\.id)
        #expect(ids == ids.sorted())
        #expect(Set(ids).count == ids.count)
        for id in ids { #expect(id.wholeMatch(of: #/[a-z][a-z0-9]*(-[a-z0-9]+)*/#) != nil, "\(id)") }
    }

    @Test("File, constant and id of a rule say the same, and every file that defines a rule is in Rule.all")
    func names() throws {
        let definition =
            #/public\s+static\s+let\s+(\w+)\s*(?::\s*Rule\s*)?=\s*(?:Rule|apple|\.init)\s*\(\s*"([^"]*)"/#
        let anyDefinition = #/=\s*(?:Rule|apple)\(/#
        var defined: [String] = []
        for path in Repository.files(below: "Rules") where path.hasSuffix(".swift") {
            let text = try Repository.text(path)
            let matches = text.matches(of: definition)
            #expect(
                matches.count == text.matches(of: anyDefinition).count,
                "\(path) defines a rule that is no public constant")
            let isShared = ["Rules/Support/", "Rules/AllRules.swift"].contains { path.hasPrefix($0) }
            // A table has the rules that differ in their texts only, and its name is the first word of theirs.
            let table = path == "Rules/Apple/AppleRules.swift" ? "Apple" : nil
            if table == nil {
                #expect(
                    matches.count == (isShared ? 0 : 1), "\(path): one rule a file, and what several share in Support")
            } else {
                #expect(matches.count > 1, "\(path): a table has several rules")
            }
            for match in matches {
                let id = String(match.2)
                let words = id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
                #expect(String(match.1) == words.prefix(1).lowercased() + words.dropFirst(), "\(path)")
                if let table {
                    #expect(words.hasPrefix(table), "\(path) holds \(id)")
                } else {
                    #expect(path.hasSuffix("/\(words).swift"), "\(path) holds \(id)")
                }
                defined.append(id)
            }
        }
        #expect(defined.sorted() == Rule.all.map(\.id), "add the rule to Rules/AllRules.swift")
    }

    @Test("Every rule has examples that fail and that pass, and says why and how in sentences", arguments: Rule.all)
    func completeness(_ rule: Rule) {
        #expect(rule.examples.count { if case .fails = $0.expectation { true } else { false } } >= 2)
        #expect(rule.examples.count { $0.expectation == .passes } >= 2)
        for sentence in [rule.summary, rule.why, rule.fix] + rule.parameters.map(\.summary) {
            #expect(sentence.hasSuffix(".") && !sentence.hasSuffix(".."), "\(sentence)")
            #expect(sentence.first?.isUppercase == true, "\(sentence)")
            #expect(!sentence.contains("\n") && !sentence.contains("  "), "\(sentence)")
        }
        #expect(!rule.standards.isEmpty)
        #expect(!rule.groups.isEmpty)
        for standard in rule.standards where standard.source == .wcag {
            #expect(standard.criterion != nil, "\(standard)")
        }
        for parameter in rule.parameters {
            #expect(parameter.name.wholeMatch(of: #/[a-z][A-Za-z0-9]*/#) != nil)
            #expect(parameter.accepts(parameter.defaultValue))
            for (preset, value) in parameter.presets {
                #expect(parameter.accepts(value) && rule.isIn(preset), "\(parameter.name)")
            }
        }
        #expect(Set(rule.parameters.map(\.name)).count == rule.parameters.count)
    }

    @Test("Each variant of a rule is of another platform, and says what it does in sentences", arguments: Rule.all)
    func variants(_ rule: Rule) {
        #expect(!rule.variants.isEmpty)
        #expect(Set(rule.platforms).count == rule.variants.count)
        for guide in rule.variants.map(\.guide) {
            for sentence in [guide.summary, guide.why, guide.fix] + guide.limits {
                #expect(sentence.hasSuffix(".") && sentence.first?.isLowercase == false, "\(sentence)")
            }
            #expect(!guide.standards.isEmpty)
        }
        let names = Set(rule.parameters.map(\.name))
        for name in names { #expect(!rule.platforms(ofParameter: name).isEmpty, "\(name)") }
        for variant in rule.variants { #expect(names.isSuperset(of: variant.parameterNames ?? [])) }
    }

    @Test("A former id of one platform is the id of a rule that no longer runs there", arguments: Rule.all)
    func formerNames(_ rule: Rule) throws {
        for name in rule.formerNames {
            let other = Rule.all.first { $0.id == name.id }
            guard let platform = name.platform else {
                #expect(other == nil, "\(name.id)")
                continue
            }
            #expect(rule.platforms.contains(platform))
            #expect(try #require(other).platforms.contains(platform) == false)
        }
    }

    @Test("What a rule says about Android is in Android's terms", arguments: Rule.all)
    func android(_ rule: Rule) {
        guard let guide = rule.variant(on: .android)?.guide else { return }
        let parameters = rule.parameters.filter { rule.platforms(ofParameter: $0.name).contains(.android) }
        let code = guide.snippets.map(\.code) + guide.standards.map(\.description)
        for text in [guide.summary, guide.why, guide.fix] + guide.limits + parameters.map(\.summary) + code {
            for word in [
                "VoiceOver", "accessibilityLabel", "accessibilityValue", "isAccessibilityElement", "trait", "UIKit",
                "SwiftUI", "iOS", "Voice Control", "HIG", "Apple:", "Optional(", "XCUITest", "WebDriverAgent", "Xcode",
            ] {
                #expect(!text.contains(word), "\(text)")
            }
            #expect(!text.contains(#/\d+ points|accessibility label/#), "\(text)")
        }
        #expect(!guide.snippets.isEmpty || rule.id == "hint-machine-text")
    }

    @Test("What a rule finds on Android it says in Android's terms", arguments: Rule.all)
    func androidMessages(_ rule: Rule) {
        let examples = rule.examples.filter { $0.screen.platform == .android }
        for finding in examples.flatMap({ $0.audited(by: Audit(rules: [rule])).findings }) {
            for word in ["VoiceOver", "accessibility label", "trait", "placeholder", "secure", "frame", " pt"] {
                #expect(!finding.message.contains(word), "\(finding.message)")
            }
        }
    }

    @Test("A rule needs only what dumps of a platform can carry", arguments: Rule.all)
    func decidable(_ rule: Rule) {
        for variant in rule.variants {
            #expect(variant.needs.isSubset(of: variant.platform.attributes), "\(variant.needs)")
            #expect(variant.needsOneOf.isSubset(of: variant.platform.attributes), "\(variant.needsOneOf)")
        }
    }

    @Test("A rule of the preset wcag22-aa maps to a criterion of level A or AA", arguments: Rule.all)
    func levels(_ rule: Rule) {
        guard rule.isIn(.wcag22AA) else { return }
        #expect(rule.standards.contains { $0.criterion.map { $0.level != .aaa } ?? false })
    }

    // MARK: Generated files

    private static let command = "run: swift run axaudit rules --format markdown --write Rules"

    @Test("Rules/README.md and Rules/Docs are what the rules say")
    func generated() throws {
        let files = RuleCatalogue.files(Rule.all)
        for (name, text) in files {
            let isUpToDate = (try? Repository.text("Rules/" + name)) == text
            #expect(isUpToDate, "Rules/\(name) is out of date; \(Self.command)")
        }
        let known = Set(files.map { "Rules/" + $0.name })
        let stale = Repository.files(below: "Rules").filter { !$0.hasSuffix(".swift") && !known.contains($0) }
        #expect(stale.isEmpty, "no rule has these pages; delete them")
    }
}
