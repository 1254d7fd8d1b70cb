import AXEngine
import AXTree

extension ElementView {
    /// Whether the dump carries the exposure of the element. Where it is inferred from type, label and traits, rules about
    /// exposure only warn.
    var isExposureKnown: Bool {
        screen.screen.exposure == .listed || screen.elements[index].isAccessibilityElement != nil
    }

    /// Whether it has children.
    var hasChildren: Bool { screen.elements[index].subtreeEnd > index + 1 }

    /// Whether it belongs to a web page, where other conventions apply.
    var isWebContent: Bool { screen.screen.idiom == .web || ancestor(of: [.webView]) != nil }

    /// Returns whether the frames of both elements are equal within one point.
    func hasBounds(of other: ElementView) -> Bool {
        guard let one = frame, let second = other.frame else { return false }
        return one.contains(second, tolerance: 1) && second.contains(one, tolerance: 1)
    }
}
