import AXTree

/// Bars: elements side by side whose texts are in one list of the code, such as the tabs of an app. Each of the texts may
/// be in many places, but one list has them all.
extension CodeSearch {
    /// A list in the code: its file and its scope.
    private struct List: Hashable {
        let file: Int
        /// The scope of the list, or of the type whose values have the texts.
        let scope: Int
        /// The name of the property that has the texts of such a type.
        var field = ""
    }

    /// The fewest and the most texts of a bar.
    private static let fewest = 3
    private static let longestBar = 12
    /// The most levels between an element and its bar.
    private static let farthestContainer = 4

    /// Marks the candidates in the only list that has three quarters of the texts of a bar.
    mutating func setBars() {
        var lists: [Int: [List]] = [:]
        var bars: Set<List> = []
        var members: Set<Int> = []
        for position in subjects.indices {
            guard let container = container(of: position) else { continue }
            let found = lists[container] ?? self.lists(of: container)
            lists[container] = found
            bars.formUnion(found)
            if !found.isEmpty { members.insert(position) }
            // Of two lists with the texts, neither is certain.
            guard found.count == 1 else { continue }
            for number in subjects[position].candidates.indices {
                subjects[position].candidates[number].isOfBar = list(subjects[position].candidates[number]) == found[0]
            }
        }
        if bars.isEmpty { return }
        for position in subjects.indices where !members.contains(position) {
            let candidates = subjects[position].candidates
            for number in candidates.indices {
                subjects[position].candidates[number].isOfOtherBar =
                    list(candidates[number]).map { bars.contains($0) } == true
            }
        }
    }

    /// Returns the nearest container of an element that has enough others for a bar.
    private func container(of position: Int) -> Int? {
        var parent = screen.elements[subjects[position].element].parent
        for _ in 0..<Self.farthestContainer {
            guard let container = parent else { return nil }
            if subjects(in: container).count >= Self.fewest { return container }
            parent = screen.elements[container].parent
        }
        return nil
    }

    private func subjects(in container: Int) -> ArraySlice<Subject> {
        let start = subjects.partitioningIndex { $0.element > container }
        let end = subjects.partitioningIndex { $0.element >= screen.elements[container].subtreeEnd }
        return subjects[start..<max(start, end)]
    }

    private func list(_ candidate: Candidate) -> List? {
        if candidate.isInTable {
            let mention = index.mentions[candidate.mention]
            let body = index.body(around: candidate.scope, in: candidate.file)
            let field = mention.argument.map { "\($0.position)" } ?? mention.field
            return body < 0 || mention.isListed ? nil : List(file: candidate.file, scope: body, field: field)
        }
        let scope = index.list(around: candidate.scope, in: candidate.file, isOfObjects: true)
        return scope < 0 ? nil : List(file: candidate.file, scope: scope)
    }

    /// Returns the lists that have the texts of a container whose elements are side by side; those in calls, if there
    /// are any.
    private func lists(of container: Int) -> [List] {
        let inside = subjects(in: container)
        guard inside.count <= 2 * Self.longestBar,
            let row = inside.first.flatMap({ screen.elements[$0.element].frame }),
            inside.allSatisfy({ subject in
                screen.elements[subject.element].frame.map { $0.y < row.maxY && row.y < $0.maxY } ?? false
            })
        else { return [] }
        let texts = Set(inside.map(\.text))
        guard texts.count >= Self.fewest else { return [] }
        var found: [List: Set<String>] = [:]
        /// The lists whose items say what the texts are for: `Tab(label: "Home")`.
        var named: Set<List> = []
        for subject in inside {
            for candidate in subject.candidates {
                guard let list = list(candidate) else { continue }
                found[list, default: []].insert(subject.text)
                if index.mentions[candidate.mention].property != .unknown { named.insert(list) }
            }
        }
        let whole = found.filter { $0.value.count >= Self.fewest && 4 * $0.value.count >= 3 * texts.count }
        let inCalls = whole.keys.filter(\.field.isEmpty)
        if inCalls.isEmpty { return Array(whole.keys) }
        // A list of texts alone may have the titles of the screens.
        let telling = inCalls.filter { named.contains($0) }
        return telling.isEmpty ? inCalls : telling
    }
}
