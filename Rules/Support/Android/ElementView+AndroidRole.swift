import AXEngine
import AXTree

extension ElementView {
    /// Whether a view of Android can be clicked and has a name, but its class says nothing about what it is. Rows, cards and
    /// items of lists have no role in Android's own apps either.
    var lacksAndroidRole: Bool {
        guard type == .other, let view = element.view, view.flags.contains(.clickable),
            Self.plainClasses.contains(String(view.simpleClassName)), !isBlank, isEnabled, !isSelected,
            view.contentDescription?.isEmpty == false, !isOnWebPage, screen.scroller(of: index) == nil,
            let frame, let window = screen.screen.size
        else { return false }
        // A picture that can be clicked: about square, and small on the screen.
        let (short, long) = (min(frame.width, frame.height), max(frame.width, frame.height))
        guard short > 0, long <= 1.5 * short, long * 5 <= max(window.width, window.height) else { return false }
        return !descendants.contains { $0.type == .staticText && !$0.isBlank || $0.isControl }
    }

    /// The classes without a role.
    private static let plainClasses: Set = [
        "View", "ViewGroup", "FrameLayout", "LinearLayout", "RelativeLayout", "ConstraintLayout", "CardView",
    ]
}
