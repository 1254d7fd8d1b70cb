import AXEngine
import AXTree
import AXWords

/// What the rules about the issues of Apple's audit share.
enum AppleIssues {
    /// Returns the check of the rule about a type of issue.
    static func check(_ type: AuditIssueType) -> RuleScope {
        .screen { view, check in
            let issues = view.screen.origin.issues ?? []
            let elements = IssueElements.of(view)
            for (issue, match) in zip(issues, elements.matches) where issue.type == type {
                report(issue, match, elements, view, check)
            }
        }
    }

    private static func report(
        _ issue: AuditIssue, _ match: IssueElements.Match, _ elements: IssueElements, _ view: ScreenView,
        _ check: RuleCheck
    ) {
        let exposed = match.element.flatMap { elements.exposedAround[$0] }
        let opinion = AuditOpinion.opinion(of: issue, match, elements, view, check)
        var message = "Apple's audit: \(issue.words.printable(limit: 200))"
        var details = [issue.detail.map { $0.printable(limit: 300) }]
        if let exposed, exposed != match.element { details.append("it is inside \(view[exposed].description)") }
        switch opinion.answer {
        case .contradicted: message += "; contradicted: \(opinion.reason)"
        case .undecided: details.append("not decided: \(opinion.reason)")
        case .confirmed: details.append("confirmed: \(opinion.reason)")
        }
        let parts = details.compactMap(\.self).map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
        let joined = parts.joined(separator: "; ")
        let detail: String = joined.prefix(1).uppercased() + joined.dropFirst()
        check.report(
            match.element.map { view[$0] }, around: exposed.map { view[$0] }, message,
            detail: detail.isEmpty ? nil : detail,
            as: issue.isMild || opinion.answer == .contradicted ? .warning : .failure, of: .apple, opinion: opinion,
            // What is contradicted is not what a rule found, even inside the element of the rule.
            counterparts: opinion.answer == .contradicted ? [] : AuditOpinion.counterparts[issue.type] ?? [])
    }

    /// The standard of every rule about an issue.
    static let standard = Rule.Standard.apple("performAccessibilityAudit(for:_:)")

    /// What holds for every rule about an issue.
    static let limits = [
        "Without a result of Apple's audit nothing is checked.",
        "An issue that names no element of the dump stays with the screen.",
    ]

    /// Returns examples: an issue about an element, one that names none, no issue, and one of another type.
    static func examples(_ type: AuditIssueType, _ words: String) -> [RuleExample] {
        let text = "Total £12"
        return [
            .fails(.text(text), on: ExampleScreen(issues: [AuditIssue(type, words, label: text)])),
            .fails(
                .text(text), as: .failure, on: ExampleScreen(issues: [AuditIssue(type, words)]),
                because: "the issue names no element, so it belongs to the screen"),
            .passes(.text(text), on: ExampleScreen(issues: [])),
            .passes(
                .text(text),
                on: ExampleScreen(issues: [AuditIssue(type == .other ? .trait : .other, "Another type", label: text)])),
        ]
    }
}
