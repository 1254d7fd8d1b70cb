import AXSyntax
import AXTree

/// A rule of a team's own, as `customRules` in a configuration declares it.
struct CustomRule: Sendable {
    var id: String
    var severity = Severity.warning
    /// What is wrong, as findings say it.
    var message: String
    /// Why that matters.
    var reason: String
    /// What to do; nil to say what was expected.
    var fix: String?
    /// Whether elements are meant that VoiceOver does not stop on, too.
    var includesHidden = false
    /// The elements it speaks of.
    var elements = ElementDescription()
    /// What has to hold for each of them.
    var expectations: [Expectation] = []

    /// The group of all such rules.
    static let group = "custom"
    /// How long the regular expressions of one rule may take on one screen.
    private static let allowance = Duration.seconds(2)

    /// The rule as the engine knows rules. It is on in every preset but those that hold nothing beside what they name.
    var rule: Rule {
        let wishes = expectations.map(\.words).joined(separator: "; ")
        return Rule(
            id, message.asSentence, severity: severity, presets: [.recommended, .strict], groups: [Self.group],
            needs: expectations.reduce(elements.attributes) { $0.union($1.attributes) }, standards: [],
            why: reason.asSentence, fix: (fix ?? "Expected: \(wishes)").asSentence, examples: [],
            check: .screen { [self] screen, check in
                do throws(TimedExpression.Problem) {
                    for (found, detail) in try problems(on: screen) { check.report(found, message, detail: detail) }
                } catch {
                    check.couldNotCheck(error.message)
                }
            }
        )
    }

    /// What is wrong on a screen. Nothing is told of one on which a regular expression did not end.
    private func problems(on screen: ScreenView) throws(TimedExpression.Problem) -> [(
        elements: [ElementView], detail: String
    )] {
        let deadline = Deadline(in: Self.allowance)
        var meant: [ElementView] = []
        for index in includesHidden ? Array(screen.elements.indices) : screen.subjectIndices
        where try elements.difference(of: screen[index], by: deadline) == nil {
            meant.append(screen[index])
        }
        var problems: [(elements: [ElementView], detail: String)] = []
        for expectation in expectations {
            if case .unique(let attribute) = expectation {
                problems += Self.repeated(attribute, among: meant)
                continue
            }
            for element in meant {
                if let problem = try expectation.problem(with: element, by: deadline) {
                    problems.append(([element], problem))
                }
            }
        }
        return problems
    }

    /// The elements that share a text with others, those of one text together.
    private static func repeated(
        _ attribute: Attribute, among elements: [ElementView]
    ) -> [(elements: [ElementView], detail: String)] {
        let groups = Dictionary(grouping: elements) { $0.element.text(of: attribute) }
        return groups.compactMap { text, members in
            guard let text, members.count > 1 else { return nil }
            return (
                members, "\(members.count) elements have the \(attribute.name) \"\(text.printable(limit: 60))\""
            )
        }.sorted { $0.elements[0].index < $1.elements[0].index }
    }
}

extension String {
    /// With a capital at its beginning and a full stop at its end.
    fileprivate var asSentence: String {
        let sentence = prefix(1).uppercased() + dropFirst()
        return sentence.last.map { ".!?。".contains($0) } ?? true ? sentence : sentence + "."
    }
}
