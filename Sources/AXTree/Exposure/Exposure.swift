/// The exposed elements of a screen: those that VoiceOver can land on.
public struct Exposure: Sendable {
    /// For each element, whether it is exposed.
    public let isExposed: [Bool]
    /// The indices of the exposed elements, in reading order.
    public let order: [Int]
    /// For each element, whether it is a control: see `Element.isControlByItself`. A cell without an exposed descendant is
    /// a control, too.
    public let isControl: [Bool]
    /// The indices of the controls that are not exposed only because their own flag says so: they are the app's, and neither
    /// hidden nor behind something nor in an exposed element.
    package let controlsOffByFlag: [Int]
    /// The number of elements that would be exposed but are the system's, such as the keys of the keyboard.
    public let systemCount: Int
    /// Whether all of the screen is the system's, and those elements are left out: the home screen of iOS, or on Android a
    /// screen without a window of an app, such as the home screen and the settings.
    public let isHomeScreen: Bool
    /// The name of the operating system.
    private let systemName: String

    /// Determines the exposure of a screen.
    ///
    /// An element is exposed if its `isAccessibilityElement` is true, neither it nor an ancestor is hidden, no ancestor is
    /// exposed, and neither it nor an ancestor has a modal sibling. Where the dump does not have the flag, exposure is inferred:
    /// a control, a text, a picture with a label and every other element with a trait, a value, a placeholder or a label is
    /// exposed, unless it is structural or a group. In a dump that lists only what VoiceOver reaches, every element that is not structural is
    /// exposed.
    ///
    /// Scroll indicators and what lies behind an alert are not exposed. Elements of the system (the keyboard, the status bar, the
    /// home screen) are left out unless `includesSystem` is true.
    ///
    /// On Android, the stops of TalkBack are exposed; see `TalkBack`.
    public init(_ screen: Screen, includesSystem: Bool = false) {
        if screen.platform == .android {
            self.init(talkBackOn: screen, includesSystem: includesSystem)
        } else {
            self.init(voiceOverOn: screen, includesSystem: includesSystem)
        }
    }

    private init(voiceOverOn screen: Screen, includesSystem: Bool) {
        let elements = screen.elements
        let rules = ExposureRules(screen)
        var isExposed = [Bool](repeating: false, count: elements.count)
        var order: [Int] = []
        order.reserveCapacity(elements.count)
        var systemCount = 0
        var controlsOffByFlag: [Int] = []
        // The end of the cell or text field around the current element; only controls in it are exposed.
        var cellEnd = 0
        var index = 0
        while index < elements.count {
            if rules.isOutOfReach(index) {
                index = elements[index].subtreeEnd
                continue
            }
            guard rules.isExposed(index), index >= cellEnd || elements[index].isControlByItself else {
                if rules.isControlOffByFlag(index) { controlsOffByFlag.append(index) }
                index += 1
                continue
            }
            if rules.isSystem[index], !includesSystem {
                systemCount += 1
            } else {
                isExposed[index] = true
                order.append(index)
            }
            if rules.revealsControls(index) {
                cellEnd = max(cellEnd, elements[index].subtreeEnd)
                index += 1
            } else {
                // An exposed element hides its descendants from VoiceOver, but a list of what VoiceOver reaches may be nested.
                index = rules.isListed ? index + 1 : elements[index].subtreeEnd
            }
        }
        systemName = Platform.iOS.name
        self.isExposed = isExposed
        self.order = order
        self.systemCount = systemCount
        self.controlsOffByFlag = controlsOffByFlag
        isHomeScreen = rules.isSystem.isHomeScreen && !includesSystem
        isControl = Self.controls(elements, order, carriesChildren: screen.carries.contains(.children))
    }

    /// Determines what TalkBack stops on. Stops may be inside each other.
    private init(talkBackOn screen: Screen, includesSystem: Bool) {
        let elements = screen.elements
        let stops = TalkBack(screen).isStop
        let isLeftOut = elements.map { !includesSystem && $0.android?.flags.contains(.system) == true }
        let isExposed = elements.indices.map { stops[$0] && !isLeftOut[$0] }
        self.isExposed = isExposed
        order = elements.indices.filter { isExposed[$0] }
        // In web pages the flags say little: old versions of WebView call every text clickable.
        let pages = screen.nearestAncestors { elements[$0].type == .webView }
        isControl = elements.indices.map { index in
            isExposed[index]
                && (pages[index] == nil ? elements[index].isAndroidControl : elements[index].type.isControl)
        }
        systemCount = elements.indices.count { stops[$0] && isLeftOut[$0] }
        controlsOffByFlag = []
        isHomeScreen = !elements.isEmpty && isLeftOut.allSatisfy(\.self)
        systemName = "\(Platform.android.name) or another app"
    }

    /// A sentence about the elements of the system that are left out; `nil` if there are none.
    package var noteOnSystemElements: String? {
        switch systemCount {
        case 0: nil
        case 1: "1 element that \(systemName) draws, such as a key of the keyboard, is left out"
        default:
            "\(systemCount) elements that \(systemName) draws, such as the keyboard and the status bar, are left out"
        }
    }

    private static func controls(_ elements: [Element], _ order: [Int], carriesChildren: Bool) -> [Bool] {
        var result = elements.indices.map(elements.isControlByItself)
        guard carriesChildren else { return result }
        for index in elements.indices where elements[index].type == .cell && !result[index] {
            let inside = order.partitioningIndex { $0 > index }
            result[index] = inside == order.count || order[inside] >= elements[index].subtreeEnd
        }
        return result
    }
}
