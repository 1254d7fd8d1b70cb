import AXTree

/// Bars: elements side by side whose texts are in one list of the code, such as the tabs of an app. Each of the texts may
/// be in many places, but one list has them all.
extension CodeSearch {
    /// A list in the code: its file and its scope.
    private struct List: Hashable {
        let file: Int
        let scope: Int
    }

    /// The fewest and the most texts of a bar.
    private static let fewest = 3
    private static let longestBar = 12
    /// The most levels between an element and its bar.
    private static let farthestContainer = 4

    /// Marks the candidates in the only list that has three quarters of the texts of a bar.
    mutating func setBars() {
        var lists: [Int: List?] = [:]
        for position in subjects.indices {
            guard let container = container(of: position) else { continue }
            let list = lists[container] ?? list(of: container)
            lists[container] = .some(list)
            guard let list else { continue }
            for number in subjects[position].candidates.indices {
                subjects[position].candidates[number].isOfBar = self.list(subjects[position].candidates[number]) == list
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
        let scope = index.list(around: candidate.scope, in: candidate.file, isOfObjects: true)
        return scope < 0 || candidate.isInTable ? nil : List(file: candidate.file, scope: scope)
    }

    /// Returns the only list that has the texts of a container whose elements are side by side.
    private func list(of container: Int) -> List? {
        let inside = subjects(in: container)
        guard inside.count <= 2 * Self.longestBar,
            let row = inside.first.flatMap({ screen.elements[$0.element].frame }),
            inside.allSatisfy({ subject in
                screen.elements[subject.element].frame.map { $0.y < row.maxY && row.y < $0.maxY } ?? false
            })
        else { return nil }
        let texts = Set(inside.map(\.text))
        guard texts.count >= Self.fewest else { return nil }
        var found: [List: Set<String>] = [:]
        for subject in inside {
            for candidate in subject.candidates {
                if let list = list(candidate) { found[list, default: []].insert(subject.text) }
            }
        }
        let whole = found.filter { $0.value.count >= Self.fewest && 4 * $0.value.count >= 3 * texts.count }
        return whole.count == 1 ? whole.first?.key : nil
    }
}
