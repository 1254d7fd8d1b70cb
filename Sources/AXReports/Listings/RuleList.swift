import AXTestReports
import AXEngine
import AXSyntax
import AXTree

/// The rules as a list for people: those in force first, the tests of A11yUITests last, then the groups.
package enum RuleList {
    /// Returns the list under headings.
    ///
    /// - Parameters:
    ///   - rules: The rules to list.
    ///   - inForce: The ids of those that run.
    ///   - preset: The preset that the selection starts from.
    ///   - platform: The platform of the texts.
    package static func text(
        _ rules: [Rule], inForce: Set<String>, preset: Preset, platform: Platform = .iOS,
        style: TextStyle = TextStyle()
    ) -> String {
        var (running, others, copies): ([Rule], [Rule], [Rule]) = ([], [], [])
        for rule in rules {
            if inForce.contains(rule.id) {
                running.append(rule)
            } else if rule.presets == [.a11yuitests] {
                copies.append(rule)
            } else {
                others.append(rule)
            }
        }
        let sections = [
            ("In force, preset \(preset.rawValue)", running), ("Not in force", others),
            ("Not in force, copies of A11yUITests: preset a11yuitests", copies),
        ]
        return sections.filter { !$0.1.isEmpty }.map { section($0.0, $0.1, platform, style) }.joined(separator: "\n")
    }

    /// Returns a heading with the number of rules, then one line per rule.
    package static func section(
        _ title: String, _ rules: [Rule], _ platform: Platform = .iOS, _ style: TextStyle = TextStyle()
    ) -> String {
        let width = rules.map(\.id.count).max() ?? 0
        let lines = rules.map { rule in
            let padding = String(repeating: " ", count: width - rule.id.count)
            let severity = style(rule.severity.rawValue, rule.severity == .failure ? .failure : .warning)
            let needs = rule.neededInputs.joined(separator: " and ")
            let note = needs.isEmpty ? "" : " (only with \(needs))"
            return "  \(rule.id)\(padding)  \(severity)  \(Escape.terminal(rule.guide(on: platform).summary))\(note)\n"
        }
        return style("\(title) (\(Wording.count(rules.count, "rule")))", .title) + "\n" + lines.joined()
    }

    /// Returns the groups of these rules, each with its number of rules, in lines of at most 100 characters; those of
    /// A11yUITests last.
    package static func groups(_ rules: [Rule], style: TextStyle = TextStyle()) -> String {
        let counts = Dictionary(rules.flatMap(\.groups).map { ($0, 1) }, uniquingKeysWith: +)
        let groups = counts.keys.sorted()
        let copies = groups.filter { $0.hasPrefix(Preset.a11yuitests.rawValue) }
        var lines = [" "]
        for group in groups.filter({ !copies.contains($0) }) + copies {
            let word = " \(group) (\(counts[group] ?? 0))"
            if lines[lines.count - 1].count + word.count > 100 { lines.append(" ") }
            lines[lines.count - 1] += word
        }
        return style("Groups", .title) + "\n" + lines.map { $0 + "\n" }.joined()
    }
}
