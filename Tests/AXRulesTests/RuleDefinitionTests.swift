import AXAudit
import Foundation
import Testing

/// The rules of the house: what holds for every rule and for the repository as a whole.
@Suite("House")
struct HouseTests {
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
            #/public\s+static\s+let\s+(\w+)\s*(?::\s*Rule\s*)?=\s*(?:Rule|\.init)\s*\(\s*"([^"]*)"/#
        let anyDefinition = #/=\s*Rule\(/#
        var defined: [String] = []
        for path in Repository.files(below: "Rules") where path.hasSuffix(".swift") {
            let text = try Repository.text(path)
            let matches = text.matches(of: definition)
            #expect(
                matches.count == text.matches(of: anyDefinition).count,
                "\(path) defines a rule that is no public constant")
            #expect(matches.count <= 1, "\(path): one rule a file")
            for match in matches {
                let id = String(match.2)
                let words = id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
                #expect(String(match.1) == words.prefix(1).lowercased() + words.dropFirst(), "\(path)")
                #expect(path.hasSuffix("/\(words).swift"), "\(path) holds \(id)")
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
        }
        #expect(Set(rule.parameters.map(\.name)).count == rule.parameters.count)
        for presetValue in rule.presetValues {
            let parameter = rule.parameters.first { $0.name == presetValue.parameter }
            #expect(parameter?.accepts(presetValue.value) == true, "\(presetValue.parameter)")
            #expect(rule.isIn(presetValue.preset), "\(presetValue.preset)")
        }
    }

    @Test("What a rule says about Android is in Android's terms", arguments: Rule.all)
    func android(_ rule: Rule) throws {
        guard rule.platforms.contains(.android) else {
            #expect(rule.onAndroid == nil)
            return
        }
        try #require(rule.onAndroid != nil)
        let guide = rule.guide(on: .android)
        let parameters = rule.parameters.filter { $0.platforms.contains(.android) }.map(\.summary)
        for sentence in [guide.summary, guide.why, guide.fix] + guide.limits {
            #expect(sentence.hasSuffix(".") && sentence.first?.isLowercase == false, "\(sentence)")
        }
        let code = guide.snippets.map(\.code) + guide.standards.map(\.description)
        for text in [guide.summary, guide.why, guide.fix] + guide.limits + parameters + code {
            for word in [
                "VoiceOver", "accessibilityLabel", "accessibilityValue", "isAccessibilityElement", "trait", "UIKit",
                "SwiftUI", "iOS", "Voice Control", "HIG", "Apple:", "Optional(", "XCUITest", "WebDriverAgent", "Xcode",
            ] {
                #expect(!text.contains(word), "\(text)")
            }
            #expect(!text.contains(#/\d+ points|accessibility label/#), "\(text)")
        }
        #expect(!guide.standards.isEmpty)
        #expect(!guide.snippets.isEmpty || rule.id == "hint-machine-text")
    }

    @Test("What a rule finds on Android it says in Android's terms", arguments: Rule.all)
    func androidMessages(_ rule: Rule) {
        let screens = rule.examples.map(\.screen).filter { $0.platform == .android }
        for finding in screens.flatMap({ Audit(rules: [rule])($0).findings }) {
            for word in ["VoiceOver", "accessibility label", "trait", "placeholder", "secure", "frame", " pt"] {
                #expect(!finding.message.contains(word), "\(finding.message)")
            }
        }
    }

    @Test("A rule that no Android dump can decide does not run there", arguments: Rule.all)
    func decidable(_ rule: Rule) {
        guard rule.platforms.contains(.android) else { return }
        let (all, oneOf) = rule.attributes(on: .android)
        #expect(all.isDisjoint(with: .inNoAndroidDump), "\(all)")
        #expect(oneOf.isDisjoint(with: .inNoAndroidDump), "\(oneOf)")
    }

    @Test("A rule of the preset wcag22-aa maps to a criterion of level A or AA", arguments: Rule.all)
    func levels(_ rule: Rule) {
        guard rule.isIn(.wcag22AA) else { return }
        #expect(rule.standards.contains { $0.criterion.map { $0.level != .aaa } ?? false })
    }

    @Test("The severities of the rules that A11yUITests has, too, are fixed")
    func severities() {
        let warnings: Set = [
            "label-duplicate", "label-too-long", "label-too-short", "element-too-small", "control-spacing",
            "control-disabled",
        ]
        let failures: Set = [
            "target-size", "header-missing", "control-overlap", "control-label-missing", "image-label-missing",
            "text-field-placeholder-only", "label-blank", "button-trait-missing", "tree-empty",
            "image-trait-missing", "trait-conflict",
        ]
        for rule in Rule.all {
            if warnings.contains(rule.id) { #expect(rule.severity == .warning, "\(rule.id)") }
            if failures.contains(rule.id) { #expect(rule.severity == .failure, "\(rule.id)") }
        }
        // Opinion, and noisy on real dumps: see README.md.
        let strict: Set = ["element-too-small", "control-disabled"]
        let recommended = Set(Rule.all.filter { $0.isIn(.recommended) }.map(\.id))
        #expect(warnings.union(failures).subtracting(strict).isSubset(of: recommended))
        #expect(recommended.isDisjoint(with: strict))
    }

    // MARK: Generated files

    private static let mend = "run: swift run axaudit rules --format markdown --write Rules"

    @Test("Rules/README.md and Rules/Docs are what the rules say")
    func generated() throws {
        let files = RuleCatalogue.files(Rule.all)
        for (name, text) in files {
            let isUpToDate = (try? Repository.text("Rules/" + name)) == text
            #expect(isUpToDate, "Rules/\(name) is out of date; \(Self.mend)")
        }
        let known = Set(files.map { "Rules/" + $0.name })
        let stale = Repository.files(below: "Rules").filter { !$0.hasSuffix(".swift") && !known.contains($0) }
        #expect(stale.isEmpty, "no rule has these pages; delete them")
    }

    // MARK: The repository

    @Test("Modules import only what stands before them, and the inner ones no system library")
    func imports() throws {
        let own: [String: Set<String>] = [
            "Sources/AXSyntax": [], "Sources/AXTree": ["AXSyntax"], "Sources/AXFormats": ["AXTree", "AXSyntax"],
            "Sources/AXEngine": ["AXTree", "AXSyntax"],
            "Sources/AXSnapshots": ["AXEngine", "AXFormats", "AXTree", "AXSyntax"],
            "Rules": ["AXEngine", "AXTree", "AXSyntax"],
            "Sources/AXReports": ["AXSnapshots", "AXEngine", "AXFormats", "AXTree", "AXSyntax"],
            "Sources/AXAudit": [
                "AXReports", "AXRules", "AXSnapshots", "AXEngine", "AXFormats", "AXTree", "AXSyntax",
            ],
            "Sources/AXAuditTesting": ["AXAudit", "AXSyntax"], "Sources/AXAuditUIKit": ["AXAudit"],
            "Sources/AXAuditXCUITest": ["AXAudit", "AXAuditTesting"], "Sources/AXCommandLine": ["AXAudit", "AXSyntax"],
            "Sources/AXAuditTool": ["AXCommandLine"],
        ]
        let pure: Set = [
            "Sources/AXSyntax", "Sources/AXTree", "Sources/AXFormats", "Sources/AXEngine", "Sources/AXSnapshots",
            "Rules",
            "Sources/AXReports",
        ]
        let line =
            #/(?m)^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+|public[ \t]+|package[ \t]+|internal[ \t]+|private[ \t]+|fileprivate[ \t]+)*import[ \t]+(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?(\w+)/#
        var seen: Set<String> = []
        for path in Repository.files(below: "Sources") + Repository.files(below: "Rules") where path.hasSuffix(".swift")
        {
            let module =
                path.hasPrefix("Rules/") ? "Rules" : path.split(separator: "/").prefix(2).joined(separator: "/")
            guard let allowed = own[module] else {
                Issue.record("\(path): a module without a list of allowed imports")
                continue
            }
            for match in try Repository.text(path).matches(of: line) {
                let imported = String(match.1)
                seen.insert(imported)
                // The C library has one name on every platform.
                if path == "Sources/AXSyntax/Platform.swift" { continue }
                // The only regular expressions that can be stopped are Foundation's.
                if path == "Sources/AXEngine/TimedExpression.swift", imported == "Foundation" { continue }
                if imported.hasPrefix("AX") || pure.contains(module) {
                    #expect(allowed.contains(imported), "\(path) imports \(imported)")
                }
            }
        }
        #expect(seen.isSuperset(of: ["AXTree", "AXEngine", "AXAudit", "AXCommandLine"]), "the scan found too little")
    }

    @Test("Files are opened and written in Sources/AXAudit/Files only")
    func fileAccess() throws {
        let call = #/O_WRONLY|O_RDWR|FileManager|FileHandle|fopen\(|contentsOfFile|\.write\(to: URL|\brename\(/#
        for path in Repository.files(below: "Sources") where path.hasSuffix(".swift") {
            if path.hasPrefix("Sources/AXAudit/Files/") { continue }
            #expect(try Repository.text(path).firstMatch(of: call) == nil, "\(path)")
        }
    }

    @Test("No two paths differ only in letter case")
    func letterCase() {
        var seen: [String: String] = [:]
        var parts: Set<String> = []
        for path in Repository.files() {
            let steps = path.split(separator: "/")
            for count in 1...steps.count { parts.insert(steps.prefix(count).joined(separator: "/")) }
        }
        for part in parts.sorted() {
            if let other = seen.updateValue(part, forKey: part.lowercased()) { Issue.record("\(other) and \(part)") }
        }
        #expect(parts.contains("Package.swift"))
    }

    @Test("No two targets or products of the package differ only in letter case, unless they are one thing for users")
    func targets() throws {
        let text = try Repository.text("Package.swift")
        let names = text.matches(of: #/\.(?:target|executableTarget|testTarget)\(\s*name:\s*"([^"]+)"/#).map {
            String($0.1)
        }
        #expect(names.count > 8)
        #expect(Set(names.map { $0.lowercased() }).count == names.count)
    }

    @Test("The visible top level stays what it is")
    func topLevel() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
        let visible = Set(names.filter { !$0.hasPrefix(".") }).subtracting(["Package.resolved"])
        #expect(visible == ["Package.swift", "Sources", "Tests", "Rules", "README.md", "LICENSE"])
    }
}
