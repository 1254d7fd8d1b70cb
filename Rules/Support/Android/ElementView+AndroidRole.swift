import AXEngine
import AXTree
import AXWords

extension ElementView {
    /// Whether a view of Android can be clicked and has a name, but its class says nothing about what it is. Rows,
    /// cards and items of lists have no role in Android's own apps either.
    var lacksAndroidRole: Bool {
        guard type == .other, let view = element.view, view.flags.contains(.clickable),
            Self.plainClasses.contains(String(view.simpleClassName)), !isBlank, isEnabled, !isSelected,
            view.contentDescription?.isEmpty == false, !isOnWebPage,
            screen.scroller(of: index) == nil || hasNameOfButton,
            let frame, let window = screen.screen.size
        else { return false }
        // A picture that can be clicked: about square, and small on the screen.
        let (short, long) = (min(frame.width, frame.height), max(frame.width, frame.height))
        guard short > 0, long <= 1.5 * short && long * 5 <= max(window.width, window.height) || isNamedLikeButton else {
            return false
        }
        return !descendants.contains { $0.type == .staticText && !$0.isBlank || $0.isControl } && !isLikeViewWithText
    }

    /// Whether a view without views inside has the height of a button, and the name of a command, the resource name of
    /// a button or, if it is not wide, a short name.
    private var isNamedLikeButton: Bool {
        guard !hasChildren, let frame, let window = screen.screen.size,
            frame.height * 8 <= max(window.width, window.height)
        else { return false }
        if hasNameOfButton || CommandWords.contains(labelText.folded) { return true }
        // The handle of Material's sheet is in the middle. An item of a list or a menu is as wide as the screen.
        let isHandle =
            frame.width * 4 <= window.width
            && (frame.centre.x - window.width / 2).magnitude * 100 <= window.width
        return !isHandle && !isInFlutter && frame.width <= window.width * 0.6 && frame.width >= frame.height * 0.75
            && !hasMachineLabel
            && name.map { $0.utf8.count <= 24 && $0.split(separator: " ").count <= 3 } == true
    }

    /// Whether the resource name is that of a button.
    private var hasNameOfButton: Bool {
        guard let name = identifier?.split(separator: "/").last else { return false }
        return TappedIdentifiers.namesControl(String(name), isInBar: false)
    }

    /// Whether a view beside it of its class and size shows a text: one of the tiles or tabs of a line, which are not
    /// reported.
    private var isLikeViewWithText: Bool {
        guard let parent, let className = element.view?.className, let frame else { return false }
        return parent.children(limit: 50).contains { other in
            guard other.index != index, other.element.view?.className == className, let second = other.frame,
                (second.width - frame.width).magnitude <= 2, (second.height - frame.height).magnitude <= 2
            else { return false }
            return other.contents.contains { $0.type == .staticText && !$0.isBlank }
        }
    }

    /// Returns the first children.
    func children(limit: Int) -> [ElementView] {
        var result: [ElementView] = []
        var next = index + 1
        while next < element.subtreeEnd, result.count < limit {
            result.append(screen[next])
            next = screen.elements[next].subtreeEnd
        }
        return result
    }

    /// The classes without a role.
    private static let plainClasses: Set = [
        "View", "ViewGroup", "FrameLayout", "LinearLayout", "RelativeLayout", "ConstraintLayout", "CardView",
    ]
}
