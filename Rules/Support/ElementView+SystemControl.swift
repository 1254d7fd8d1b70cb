import AXEngine
import AXTree
import AXWords

/// The elements that lie in one of the system's controls, in a dump without a hierarchy, where only frames tell.
private final class PartsOfSystemControls {
    private(set) var indices: Set<Int> = []

    init(_ screen: ScreenView, _ types: ElementTypeSet) {
        let frames = screen.elements.filter { types.contains($0.type) }.compactMap(\.frame)
        let parts = screen.subjectIndices.filter {
            !types.contains(screen.elements[$0].type) && screen[$0].frame != nil
        }
        let rects = parts.compactMap { screen[$0].frame }
        let centres = rects.map { Point(x: $0.x + $0.width / 2, y: $0.y + $0.height / 2) }
        for (part, control) in RectSweep.stacks(of: frames, at: centres, partners: 24)
        where frames[control].contains(rects[part], tolerance: screen.screen.frameTolerance) {
            indices.insert(parts[part])
        }
    }
}

extension ElementView {
    /// Whether the system and not the app decides its size and location: a part of one of the system's controls such as
    /// a segment, the accessory of a row, or a page control.
    var isLaidOutBySystem: Bool {
        ancestor(of: Self.systemControls) != nil || isInFrameOfSystemControl || isRowAccessory || isPageControl
            || isClearButton || isSheetGrabber || isLinkOfMap || isTableIndex
            || isSegmentOfFlatList
    }

    /// Whether it is the handle of a sheet, which UIKit draws: a button with this name, or a flat one in the middle of
    /// the screen whose value is the height of the sheet, in the language of the device.
    private var isSheetGrabber: Bool {
        guard type == .button, let frame, frame.height <= 26, 60...110 ~= frame.width else { return false }
        if label == "Sheet Grabber" { return true }
        guard let width = screen.screen.size?.width, value?.isEmpty == false else { return false }
        return abs(frame.centre.x - width / 2) <= 1
    }

    /// Whether it is the link to the sources of a map, which MapKit draws.
    private var isLinkOfMap: Bool {
        ancestor(of: [.map]) != nil && (type == .link || traits?.contains(.link) == true || label == "Legal")
    }

    /// Whether it is the index of a table: an adjustable strip along the rows.
    private var isTableIndex: Bool {
        guard let traits, traits.contains(.adjustable), let frame, frame.width <= 32 else { return false }
        return frame.height >= 4 * frame.width && (parent?.type == .table || parent?.type == .collectionView)
    }

    /// Whether it is the button in a text field that deletes the text.
    private var isClearButton: Bool {
        type == .button && parent?.isTextInput == true && SystemTexts.isNameOfClearButton(label ?? "")
    }

    /// Whether it is a page control. In idb's dumps, that is a slider whose value is "page 1 of 3".
    var isPageControl: Bool { type == .pageIndicator || type == .slider && value.map(SystemTexts.isPageNumber) == true }

    /// The controls that the system puts together from others.
    private static let systemControls: ElementTypeSet = [
        .segmentedControl, .stepper, .searchField, .datePicker, .picker, .pageIndicator,
    ]

    /// Whether it lies in a control of the system, where only frames show what is inside what.
    private var isInFrameOfSystemControl: Bool {
        guard !screen.carries(.children) else { return false }
        return screen.cached { PartsOfSystemControls(screen, Self.systemControls) }
            .indices.contains(index)
    }

    /// Whether it is the check mark, the disclosure indicator or the info button of a row. XCUITest lists them as small
    /// buttons named "More Info" or by their symbol, the first two disabled.
    var isRowAccessory: Bool {
        guard type == .button, let frame, ancestor(of: [.cell]) != nil else { return false }
        let longestSide = max(frame.width, frame.height)
        return !isEnabled && longestSide <= 20 || SystemTexts.isAccessoryName(label ?? "") && longestSide <= 30
    }
}
