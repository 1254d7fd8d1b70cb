/// The exposed elements of a screen: those that the screen reader can land on.
public struct Exposure: Sendable {
    /// For each element, whether it is exposed.
    public let isExposed: [Bool]
    /// The indices of the exposed elements, in reading order.
    public let order: [Int]
    /// The indices of the exposed elements, in preorder. It is the reading order except on screens of Compose.
    public let indices: [Int]
    /// For each element, whether it is a control: see `Element.isControlByItself`. A cell without an exposed descendant
    /// is a control, too.
    public let isControl: [Bool]
    /// The indices of the controls that are not exposed only because their own flag says so: they are the app's, and
    /// neither hidden nor behind something nor in an exposed element.
    package let controlsOffByFlag: [Int]
    /// The number of elements that would be exposed but are the system's, such as the keys of the keyboard.
    package let systemCount: Int
    /// Whether all of the screen is the system's, and those elements are left out, as on the home screen.
    package let isHomeScreen: Bool
    /// Who draws the elements of the system.
    private let systemName: String

    /// Determines the exposure of a screen by the rules of its platform.
    ///
    /// Elements of the system (the keyboard, the status bar, the home screen) are left out unless `includesSystem` is
    /// true.
    public init(_ screen: Screen, includesSystem: Bool = false) {
        let exposure = screen.platform.exposure.exposure
        let found = exposure(screen, includesSystem)
        self = found.isHomeScreen && screen.isSystemScreenOfApp ? exposure(screen, true) : found
    }

    /// Creates the exposure of a screen from the indices of the exposed elements, in preorder.
    ///
    /// - Parameter order: The same indices in reading order; `nil` if that is the preorder.
    package init(
        _ screen: Screen, indices: [Int], order: [Int]? = nil, isControl: [Bool], controlsOffByFlag: [Int] = [],
        systemCount: Int = 0, isHomeScreen: Bool = false
    ) {
        var isExposed = [Bool](repeating: false, count: screen.elements.count)
        for index in indices { isExposed[index] = true }
        self.isExposed = isExposed
        self.indices = indices
        self.order = order ?? indices
        isReordered = order != nil
        self.isControl = isControl
        self.controlsOffByFlag = controlsOffByFlag
        self.systemCount = systemCount
        self.isHomeScreen = isHomeScreen
        systemName = screen.platform.terms.system
    }

    /// Whether the reading order is not the preorder.
    package let isReordered: Bool

    /// A sentence about the elements of the system that are left out; `nil` if there are none.
    package var noteOnSystemElements: String? {
        switch systemCount {
        case 0: nil
        case 1: "1 element that \(systemName) draws, such as a key of the keyboard, is left out"
        default:
            "\(systemCount) elements that \(systemName) draws, such as the keyboard and the status bar, are left out"
        }
    }
}
