import AXAudit
import AXSyntax
import TestSupport
import Testing

/// Parameters of all rules: the effect of each number, and values that are refused.
@Suite("Parameters")
struct ParameterTests {
    /// A number that a rule has as a parameter, with a name that a failure can print.
    struct Number: CustomTestStringConvertible, Sendable {
        var rule: Rule
        var parameter: any RuleParameter
        var range: ClosedRange<Double>

        var testDescription: String { "\(rule.id).\(parameter.name)" }

        static let all = Rule.all.flatMap { rule in
            rule.parameters.compactMap { parameter in
                parameter.range.map { Number(rule: rule, parameter: parameter, range: $0) }
            }
        }
    }

    @Test("A number changes what its rule reports, from one end of its range to the other", arguments: Number.all)
    func ends(number: Number) {
        let labels = ["", " ", "A", "É", "OK", "한", "👩‍👩‍👧", "A.", "A A", "ABC", String(repeating: "long ", count: 40)]
        let nodes = labels.map { Node.button($0, at: Rect(x: 0, y: 0, width: 0, height: 44)) }
        let covered = [
            Node.button("Half", at: Rect(x: 0, y: 100, width: 50, height: 50)).with { $0.isVisible = nil },
            Node(.image, "Cover", at: Rect(x: 0, y: 110, width: 50, height: 50), traits: .image),
        ]
        let screens = number.rule.examples.map(\.screen) + [Screen(nodes), Screen(covered), Screen([])]
        func reports(_ value: Double) -> [String] {
            #expect(number.parameter.accepts(.number(value)))
            return screens.flatMap { screen in
                number.rule.audit(screen, [number.parameter.name: .number(value)]).findings.map {
                    "\($0.severity) \($0.key): \($0.message)"
                }
            }
        }
        #expect(reports(number.range.lowerBound) != reports(number.range.upperBound), "the parameter has no effect")
    }

    @Test(
        "A number out of range is an error with its location, on the command line one of usage", arguments: Number.all)
    func outOfRange(number: Number) {
        var values = [
            "-1", "1e300", "-1e300", "1e400", "NaN", "\(number.range.upperBound + 1)", "true", "\"1\"", "null",
        ]
        if number.parameter.isWhole { values.append("1.5") }
        let name = "\(number.rule.id).\(number.parameter.name)"
        for value in values {
            let text = "{ \"rules\": { \"\(number.rule.id)\": {\n\"\(number.parameter.name)\": \(value) } } }"
            do throws(SettingsErrors) {
                _ = try Configuration(parsing: Array(text.utf8), file: "c.json", folder: "/", rules: .all)
                Issue.record("\(name) accepts \(value)")
            } catch {
                let column = number.parameter.name.count + 5
                #expect(error.errors.map(\.location.description) == ["c.json:2:\(column)"], "\(name): \(value)")
                #expect(error.errors.first?.message.hasPrefix("found ") == true, "\(name): \(value)")
                #expect(error.errors.first?.message.contains("expected \(number.parameter.expectation)") == true)
            }
            #expect(throws: RuleOptionError.self, "\(name)=\(value)") {
                _ = try SelectionChange.set("\(name)=\(value)", .all, naming: .tested)
            }
        }
        for value in ["0x1", "0b1", "", "one", "1,5", "inf", "nan"] {
            #expect(throws: RuleOptionError.self, "\(name)=\(value)") {
                _ = try SelectionChange.set("\(name)=\(value)", .all, naming: .tested)
            }
        }
    }

    @Test("A value out of range that is set in code is an error, too")
    func code() {
        for value in [Double.nan, .infinity, -1, 1e300] {
            #expect(throws: RuleOptionError.self) {
                _ = try SelectionChange.set("target-size", "minimum", to: .number(value), .all, option: "set")
            }
        }
        do throws(RuleOptionError) {
            _ = try SelectionChange.set(
                "modal-background-exposed", "types", to: .words(["sheet", "alrt"]), .all, option: "set")
            Issue.record("accepted")
        } catch {
            #expect(
                error.message == "set: modal-background-exposed.types: unknown word \"alrt\"; did you mean \"alert\"?")
        }
    }

    @Test("A word that a list cannot have is an error at its location that names the nearest word")
    func words() {
        let text = """
            { "rules": { "modal-background-exposed": { "types": ["alert",
                "alrt"] },
              "trait-conflict": { "allowed": ["adjustable+button", "button+lnk", "link+button"] },
              "label-too-short": { "allowed": ["a word of the project"] } } }
            """
        do throws(SettingsErrors) {
            _ = try Configuration(parsing: Array(text.utf8), file: "c.json", folder: "/", rules: .all)
            Issue.record("accepted")
        } catch {
            #expect(
                error.errors.map(\.description) == [
                    "c.json:2:5: unknown word \"alrt\"; did you mean \"alert\"?",
                    "c.json:3:56: unknown word \"button+lnk\"; did you mean \"button+link\"?",
                ])
        }
        #expect(throws: RuleOptionError.self) {
            _ = try SelectionChange.set("trait-conflict.allowed=button", .all, naming: .tested)
        }
        #expect(throws: Never.self) {
            _ = try SelectionChange.set("modal-background-exposed.types=alert,sheet", .all, naming: .tested)
            _ = try SelectionChange.set("label-uppercase.allowed=ACME", .all, naming: .tested)
        }
    }

    @Test("Default words are among the choices")
    func defaults() {
        for rule in Rule.all {
            for parameter in rule.parameters { #expect(parameter.accepts(parameter.defaultValue), "\(rule.id)") }
        }
    }
}
