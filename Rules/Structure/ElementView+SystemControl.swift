import AXEngine
import AXTree

/// The frames of the system's controls, in a dump without a hierarchy.
private final class SystemControlFrames: ScreenCacheKey {
    let frames: [Rect]

    init(_ screen: ScreenView, _ types: ElementTypeSet) {
        frames = screen.elements.filter { types.contains($0.type) }.compactMap(\.frame)
    }
}

extension ElementView {
    /// Whether the system and not the app decides its size and location: a part of one of the system's controls such as a
    /// segment, the accessory of a row, or a page control.
    var isLaidOutBySystem: Bool {
        ancestor(of: Self.systemControls) != nil || isInFrameOfSystemControl || isRowAccessory || isPageControl
            || isClearButton
    }

    /// Whether it is the button in a text field that deletes the text.
    private var isClearButton: Bool {
        type == .button && parent?.isTextInput == true && SystemTexts.isNameOfClearButton(label ?? "")
    }

    /// Whether it is a page control. In idb's dumps, that is a slider whose value is "page 1 of 3".
    var isPageControl: Bool {
        type == .pageIndicator || type == .slider && value.map(SystemTexts.isPageNumber) == true
    }

    /// The controls that the system puts together from others.
    private static let systemControls: ElementTypeSet = [
        .segmentedControl, .stepper, .searchField, .datePicker, .picker, .pageIndicator,
    ]

    /// Whether it lies in a control of the system, where only frames show what is inside what.
    private var isInFrameOfSystemControl: Bool {
        guard !screen.carries(.children), !Self.systemControls.contains(type), let frame else { return false }
        let controls = screen.cached(SystemControlFrames.self) { SystemControlFrames(screen, Self.systemControls) }
        return controls.frames.contains { $0.contains(frame, tolerance: screen.screen.frameTolerance) }
    }

    /// Whether it is the check mark, the disclosure indicator or the info button of a row. XCUITest lists them as small
    /// buttons named "More Info" or by their symbol, the first two disabled.
    var isRowAccessory: Bool {
        guard type == .button, let frame, ancestor(of: [.cell]) != nil else { return false }
        let longestSide = max(frame.width, frame.height)
        return !isEnabled && longestSide <= 20 || SystemTexts.isAccessoryName(label ?? "") && longestSide <= 30
    }
}
