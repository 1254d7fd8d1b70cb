import AXRuns
import AXEngine
import AXSyntax

/// The screens of two runs that are the same screen: by name, and if wanted by their elements.
struct ScreenPairs {
    /// The indices of a screen in both runs.
    struct Pair: Hashable {
        let base: Int
        let head: Int
    }

    /// The pairs, in the order of the second run.
    private(set) var pairs: [Pair] = []
    /// The pairs that were found by their elements, because the name differs.
    private(set) var renamed: [Pair] = []

    /// An identifier or a label that more screens than this have does not tell which screen it is.
    private static let maximumShared = 20
    /// The least share of equal elements of two screens that are the same one.
    private static let leastSimilarity = 0.5

    init(_ base: [ScreenAudit], _ head: [ScreenAudit], byElements: Bool) {
        pairByName(base, head)
        if byElements { pairByElements(base, head) }
        pairs.sort { $0.head < $1.head }
        renamed.sort { $0.head < $1.head }
    }

    /// Pairs screens of the same name. If several have it, those of the same file are a pair, and the others in their
    /// order.
    private mutating func pairByName(_ base: [ScreenAudit], _ head: [ScreenAudit]) {
        let others = Dictionary(grouping: head.indices) { head[$0].screen.title }
        for (title, indices) in Dictionary(grouping: base.indices, by: { base[$0].screen.title }) {
            var left = others[title] ?? []
            var rest: [Int] = []
            var byFile = Dictionary(grouping: left) { head[$0].screen.origin.file }
            for index in indices {
                let file = base[index].screen.origin.file
                if let match = byFile[file]?.first {
                    byFile[file]?.removeFirst()
                    pairs.append(Pair(base: index, head: match))
                } else {
                    rest.append(index)
                }
            }
            let taken = Set(pairs.suffix(indices.count - rest.count).map(\.head))
            left.removeAll(where: taken.contains)
            pairs += zip(rest, left).map { Pair(base: $0, head: $1) }
        }
    }

    /// Pairs screens of different names that have most of their identifiers and labels in common, the most similar
    /// first.
    private mutating func pairByElements(_ base: [ScreenAudit], _ head: [ScreenAudit]) {
        let (pairedBase, pairedHead) = (Set(pairs.map(\.base)), Set(pairs.map(\.head)))
        let from = base.indices.filter { !pairedBase.contains($0) }.map { (index: $0, keys: Self.keys(base[$0])) }
        let to = head.indices.filter { !pairedHead.contains($0) }.map { (index: $0, keys: Self.keys(head[$0])) }
        if from.isEmpty || to.isEmpty { return }
        let fromByKey = Self.positions(from.map(\.keys))
        let toByKey = Self.positions(to.map(\.keys))
        var candidates: Set<Pair> = []
        for (key, positions) in toByKey where positions.count <= Self.maximumShared {
            guard let others = fromByKey[key], others.count <= Self.maximumShared else { continue }
            for other in others { for position in positions { candidates.insert(Pair(base: other, head: position)) } }
        }
        let scored = candidates.compactMap { pair -> (pair: Pair, score: Double, names: [String])? in
            let (one, other) = (from[pair.base], to[pair.head])
            let score = 2 * Double(one.keys.intersection(other.keys).count) / Double(one.keys.count + other.keys.count)
            guard score >= Self.leastSimilarity else { return nil }
            let names = [base[one.index].screen.title, head[other.index].screen.title].sorted()
            return (Pair(base: one.index, head: other.index), score, names)
        }
        // The order is the same if the runs are swapped.
        let sorted = scored.sorted { one, other in
            if one.score != other.score { return one.score > other.score }
            if one.names != other.names { return one.names.lexicographicallyPrecedes(other.names) }
            let (first, second) = (one.pair, other.pair)
            return (min(first.base, first.head), max(first.base, first.head))
                < (min(second.base, second.head), max(second.base, second.head))
        }
        var (takenBase, takenHead): (Set<Int>, Set<Int>) = ([], [])
        for (pair, _, _) in sorted where !takenBase.contains(pair.base) && !takenHead.contains(pair.head) {
            takenBase.insert(pair.base)
            takenHead.insert(pair.head)
            pairs.append(pair)
            renamed.append(pair)
        }
    }

    /// The identifiers and labels of a screen, without numbers.
    private static func keys(_ audit: ScreenAudit) -> Set<String> {
        Set(
            audit.screen.elements.compactMap { element in
                let isNamed = element.identifier?.isEmpty == false || element.label?.isEmpty == false
                return isNamed ? Cause.withoutNumbers(element.keyPart) : nil
            })
    }

    private static func positions(_ sets: [Set<String>]) -> [String: [Int]] {
        var positions: [String: [Int]] = [:]
        for (position, keys) in sets.enumerated() { for key in keys { positions[key, default: []].append(position) } }
        return positions
    }
}
