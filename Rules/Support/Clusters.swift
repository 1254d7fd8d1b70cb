/// Clusters of elements that are connected by pairs, each pair with a distance (a disjoint-set forest).
struct Clusters {
    private var leader: [Int: Int] = [:]
    private var gaps: [Int: Double] = [:]

    /// Merges the clusters of two elements.
    mutating func join(_ one: Int, _ other: Int, _ gap: Double = 0) {
        let (first, second) = (find(one), find(other))
        let leader = min(first, second)
        gaps[leader] = min(gap, gaps[first] ?? gap, gaps[second] ?? gap)
        self.leader[first] = leader
        self.leader[second] = leader
    }

    private mutating func find(_ index: Int) -> Int {
        var root = index
        while let next = leader[root], next != root { root = next }
        // Path compression keeps later searches short.
        var at = index
        while let next = leader[at], next != root, next != at {
            leader[at] = root
            at = next
        }
        return root
    }

    /// The clusters in reading order, each with its members in reading order and its smallest gap.
    var all: [(members: [Int], gap: Double)] {
        var copy = self
        var members: [Int: [Int]] = [:]
        for index in leader.keys.sorted() { members[copy.find(index), default: []].append(index) }
        return members.sorted { $0.key < $1.key }.map { ($0.value, gaps[$0.key] ?? 0) }
    }
}
