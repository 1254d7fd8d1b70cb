/// The elements of a screen that iOS draws, not the app: the keyboard, the status bar, scroll bars, the share sheet,
/// alerts of the system, the home screen, and Safari around its web view. A dump of the app's own elements has none.
struct SystemElements: Sendable {
    /// For each element, whether the system draws it. Empty if it draws none.
    private(set) var isSystem: [Bool] = []
    /// Whether the screen is the home screen.
    private(set) var isHomeScreen = false

    /// Finds the system's elements of a screen.
    init(_ screen: Screen) {
        let elements = screen.elements
        guard !elements.isEmpty, screen.mayShowSystemElements else { return }
        isHomeScreen = Self.isHomeScreen(elements)
        if isHomeScreen {
            mark(0..<elements.count, of: elements.count)
            return
        }
        let types = screen.typesOfElements()
        for index in elements.indices where !self[index] {
            if Self.isSystemContainer(elements, index) {
                mark(index..<elements[index].subtreeEnd, of: elements.count)
            } else if elements[index].traits?.isDisjoint(with: Self.systemTraits) == false {
                // A trait says nothing about what is inside.
                mark(index..<index + 1, of: elements.count)
            }
        }
        if types.contains(.keyboard) {
            for range in KeyboardFinder.docks(of: screen) { mark(range, of: elements.count) }
        } else {
            for range in KeyboardFinder.keyboards(on: screen) { mark(range, of: elements.count) }
        }
        if !types.contains(.statusBar), let range = StatusBarFinder.statusBar(on: screen) {
            mark(range, of: elements.count)
        }
        if types.contains(.webView) { markSafari(elements) }
    }

    /// Whether the system draws the element at `index`.
    subscript(index: Int) -> Bool { !isSystem.isEmpty && isSystem[index] }

    private mutating func mark(_ range: Range<Int>, of count: Int) {
        if isSystem.isEmpty { isSystem = [Bool](repeating: false, count: count) }
        for index in range { isSystem[index] = true }
    }

    // MARK: By type, trait and identifier

    /// Whether the system draws the element, by its type or identifier, and with it all that is inside.
    private static func isSystemContainer(_ elements: [Element], _ index: Int) -> Bool {
        switch elements[index].type {
        case .keyboard, .key, .statusBar, .scrollBar: return true
        default: break
        }
        return elements[index].identifier.map(systemIdentifiers.contains) ?? false
    }

    private static let systemTraits: Traits = [.keyboardKey, .statusBarElement, .autoCorrectCandidate]

    /// The identifier of the area around a popover that dismisses it.
    static let dismissRegion = "PopoverDismissRegion"

    /// The identifiers of views that iOS shows in every app: the share sheet, the suggestions above the keyboard, the
    /// handle at the bottom of the screen, the area around a popover.
    private static let systemIdentifiers: Set = [
        "ActivityListView", "UIActivityContentView", "SystemInputAssistantView", "CandidateBar", "home-affordance",
        dismissRegion,
    ]

    // MARK: Home screen

    /// Whether the screen is the home screen, which is an app of the system, "SpringBoard".
    private static func isHomeScreen(_ elements: [Element]) -> Bool {
        if elements[0].type == .application,
            [elements[0].label, elements[0].identifier].contains(where: { $0?.lowercased() == "springboard" })
        {
            return true
        }
        // Where neither is in the dump: every icon can be moved, and has actions for it.
        var icons = 0
        for index in elements.indices {
            if elements[index].identifier == "Home screen icons" { return true }
            if let actions = elements[index].actions, actions.count >= 3, actions.contains("App Library") { icons += 1 }
        }
        return icons >= 4 && icons * 2 > elements.count
    }

    // MARK: Safari

    /// Marks what Safari shows around its web view. The page in it is the one that is tested.
    private mutating func markSafari(_ elements: [Element]) {
        let isSafari =
            elements[0].type == .application && elements[0].label == "Safari"
            || elements.indices.contains {
                elements[$0].identifier?.utf8.starts(with: "CapsuleNavigationBar".utf8) == true
            }
        guard isSafari else { return }
        let pages = elements.indices.filter { elements[$0].type == .webView }
        guard let page = pages.first else { return }
        let end = pages.reduce(0) { max($0, elements[$1].subtreeEnd) }
        for index in elements.indices
        where (index < page || index >= end) && elements[index].subtreeEnd <= page || index >= end {
            mark(index..<index + 1, of: elements.count)
        }
    }
}
