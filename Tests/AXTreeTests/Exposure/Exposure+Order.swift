import AXTree
import TestSupport

/// A change of the attributes of an element.
typealias NodeChange = (inout Element) -> Void

/// Returns the screen of nodes whose exposure has a source.
func screen(_ source: ExposureSource, _ nodes: [TreeNode]) -> Screen {
    Screen(elements: TreeNode.elements(nodes), exposure: source)
}

/// Returns the indices of the exposed elements of nodes.
func order(_ source: ExposureSource, _ nodes: [TreeNode], scope: DumpScope = .app) -> [Int] {
    var screen = screen(source, nodes)
    screen.scope = scope
    return Exposure(screen).order
}
