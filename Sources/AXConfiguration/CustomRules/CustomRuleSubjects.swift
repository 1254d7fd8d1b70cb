import AXEngine
import AXSyntax
import AXTree

/// Finds the elements that the custom rules of a configuration may check, for all of these rules in one pass over a
/// screen.
///
/// Only conditions with wildcards are decided here; a rule applies its other conditions to the elements that remain.
final class CustomRuleSubjects: Sendable {
    /// The patterns for one attribute.
    private struct Patterns: Sendable {
        let attribute: Attribute
        let globs: GlobSet
        /// The number of the rule of each pattern.
        let owners: [Int]
    }

    private let patterns: [Patterns]
    /// The number of patterns that have to match, by rule.
    private let needed: [Int]
    private let includesHidden: [Bool]

    /// Creates the index of rules. The number of a rule is its index in the list.
    init(_ rules: [CustomRule]) {
        var byAttribute: [Attribute: [(pattern: String, owner: Int)]] = [:]
        var needed = [Int](repeating: 0, count: rules.count)
        for (number, rule) in rules.enumerated() {
            for case (let attribute, .glob(let text, _)) in rule.elements.texts {
                byAttribute[attribute, default: []].append((text, number))
                needed[number] += 1
            }
        }
        self.needed = needed
        includesHidden = rules.map(\.includesHidden)
        patterns = byAttribute.map { attribute, patterns in
            Patterns(attribute: attribute, globs: GlobSet(patterns.map(\.pattern)), owners: patterns.map(\.owner))
        }
    }

    /// Returns the elements of a screen that a rule may check, in the order of the screen.
    func elements(for rule: Int, on screen: ScreenView) -> [Int] {
        if needed[rule] == 0 { return includesHidden[rule] ? Array(screen.elements.indices) : screen.subjectIndices }
        let tables = screen.cached { Tables() }
        let key = ObjectIdentifier(self)
        let table = tables.byIndex[key] ?? table(of: screen)
        tables.byIndex[key] = table
        return table[rule]
    }

    /// Returns the elements for each rule that has patterns.
    private func table(of screen: ScreenView) -> [[Int]] {
        var table = [[Int]](repeating: [], count: needed.count)
        var isSubject = [Bool](repeating: false, count: screen.elements.count)
        for index in screen.subjectIndices { isSubject[index] = true }
        for index in includesHidden.contains(true) ? Array(screen.elements.indices) : screen.subjectIndices {
            for (rule, count) in matches(screen.wholeElements[index])
            where count == needed[rule] && (isSubject[index] || includesHidden[rule]) {
                table[rule].append(index)
            }
        }
        return table
    }

    /// Returns the number of patterns that match, by rule.
    private func matches(_ element: Element) -> [Int: Int] {
        var counts: [Int: Int] = [:]
        for patterns in patterns {
            for match in patterns.globs.matches(element.text(of: patterns.attribute) ?? "") {
                counts[patterns.owners[match], default: 0] += 1
            }
        }
        return counts
    }

    /// The tables of one screen. A configuration and each one that it extends have an index of their own.
    private final class Tables {
        var byIndex: [ObjectIdentifier: [[Int]]] = [:]
    }
}
