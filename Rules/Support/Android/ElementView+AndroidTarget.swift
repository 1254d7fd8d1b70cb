import AXEngine
import AXTree

extension ElementView {
    /// Reports a control of Android that is smaller than `minimum` density-independent pixels, unless it is cut off,
    /// covered, disabled or only reacts to a long press. Of what lies in a large control or on a web page, only a part
    /// may be wrong: a warning.
    func reportSmallTarget(_ check: RuleCheck, minimum: Double, failureBelow: Double) {
        guard isControl, isClickable, isEnabled, !isOutOfSight, !isCovered, !isNamelessDivider, !isPartOfPicker
        else { return }
        let target = fieldContainer(upTo: 2 * minimum) ?? self
        guard let frame = target.frame, !frame.isEmpty, check.isSmaller(frame, than: minimum) else { return }
        // A side that may be cut off is long enough, as far as can be told.
        let seen = target.clipping.knownSize
        guard check.isSmaller(seen, than: minimum), !target.isLeftOfCollapsingHeader else { return }
        // A touch beside it is one on the view around it, which most often does the same.
        let isExcusable = isOnWebPage || isInClickableView
        check.report(
            self, Self.message(about: frame.size, seen, minimum, check),
            as: !isExcusable && isFailingTarget(seen, check, below: failureBelow) ? .failure : .warning)
    }

    /// The size and the minimum. A side that is short because it is cut off is left out.
    private static func message(about size: Size, _ seen: Size, _ minimum: Double, _ check: RuleCheck) -> String {
        let size = Size(size.width.rounded(), size.height.rounded())
        if seen.height == .infinity, check.isSmaller(Size(minimum, size.height), than: minimum) {
            return "is \(size.width.inPoints) dp wide; the minimum is \(minimum.inPoints) dp"
        }
        if seen.width == .infinity, check.isSmaller(Size(size.width, minimum), than: minimum) {
            return "is \(size.height.inPoints) dp high; the minimum is \(minimum.inPoints) dp"
        }
        return "is \(size) dp; the minimum is \(Size(minimum, minimum)) dp"
    }

    /// Whether it is a day, an hour or a button of a date or time picker of Android or of Material, whose size an app
    /// cannot set.
    var isPartOfPicker: Bool {
        if isNamedAsPicker { return true }
        return ancestors.prefix(4).contains(where: \.isNamedAsPicker)
    }

    private var isNamedAsPicker: Bool {
        guard let identifier, let entry = identifier.split(separator: "/").last else { return false }
        return Self.pickers.contains { entry.hasPrefix($0) }
    }

    /// How the names of the parts of pickers begin.
    ///
    /// Source: AOSP (`date_picker_material.xml`, `time_picker_material.xml`), material-components-android
    /// (`datepicker`, `timepicker`).
    private static let pickers = [
        "month_view", "radial_picker", "mtrl_calendar_", "mtrl_picker_", "month_grid", "material_clock_",
        "material_timepicker_",
    ]

    /// Whether it lies on a web page, whose layout is the browser's.
    var isOnWebPage: Bool { ancestor(of: [.webView]) != nil }

    /// Whether a view of Android lies under another, so that its frame and contents are not known.
    var isCovered: Bool { screen.isCovered(index) }

    /// Which sides of a view of Android may be longer than the dump says.
    var clipping: AndroidClipping { AndroidClipping(of: index, in: screen.screen) }

    /// Whether it is as wide as the window and has no name: a divider that stops touches. Its missing name is one
    /// defect.
    private var isNamelessDivider: Bool {
        guard hasNoLabel, !isTextInput, let frame, let size = screen.screen.size else { return false }
        return frame.width >= size.width - screen.screen.frameTolerance
    }

    /// Whether only a strip of it is left at the top of a header that moves up with the list under it, behind the bar.
    private var isLeftOfCollapsingHeader: Bool {
        guard let frame, frame.width >= 2 * frame.height else { return false }
        let slack = screen.screen.frameTolerance
        let around = ancestors.prefix(20).prefix { ($0.frame?.y).map { abs($0 - frame.y) <= slack } == true }
        return around.contains { header in
            guard let area = header.frame, area.height > Self.heightOfBar, let parent = header.parent else {
                return false
            }
            return parent.children(limit: 20).contains { list in
                list.index < header.index && list.element.view?.flags.contains(.scrollable) == true
                    && list.frame.map { $0.y == area.y && $0.width == area.width && $0.height > area.height } == true
            }
        }
    }

    /// The height in dp that bars have at most; what is higher is a header with contents of its own.
    private static let heightOfBar = 88.0

    private var isClickable: Bool { element.view?.flags.contains(.clickable) == true }

    /// The view around a text field that can be clicked: a tap on it goes to the field if there is no other in it.
    private func fieldContainer(upTo height: Double) -> ElementView? {
        guard isTextInput, let container = ancestors.prefix(200).first(where: \.isClickable),
            let frame = container.frame, frame.height <= height
        else { return nil }
        return container.contents.contains { $0.isTextInput && $0.index != index } ? nil : container
    }

    /// Whether a view around it can be clicked, too.
    private var isInClickableView: Bool {
        ancestors.prefix(200).contains { $0.isClickable && $0.frame != nil && !$0.fillsMostOfScreen }
    }
}
