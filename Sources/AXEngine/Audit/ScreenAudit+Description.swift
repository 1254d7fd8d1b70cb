import AXSyntax
import AXTree

extension ScreenAudit {
    /// Sets location, path and key of the elements of findings, and key and cause of the findings.
    package mutating func describeFindings() {
        guard !findings.isEmpty else { return }
        // Ascending, so that all locations are found in one pass over the file.
        let indices = Set(findings.flatMap { $0.elements.map(\.index) }).sorted()
        let described = Self.described(indices, on: screen)
        let containers = CauseContainers(screen)
        for number in findings.indices {
            let elements = findings[number].elements.map { described[$0.index] ?? $0 }
            let subject = elements.first
            if subject != nil {
                findings[number].elements = elements
                findings[number].key = elements.map(\.key.description).sorted().joined(separator: " & ")
            }
            findings[number].cause =
                findings[number].sharedCause
                ?? Cause(
                    rule: findings[number].causeRule, subject.map { screen.elements[$0.index] },
                    style: findings[number].style, container: subject.map { containers[$0.index] } ?? "",
                    screen: screen.title, key: subject?.key.description ?? "")
        }
    }

    /// Returns elements with location, path and key, by index.
    private static func described(_ indices: [Int], on screen: Screen) -> [Int: FoundElement] {
        let locations = screen.locations(of: indices)
        let keys = screen.keys(of: indices)
        let paths = ElementPath(screen)
        var found: [Int: FoundElement] = [:]
        for (number, index) in indices.enumerated() {
            var element = FoundElement(index: index)
            element.location = locations[number]
            element.path = paths[index]
            element.key = keys[number]
            found[index] = element
        }
        return found
    }
}
