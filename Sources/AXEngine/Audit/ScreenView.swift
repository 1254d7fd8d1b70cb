import AXSyntax
import AXTree

/// A screen as rules see it. What several rules ask for is computed once, when the first rule asks.
///
/// A class, because the views of its elements share it; it lives for one audit, on one thread.
public final class ScreenView {
    /// The screen.
    public let screen: Screen
    /// All elements in preorder: a parent before its children.
    public let elements: [Element]
    /// The accessibility exposure of the elements.
    package let exposure: Exposure
    private let facts: ScreenFacts
    /// What rules keep for the screen, by type.
    private var cache: [ObjectIdentifier: Any] = [:]
    /// The facts of the labels.
    package private(set) lazy var texts = ScreenTexts(elements, locale: screen.locale)
    /// All elements with their whole texts. In `elements`, long texts are cut.
    package var wholeElements: [Element]
    /// The picture of the screen, or `nil` if there is none.
    package var picture: PictureInput?
    /// What the journeys of the screen take, in the order of the configuration.
    package internal(set) var journeys: [JourneyResult] = []
    /// The steps of a crawl that began with a touch of the screen, which touch-unreachable finds.
    package var steps: [CrawlStep] = []
    /// Measures custom expressions, or `nil` to measure nothing.
    package var stopwatch: Stopwatch?

    init(_ screen: Screen, _ facts: ScreenFacts) {
        self.screen = screen
        elements = screen.elements
        wholeElements = screen.elements
        exposure = facts.exposure
        types = screen.typesOfElements()
        self.facts = facts
    }

    /// Returns the value of a type that is kept for the screen, which `make` computes at the first request.
    ///
    /// A file that computes something for the whole screen declares a type of its own for it:
    ///
    ///     private struct BarTitles { … }
    ///     let titles = screen.cached { BarTitles(screen) }
    package func cached<Value>(_ make: () -> Value) -> Value {
        let type = ObjectIdentifier(Value.self)
        if let kept = cache[type], let value = kept as? Value { return value }
        let value = make()
        cache[type] = value
        return value
    }

    /// The steps to each exposed element.
    package private(set) lazy var reach = Reach(screen, exposure)

    // MARK: Elements

    /// The types that the elements have.
    package let types: ElementTypeSet

    /// The indices of `subjects`.
    package var subjectIndices: [Int] { facts.subjectIndices }
    /// A page that lies over the other elements of its window; `nil` if there is none.
    package var coveringPage: CoveringPage? { facts.coveringPage }
    /// The indices of the controls among `subjects`.
    package var controlIndices: [Int] { facts.controlIndices }

    /// For each of `RuleSubjects`, the indices of the elements, if a rule asked for them.
    private var indicesOfSubjects = [[Int]?](repeating: nil, count: RuleSubjects.allCases.count)

    /// Returns the indices of the exposed elements that a rule is about, in preorder.
    func indices(of subjects: RuleSubjects) -> [Int] {
        if subjects == .all { return subjectIndices }
        if let indices = indicesOfSubjects[subjects.rawValue] { return indices }
        let indices = subjectIndices.filter { self[$0].isAmong(subjects) }
        indicesOfSubjects[subjects.rawValue] = indices
        return indices
    }

    /// Returns whether the dump carries the attribute.
    public func carries(_ attribute: Attribute) -> Bool { screen.carries.contains(attribute) }

    /// The view of one element.
    public subscript(index: Int) -> ElementView { ElementView(screen: self, index: index) }

    /// The exposed elements in preorder, without those of the system such as the keyboard and without those behind a
    /// page.
    public var subjects: some Collection<ElementView> {
        subjectIndices.lazy.map { ElementView(screen: self, index: $0) }
    }

    /// All elements in preorder, exposed or not, without the application at the root: the elements that
    /// `XCUIApplication.descendants(matching: .any)` returns.
    public var descendants: some Collection<ElementView> {
        elements.indices.lazy.filter { [self] in elements[$0].type != .application || elements[$0].parent != nil }
            .map { [self] in ElementView(screen: self, index: $0) }
    }

    /// Returns whether VoiceOver's heading rotor stops at an element; `nil` if the dump does not tell.
    package func isHeader(_ index: Int) -> Bool? {
        if elements[index].headingLevel != nil { return true }
        if let traits = elements[index].traits { return traits.contains(.header) }
        return carries(.headingLevel) ? false : nil
    }

    /// Returns the exposed element before `index` in reading order.
    package func exposed(before index: Int) -> ElementView? {
        if let order = facts.readingNumbers {
            return order[index].flatMap { $0 > 0 ? self[exposure.order[$0 - 1]] : nil }
        }
        let position = exposure.order.partitioningIndex { $0 >= index }
        return position > 0 ? self[exposure.order[position - 1]] : nil
    }

    /// Returns the first exposed element whose index lies in `range`.
    package func firstExposed(in range: Range<Int>) -> Int? {
        let position = exposure.indices.partitioningIndex { $0 >= range.lowerBound }
        guard position < exposure.indices.count, exposure.indices[position] < range.upperBound else { return nil }
        return exposure.indices[position]
    }

    /// Whether the frame of an element is unknown, because its cell is not laid out.
    func isUnplaced(_ index: Int) -> Bool { !facts.unplaced.isEmpty && facts.unplaced.contains(index) }

    /// Whether a bar contains an element.
    func isInBar(_ index: Int) -> Bool { !facts.isInBar.isEmpty && facts.isInBar[index] }

    // MARK: Ancestors

    /// Returns the nearest element of one of these types around `index`.
    package func ancestor(of index: Int, _ types: ElementTypeSet) -> Int? {
        types.isDisjoint(with: self.types) ? nil : nearestAncestors(types)[index]
    }

    /// By set of types and element: the nearest ancestor of one of the types, or `nil`.
    private var ancestorTables: [ElementTypeSet: [Int?]] = [:]

    private func nearestAncestors(_ types: ElementTypeSet) -> [Int?] {
        if let table = ancestorTables[types] { return table }
        let table = screen.nearestAncestors { types.contains(elements[$0].type) }
        ancestorTables[types] = table
        return table
    }

    /// Returns the nearest control around `index`.
    func control(around index: Int) -> Int? {
        controlTable[index]
    }

    private lazy var controlTable = screen.nearestAncestors { exposure.isControl[$0] }

    // MARK: Clipping

    /// Returns the clipping region of an element: the screen, clipped by the scroll views around the element; `nil` if
    /// nothing clips it.
    package func clip(of index: Int) -> Rect? { facts.clippingRegions.region(of: index) }

    /// Returns the nearest element around `index` that scrolls its content; `nil` if there is none.
    package func scroller(of index: Int) -> Int? { facts.clippingRegions.scrollView(around: index) }

    /// For each element, whether it lies under another. Empty if none does.
    private lazy var covered = {
        var covered = screen.platform.exposure.isCovered(screen, exposure.isExposed)
        guard let page = coveringPage else { return covered }
        if covered.isEmpty { covered = [Bool](repeating: false, count: elements.count) }
        for index in page.behind { covered[index] = true }
        return covered
    }()

    /// Returns whether an element lies under another, so that its frame and contents are not known.
    package func isCovered(_ index: Int) -> Bool { !covered.isEmpty && covered[index] }

    // MARK: Neighbours

    /// The controls whose size and location can be judged, in reading order.
    package private(set) lazy var measurableControls = controlIndices.compactMap { index in
        self[index].measurableFrame.map { MeasurableControl(index: index, frame: $0) }
    }

    /// The distance that the first sweep covers: more than any rule asks for by default, so that one sweep serves all.
    private static let usualDistance = 16.0
    private var sweep: (distance: Double, pairs: [(Int, Int)])?

    /// Returns the pairs of measurable controls that intersect or lie within `distance` points of each other on both
    /// axes, in reading order.
    ///
    /// Each control is paired with at most 24 others, so that the number of pairs stays linear where many controls
    /// share one location.
    package func controlPairs(within distance: Double) -> some Sequence<(ElementView, ElementView)> {
        if sweep == nil || distance > sweep?.distance ?? 0 {
            let reach = max(distance, Self.usualDistance)
            sweep = (reach, RectSweep.pairs(of: measurableControls.map(\.frame), within: reach, partners: 24))
        }
        let controls = measurableControls
        return (sweep?.pairs ?? []).lazy
            .filter { controls[$0].frame.grown(by: distance).intersects(controls[$1].frame) }
            .map { [self] in (self[controls[$0].index], self[controls[$1].index]) }
    }
}
