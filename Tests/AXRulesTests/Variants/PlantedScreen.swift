import AXAudit

/// A screen of an app that does not exist: its texts in four languages, from which dumps are laid out for each text size
/// and direction as UIKit and SwiftUI do.
struct PlantedScreen: Sendable {
    let name: String
    let title: PlantedText
    let action: PlantedText
    let blocks: [PlantedBlock]
    /// The buttons below what scrolls.
    let footer: [PlantedText]
    /// Whether texts are as wide as their lines, as SwiftUI's are, or as wide as there is room.
    let isTight: Bool

    static let size = Size(390, 844)

    /// Returns the dump of a variant with a change.
    func screen(
        _ variant: PlantedVariant, _ form: PlantedForm, _ change: ([PlantedNode]) -> [PlantedNode] = { $0 }
    ) -> (screen: Screen, names: [String]) {
        var layout = PlantedLayout(self, variant)
        var nodes = change(layout.nodes())
        if form == .visible { nodes = nodes.map { Self.withVisibility($0, in: Rect(x: 0, y: 0, Self.size)) } }
        if form == .flat {
            nodes = PlantedNode.flat(nodes).filter { $0.element.isAccessibilityElement == true }.sorted {
                let (one, other) = ($0.element.frame, $1.element.frame)
                return (one?.y ?? 0, one?.x ?? 0) < (other?.y ?? 0, other?.x ?? 0)
            }
        }
        if form == .anonymous || form == .flat { nodes = nodes.map(Self.anonymous) }
        var lacks: AttributeSet = form == .visible ? [.hint] : [.hint, .visible]
        if form == .flat { lacks.formUnion([.identifier, .traits, .children]) }
        if form == .anonymous { lacks.formUnion([.identifier]) }
        var screen = Screen(nodes.map(\.node), size: Self.size, lacks: lacks)
        screen.name = name
        screen.group = name
        screen.textSize = variant.textSize
        screen.locale = variant.language ?? "en"
        if variant.isRightToLeft { screen.direction = .rightToLeft }
        if variant.isDark { screen.appearance = .dark }
        screen.variant = variant == .base ? nil : variant.name
        return (screen, ["application"] + PlantedNode.names(nodes))
    }

    private static func anonymous(_ node: PlantedNode) -> PlantedNode {
        var node = node
        node.element.identifier = nil
        node.children = node.children.map(anonymous)
        return node
    }

    /// Sets what can be seen within the window and the scroll view.
    private static func withVisibility(_ node: PlantedNode, in clip: Rect) -> PlantedNode {
        var node = node
        let shared = node.element.frame?.intersection(clip)
        node.element.isVisible = shared != nil
        let isScroller = node.element.type == .scrollView
        node.children = node.children.map { withVisibility($0, in: isScroller ? shared ?? clip : clip) }
        return node
    }
}
