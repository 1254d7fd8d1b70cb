import AXEngine
import AXTree

extension ElementView {
    /// Whether it is a cell without a name and with nothing but plain views inside, in a dump that does not tell what
    /// is exposed: apps put such cells between rows as space.
    var isFiller: Bool {
        type == .cell && isBlank && !isExposureKnown && identifier?.isEmpty != false && screen.carries(.children)
            && contents.prefix(20).allSatisfy { $0.type == .other && $0.isBlank }
    }

    /// Whether the dump carries the exposure of the element. Where it is inferred from type, label and traits although
    /// dumps of the platform can have a flag for it, rules about exposure only warn.
    var isExposureKnown: Bool {
        screen.screen.exposure == .listed || screen.elements[index].isAccessibilityElement != nil
            || !screen.screen.platform.attributes.contains(.isAccessibilityElement)
    }

    /// Whether it is as large as the screen, as a backdrop is.
    var coversScreen: Bool {
        guard let frame, let size = screen.screen.size else { return false }
        let area = Rect(x: 0, y: 0, width: size.width, height: size.height)
        return frame.contains(area, tolerance: screen.screen.frameTolerance)
    }

    /// Whether its frame lies outside the screen.
    var isOffScreen: Bool {
        guard let frame, let size = screen.screen.size else { return false }
        return !frame.intersects(Rect(x: 0, y: 0, width: size.width, height: size.height))
    }

    /// Whether it has children.
    var hasChildren: Bool { screen.elements[index].subtreeEnd > index + 1 }

    /// The element before it with the same parent.
    var previousSibling: ElementView? {
        guard index > 0, let parent = screen.elements[index].parent, parent < index - 1 else { return nil }
        var before = index - 1
        while let around = screen.elements[before].parent, around != parent { before = around }
        return screen[before]
    }

    /// The element after it with the same parent.
    var nextSibling: ElementView? {
        let next = screen.elements[index].subtreeEnd
        guard next < screen.elements.count, screen.elements[next].parent == screen.elements[index].parent else {
            return nil
        }
        return screen[next]
    }

    /// Whether it is the text of a link in a dump without traits, which would say that it is a link itself.
    var isTextOfLink: Bool { !screen.carries(.traits) && screen.screen.isTextOfLink(index) }

    /// Whether it belongs to a web page, where other conventions apply.
    var isWebContent: Bool { screen.screen.idiom == .web || ancestor(of: Self.webViews) != nil }

    private static let webViews: ElementTypeSet = [.webView]

    /// Returns whether the frames of both elements are equal within one point.
    func hasBounds(of other: ElementView) -> Bool {
        guard let one = frame, let second = other.frame else { return false }
        return one.contains(second, tolerance: 1) && second.contains(one, tolerance: 1)
    }

    /// Whether an element inside it has a label or a value, by which it may be read.
    var hasTextInside: Bool { hasChildren && contents.contains { !$0.isBlank || $0.value?.isEmpty == false } }

    /// Whether it is a button in a tab bar, which VoiceOver announces as a tab.
    var isInTabBar: Bool { type == .button && ancestor(of: Self.tabBars) != nil }

    private static let tabBars: ElementTypeSet = [.tabBar]

    /// Whether it is a progress bar or an activity indicator.
    var isProgress: Bool { type == .progressIndicator || type == .activityIndicator }
}
