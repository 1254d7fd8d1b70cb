import AXSyntax
import AXTree

/// The elements that findings are about, with their keys and paths. Places in the file are worked out apart, because they
/// need the file and nothing else.
struct FoundElements: Sendable {
    /// The indices of the elements, ascending, each once.
    let indices: [Int]
    private let keys: [ElementKey]
    private let paths: ElementPath

    init(_ indices: [Int], on screen: Screen) {
        self.indices = indices
        keys = screen.keys(of: indices)
        paths = ElementPath(screen)
    }

    /// The indices of the elements that findings are about, ascending, each once.
    static func indices(of findings: [Finding]) -> [Int] {
        var indices: Set<Int> = []
        for finding in findings {
            for element in finding.elements { indices.insert(element.index) }
        }
        return indices.sorted()
    }

    /// By index: the element with its place, path and key.
    func located(at positions: [SourceLocation]) -> [Int: FoundElement] {
        var found: [Int: FoundElement] = [:]
        found.reserveCapacity(indices.count)
        for (number, index) in indices.enumerated() {
            var element = FoundElement(index: index)
            element.position = positions[number]
            element.path = paths[index]
            element.key = keys[number]
            found[index] = element
        }
        return found
    }
}
