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
    private let includesSystemChrome: Bool

    init(_ screen: Screen, includesSystemChrome: Bool) {
        self.screen = screen
        elements = screen.elements
        exposure = Exposure(screen)
        self.includesSystemChrome = includesSystemChrome
    }

    /// Whether the dump can tell this attribute at all.
    public func carries(_ attribute: Attribute) -> Bool { screen.carries.contains(attribute) }

    /// The view of one element.
    public subscript(index: Int) -> ElementView { ElementView(screen: self, index: index) }

    /// The elements that rules look at, in reading order: what VoiceOver stops on, without what the system owns.
    public var subjects: some Collection<ElementView> {
        subjectIndices.lazy.map { ElementView(screen: self, index: $0) }
    }

    /// The indices of `subjects`.
    public private(set) lazy var subjectIndices: [Int] = {
        guard !includesSystemChrome else { return exposure.order }
        let isChrome = systemChrome
        return isChrome.isEmpty ? exposure.order : exposure.order.filter { !isChrome[$0] }
    }()

    /// By element: whether it belongs to the keyboard, the status bar or a scroll bar. Empty if nothing does.
    private var systemChrome: [Bool] {
        var result: [Bool] = []
        for index in elements.indices where Self.isSystemChrome(elements[index]) {
            if result.isEmpty { result = [Bool](repeating: false, count: elements.count) }
            for inside in index..<elements[index].subtreeEnd where !result[inside] { result[inside] = true }
        }
        return result
    }

    private static func isSystemChrome(_ element: Element) -> Bool {
        switch element.type {
        case .keyboard, .key, .statusBar, .scrollBar: true
        default: element.traits.map { !$0.isDisjoint(with: chromeTraits) } ?? false
        }
    }

    private static let chromeTraits: Traits = [.keyboardKey, .statusBarElement, .autoCorrectCandidate]

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

    // MARK: Clipping

    /// What can be seen of an element at most: the screen, cut by whatever scrolls around the element. Nil if nothing cuts.
    public func clip(of index: Int) -> Rect? {
        let clip = clips.of[index]
        return clip < 0 ? nil : clips.rects[Int(clip)]
    }

    /// The nearest element around `index` that scrolls its content; nil if there is none.
    public func scroller(of index: Int) -> Int? {
        let scroller = clips.scroller[index]
        return scroller < 0 ? nil : Int(scroller)
    }

    /// Few different rectangles cut many elements, so elements refer to them by number.
    private struct Clips {
        var rects: [Rect] = []
        var of: [Int32]
        var scroller: [Int32]
    }

    private lazy var clips: Clips = {
        var clips = Clips(
            of: [Int32](repeating: -1, count: elements.count), scroller: [Int32](repeating: -1, count: elements.count))
        if let size = screen.size {
            clips.rects.append(Rect(x: 0, y: 0, width: size.width, height: size.height))
        }
        let outermost: Int32 = screen.size == nil ? -1 : 0
        for index in elements.indices {
            guard let parent = elements[index].parent else {
                clips.of[index] = outermost
                continue
            }
            clips.of[index] = clips.of[parent]
            clips.scroller[index] = clips.scroller[parent]
            guard Self.scrollers.contains(elements[parent].type) else { continue }
            clips.scroller[index] = Int32(parent)
            guard let frame = elements[parent].frame, !frame.isEmpty else { continue }
            // Every child of one parent is cut by the same rectangle.
            guard index == parent + 1 else {
                clips.of[index] = clips.of[parent + 1]
                continue
            }
            let outer = clips.of[parent]
            let nothing = Rect(x: frame.x, y: frame.y, width: 0, height: 0)
            clips.of[index] = Int32(clips.rects.count)
            clips.rects.append(outer < 0 ? frame : clips.rects[Int(outer)].intersection(frame) ?? nothing)
        }
        return clips
    }()

    private static let scrollers: Set<ElementType> = [.scrollView, .table, .collectionView, .webView]

    // MARK: Neighbours

    /// The controls whose size and place can be judged, with their frames.
    public private(set) lazy var measurableControls: [(index: Int, frame: Rect)] = subjectIndices.compactMap { index in
        let element = self[index]
        guard element.isControl, let frame = element.measurableFrame else { return nil }
        return (index, frame)
    }

    private var pairs: (distance: Double, pairs: [(Int, Int)])?

    /// The pairs of measurable controls that intersect or lie within `distance` points of each other on both axes, in
    /// reading order. Of the partners of one control at most 16 are given, so that a heap of controls on one spot stays a
    /// heap of findings and does not become its square.
    public func controlPairs(within distance: Double) -> [(ElementView, ElementView)] {
        if pairs == nil || distance > pairs?.distance ?? 0 {
            let frames = measurableControls.map(\.frame)
            pairs = (distance, RectSweep.pairs(of: frames, within: distance, partners: 16))
        }
        return (pairs?.pairs ?? []).map { (self[measurableControls[$0].index], self[measurableControls[$1].index]) }
    }
}

extension RandomAccessCollection {
    /// The first position whose element makes `belongsAfter` true, in a collection where all such stand at the end.
    package func partitioningIndex(where belongsAfter: (Element) -> Bool) -> Index {
        var start = startIndex
        var count = self.count
        while count > 0 {
            let half = count / 2
            let middle = index(start, offsetBy: half)
            if belongsAfter(self[middle]) {
                count = half
            } else {
                start = index(after: middle)
                count -= half + 1
            }
        }
        return start
    }
}
