import AXTree

/// A screen as rules see it. What several rules ask is worked out once, when the first one asks.
///
/// A class, because views of its elements share it; it lives on one thread, for one audit.
public final class ScreenView {
    /// The screen.
    public let screen: Screen
    /// Every element, a parent before its children.
    public let elements: [Element]
    /// Which elements VoiceOver stops on.
    public let exposure: Exposure
    private let facts: ScreenFacts

    init(_ screen: Screen, _ facts: ScreenFacts) {
        self.screen = screen
        elements = screen.elements
        exposure = facts.exposure
        self.facts = facts
    }

    /// The indices of `subjects`.
    public var subjectIndices: [Int] { facts.subjectIndices }
    /// The controls among `subjects`.
    public var controlIndices: [Int] { facts.controlIndices }

    /// Whether the dump can tell this attribute at all.
    @inlinable public func carries(_ attribute: Attribute) -> Bool { screen.carries.contains(attribute) }

    /// The view of one element.
    public subscript(index: Int) -> ElementView { ElementView(screen: self, index: index) }

    /// The elements that rules look at, in reading order: what VoiceOver stops on, without what the system owns.
    public var subjects: some Collection<ElementView> {
        subjectIndices.lazy.map { ElementView(screen: self, index: $0) }
    }

    /// Every element but the application at the root, in preorder, whether VoiceOver stops on it or not: what a test sees
    /// that asks XCUIApplication for its descendants.
    public var descendants: some Collection<ElementView> {
        elements.indices.lazy.filter { [self] in elements[$0].type != .application || elements[$0].parent != nil }
            .map { [self] in ElementView(screen: self, index: $0) }
    }

    /// Whether VoiceOver's heading rotor stops at an element; nil where the dump does not tell. (Cheaper than by a view of it.)
    @inlinable public func isHeader(_ index: Int) -> Bool? {
        if elements[index].headingLevel != nil { return true }
        if let traits = elements[index].traits { return traits.contains(.header) }
        return carries(.headingLevel) ? false : nil
    }

    /// The exposed element before `index` in reading order.
    public func exposed(before index: Int) -> ElementView? {
        let position = exposure.order.partitioningIndex { $0 >= index }
        return position > 0 ? self[exposure.order[position - 1]] : nil
    }

    /// The first exposed element whose index lies in `range`.
    public func firstExposed(in range: Range<Int>) -> Int? {
        let position = exposure.order.partitioningIndex { $0 >= range.lowerBound }
        guard position < exposure.order.count, exposure.order[position] < range.upperBound else { return nil }
        return exposure.order[position]
    }

    /// How many elements right under `parent` have a label of one character: many are a grid of letters or an index.
    public func letterCount(under parent: Int?) -> Int { letterCounts[parent ?? -1] ?? 0 }

    private lazy var letterCounts: [Int: Int] = {
        var counts: [Int: Int] = [:]
        for element in elements where (1...16).contains(element.label?.utf8.count ?? 0) && element.label?.count == 1 {
            counts[element.parent ?? -1, default: 0] += 1
        }
        return counts
    }()

    // MARK: Text

    /// What the label of an element is made of. Kept a while: rules look at the same few elements one after the other.
    @inlinable
    func labelFacts(of index: Int) -> TextFacts {
        let kept = factsMemo[index & (Self.memory - 1)]
        return kept.index == index ? kept.facts : newLabelFacts(of: index)
    }

    @usableFromInline
    @inline(never)
    func newLabelFacts(of index: Int) -> TextFacts {
        let facts = elements[index].label.map { TextFacts($0) } ?? .none
        factsMemo[index & (Self.memory - 1)] = (index, facts)
        return facts
    }

    /// The words of an element's label, kept as long.
    func foldedLabel(of index: Int) -> FoldedText {
        let place = index & (Self.memory - 1)
        if foldedMemo[place].index == index { return foldedMemo[place].text }
        foldedMemo[place].text.replace(with: elements[index].label ?? "")
        foldedMemo[place].index = index
        return foldedMemo[place].text
    }

    /// Of how many elements something is kept: a power of two, and more than rules look at together.
    @inlinable static var memory: Int { 128 }
    // Nobody else is ever at them, and asking each time whether somebody is would take longer than the answer.
    @exclusivity(unchecked)
    @usableFromInline
    var factsMemo = [(index: Int, facts: TextFacts)](repeating: (-1, .none), count: memory)
    @exclusivity(unchecked)
    private var foldedMemo = [(index: Int, text: FoldedText)](repeating: (-1, FoldedText()), count: memory)

    // MARK: Surroundings

    /// The nearest element around `index` of one of these types. Worked out for the whole screen at the first question.
    public func ancestor(of index: Int, _ types: ElementTypeSet) -> Int? {
        let table = ancestorTables.first { $0.types == types }?.nearest ?? ancestorTable(types)
        return table[index]
    }

    private var ancestorTables: [(types: ElementTypeSet, nearest: [Int?])] = []

    private func ancestorTable(_ types: ElementTypeSet) -> [Int?] {
        let table = screen.nearestAncestors { types.contains(elements[$0].type) }
        ancestorTables.append((types, table))
        return table
    }

    /// The nearest control around `index`.
    func control(around index: Int) -> Int? {
        controlTable[index]
    }

    private lazy var controlTable = screen.nearestAncestors { exposure.isControl[$0] }

    // MARK: Clipping

    /// What can be seen of an element at most: the screen, cut by whatever scrolls around the element. Nil if nothing cuts.
    public func clip(of index: Int) -> Rect? { facts.clips.clip(of: index) }

    /// The nearest element around `index` that scrolls its content; nil if there is none.
    public func scroller(of index: Int) -> Int? { facts.clips.scroller(of: index) }

    // MARK: Neighbours

    /// The controls whose size and place can be judged, with their frames.
    public private(set) lazy var measurableControls: [(index: Int, frame: Rect)] = {
        var controls: [(index: Int, frame: Rect)] = []
        controls.reserveCapacity(controlIndices.count)
        for index in controlIndices {
            if let frame = self[index].measurableFrame { controls.append((index, frame)) }
        }
        return controls
    }()

    /// The distance within which every pair is found at once: more than any rule asks for by default.
    private static let neighbourhood = 16.0
    private var pairs: (distance: Double, pairs: [(Int, Int)])?

    /// The pairs of measurable controls that intersect or lie within `distance` points of each other on both axes, in reading
    /// order. Of the partners of one control at most 24 are given, so that a heap of controls on one spot stays a heap of
    /// findings and does not become its square.
    public func controlPairs(within distance: Double) -> some Sequence<(ElementView, ElementView)> {
        if pairs == nil || distance > pairs?.distance ?? 0 {
            let reach = max(distance, Self.neighbourhood)
            pairs = (reach, RectSweep.pairs(of: measurableControls.map(\.frame), within: reach, partners: 24))
        }
        let controls = measurableControls
        return (pairs?.pairs ?? []).lazy
            .filter { controls[$0].frame.grown(by: distance).intersects(controls[$1].frame) }
            .map { [self] in (self[controls[$0].index], self[controls[$1].index]) }
    }
}
