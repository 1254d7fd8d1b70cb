import AXTree

/// What is computed from a screen before any rule runs.
struct ScreenFacts: Sendable {
    /// The accessibility exposure of the elements.
    let exposure: Exposure
    /// The exposed elements in reading order, without those of the system.
    let subjectIndices: [Int]
    /// The controls among them.
    let controlIndices: [Int]
    /// The clipping region of each element.
    let clippingRegions: ClippingRegions

    init(_ screen: Screen, includesSystemChrome: Bool) {
        let exposure = Exposure(screen)
        let isChrome = includesSystemChrome ? [] : Self.systemChrome(screen.elements)
        self.exposure = exposure
        subjectIndices = isChrome.isEmpty ? exposure.order : exposure.order.filter { !isChrome[$0] }
        controlIndices = subjectIndices.filter { exposure.isControl[$0] }
        clippingRegions = ClippingRegions(screen)
    }

    /// By element: whether it belongs to the keyboard, the status bar or a scroll bar. Empty if no element does.
    private static func systemChrome(_ elements: [Element]) -> [Bool] {
        var result: [Bool] = []
        for index in elements.indices where isSystemChrome(elements[index].type, elements[index].traits) {
            if !result.isEmpty, result[index] { continue }
            if result.isEmpty { result = [Bool](repeating: false, count: elements.count) }
            for inside in index..<elements[index].subtreeEnd { result[inside] = true }
        }
        return result
    }

    private static func isSystemChrome(_ type: ElementType, _ traits: Traits?) -> Bool {
        switch type {
        case .keyboard, .key, .statusBar, .scrollBar: true
        default: traits.map { !$0.isDisjoint(with: chromeTraits) } ?? false
        }
    }

    private static let chromeTraits: Traits = [.keyboardKey, .statusBarElement, .autoCorrectCandidate]
}
