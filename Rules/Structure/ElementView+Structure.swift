import AXEngine
import AXTree

extension ElementView {
    /// Whether the dump tells by itself that VoiceOver stops on it. Otherwise that is a guess from type, label and traits,
    /// and a rule whose very evidence it is only warns.
    var isExposureKnown: Bool {
        screen.screen.exposure == .listed || screen.elements[index].isAccessibilityElement != nil
    }

    /// Whether anything stands inside it.
    var hasChildren: Bool { screen.elements[index].subtreeEnd > index + 1 }

    /// Whether it belongs to a web page, where other customs hold.
    var isWebContent: Bool { screen.screen.idiom == .web || ancestor(of: [.webView]) != nil }

    /// Whether its frame is that of the other, give or take a point.
    func hasBounds(of other: ElementView) -> Bool {
        guard let one = frame, let second = other.frame else { return false }
        return one.contains(second, tolerance: 1) && second.contains(one, tolerance: 1)
    }
}
