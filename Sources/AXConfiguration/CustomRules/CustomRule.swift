import AXEngine
import AXSyntax
import AXTree

/// A rule that `customRules` in a configuration declares.
struct CustomRule: Sendable {
    var id: String
    var severity = Severity.warning
    /// The message of the findings.
    var message: String
    /// The effect on people, for the `why` of the rule.
    var reason: String
    /// The advice, or `nil` to state the expectations.
    var fix: String?
    /// Whether elements that are not exposed are checked, too.
    var includesHidden = false
    /// The elements that are checked.
    var elements = ElementDescription()
    /// The expectations for each of those elements.
    var expectations: [Expectation] = []

    /// The group of all custom rules.
    static let group = "custom"

    /// Returns the rules for the engine.
    static func rules(_ customRules: [CustomRule]) -> [Rule] {
        let subjects = CustomRuleSubjects(customRules)
        return customRules.enumerated().map { number, rule in
            rule.rule { screen in subjects.elements(for: number, on: screen) }
        }
    }

    /// Returns the rule for the engine. It is part of every preset except those with a fixed list of rules.
    ///
    /// - Parameter candidates: The elements that may match `elements`.
    private func rule(among candidates: @escaping @Sendable (ScreenView) -> [Int]) -> Rule {
        let expected = expectations.map(\.words).joined(separator: "; ")
        return Rule(
            id, message.asSentence, severity: severity, presets: [.recommended, .strict], groups: [Self.group],
            needs: expectations.reduce(elements.attributes) { $0.union($1.attributes) }, why: reason.asSentence,
            fix: (fix ?? "Expected: \(expected)").asSentence,
            check: .screen { [self] screen, check in
                do throws(TimedExpressionError) {
                    for (found, detail) in try problems(on: screen, candidates) {
                        check.report(found, message, detail: detail)
                    }
                } catch {
                    check.couldNotFinish(error.message)
                }
            }
        )
    }

    /// The findings on a screen.
    ///
    /// - Throws: If a regular expression exceeds its time limit. The run then has no verdict.
    private func problems(
        on screen: ScreenView, _ candidates: (ScreenView) -> [Int]
    ) throws(TimedExpressionError) -> [(elements: [ElementView], detail: String)] {
        var subjects: [ElementView] = []
        for index in candidates(screen) where try elements.matches(screen[index]) {
            subjects.append(screen[index])
        }
        var problems: [(elements: [ElementView], detail: String)] = []
        for expectation in expectations {
            if case .unique(let attribute) = expectation {
                problems += Self.repeated(attribute, among: subjects)
                continue
            }
            for element in subjects {
                if let problem = try expectation.problem(with: element) {
                    problems.append(([element], problem))
                }
            }
        }
        return problems
    }

    /// The groups of elements that have the same text.
    private static func repeated(
        _ attribute: Attribute, among elements: [ElementView]
    ) -> [(elements: [ElementView], detail: String)] {
        let groups = Dictionary(grouping: elements) { $0.wholeText(of: attribute) }
        return groups.compactMap { text, members in
            guard let text, members.count > 1 else { return nil }
            return (
                members, "\(members.count) elements have the \(attribute.name) \"\(text.printable(limit: 60))\""
            )
        }.sorted { $0.elements[0].index < $1.elements[0].index }
    }
}

extension String {
    /// The text with a capital first letter and a full stop at its end.
    fileprivate var asSentence: String {
        let sentence = prefix(1).uppercased() + dropFirst()
        return sentence.last.map { ".!?。".contains($0) } ?? true ? sentence : sentence + "."
    }
}
