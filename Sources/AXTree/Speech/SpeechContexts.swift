import AXSyntax

/// What the containers of a screen add to what VoiceOver says for its exposed elements.
struct SpeechContexts {
    private var contexts: [Int: SpeechContext] = [:]

    /// Finds the contexts of the elements at the indices in `order`, which is the reading order.
    init(_ screen: Screen, _ order: [Int]) {
        let elements = screen.elements
        addRuns(elements, order, of: .containedByList, start: .listStart, end: .listEnd)
        addRuns(elements, order, of: .containedByLandmark, start: .landmarkStart, end: .landmarkEnd)
        addTables(screen, order)
        addSeries(elements, order)
    }

    /// The context of the element at `index`, or `nil` if its container adds nothing.
    subscript(index: Int) -> SpeechContext? { contexts[index] }

    // MARK: Tab bars and series

    private static func isTabBar(_ element: Element) -> Bool {
        element.type == .tabBar || element.type == .tabGroup || element.traits?.contains(.tabBar) == true
    }

    private static func isSeries(_ element: Element) -> Bool {
        element.type == .segmentedControl || element.type == .radioGroup
    }

    /// Numbers the exposed elements of each tab bar and each series. The outermost container decides.
    private mutating func addSeries(_ elements: [Element], _ order: [Int]) {
        var containers: [Int: Int] = [:]
        var index = 0
        while index < elements.count {
            guard Self.isTabBar(elements[index]) || Self.isSeries(elements[index]) else {
                index += 1
                continue
            }
            for member in index + 1..<max(index + 1, elements[index].subtreeEnd) { containers[member] = index }
            index = max(index + 1, elements[index].subtreeEnd)
        }
        guard !containers.isEmpty else { return }
        var members: [Int: [Int]] = [:]
        for index in order {
            if let container = containers[index] { members[container, default: []].append(index) }
        }
        for (container, members) in members {
            let isTabBar = Self.isTabBar(elements[container])
            for (number, index) in members.enumerated() {
                contexts[index] =
                    isTabBar
                    ? .tab(index: number + 1, count: members.count) : .series(index: number + 1, count: members.count)
            }
        }
    }

    // MARK: Lists and landmarks

    /// Marks the first and the last of consecutive siblings that have a trait of contained elements.
    private mutating func addRuns(
        _ elements: [Element], _ order: [Int], of trait: Traits, start: SpeechContext, end: SpeechContext
    ) {
        var first: Int?
        var last: Int?
        func isMember(_ index: Int) -> Bool { elements[index].traits?.contains(trait) == true }
        for index in order {
            if let last, !isMember(index) || elements[index].parent != elements[last].parent {
                if first != last { contexts[last] = end }
                first = nil
            }
            last = isMember(index) ? index : nil
            if isMember(index), first == nil {
                contexts[index] = start
                first = index
            }
        }
        if let last, first != last { contexts[last] = end }
    }

    // MARK: Tables

    /// Numbers rows and columns of tables whose rows are in the dump. A UITableView has cells instead of rows.
    private mutating func addTables(_ screen: Screen, _ order: [Int]) {
        let elements = screen.elements
        guard elements.contains(where: { $0.type == .tableRow }) else { return }
        let exposed = Set(order)
        var row = 0
        var rowEnd = 0
        var table: Int?
        var headers: [Int: (row: Int, label: String)] = [:]
        // A row inside a row is a part of it.
        for index in elements.indices where elements[index].type == .tableRow && index >= rowEnd {
            rowEnd = elements[index].subtreeEnd
            if table != elements[index].parent || row == 0 {
                table = elements[index].parent
                row = 0
                headers = [:]
            }
            row += 1
            var isFirstInRow = true
            for (column, child) in screen.children(of: index).enumerated() {
                for cell in child..<elements[child].subtreeEnd where exposed.contains(cell) {
                    let header = headers[column].flatMap { isFirstInRow && $0.row == row - 1 ? nil : $0.label }
                    contexts[cell] = .cell(
                        row: row, column: column + 1, isFirstInRow: isFirstInRow, headers: header.map { [$0] } ?? [])
                    isFirstInRow = false
                    if elements[cell].spokenTraits(screen.carries).contains(.header), let label = elements[cell].label {
                        headers[column] = (row, label)
                    }
                }
            }
        }
    }
}
