/// What TalkBack stops on in an Android screen, and what it calls each of these elements. A pure function of the
/// screen.
///
/// Source: google/talkback, `AccessibilityNodeInfoUtils.shouldFocusNode` and the default order of its verbosity
/// settings (October 2024). Views that are not important for accessibility are absent, and their children move up.
package struct TalkBack: Sendable {
    /// For each element, whether TalkBack stops on it.
    package private(set) var isStop: [Bool]
    private let nodes: [TalkBackNode]
    private let ends: [Int]

    /// Finds the stops of a screen.
    package init(_ screen: Screen) {
        let elements = screen.elements
        ends = elements.indices.map { elements[$0].subtreeEnd }
        var nodes = elements.indices.map { TalkBackNode(elements[$0]) }
        Self.findParents(&nodes, elements)
        Self.findSpeaking(&nodes)
        Self.findWindowFilling(&nodes, elements)
        isStop = Self.stops(nodes, elements)
        self.nodes = nodes
    }

    /// Finds the parents among the nodes that are important for accessibility, and the properties that depend only on
    /// them.
    private static func findParents(_ nodes: inout [TalkBackNode], _ elements: [Element]) {
        for index in nodes.indices {
            var parent = elements[index].parent
            // The parent of a parent that is not important is known already, since it comes first.
            if let around = parent, nodes[around].isAbsent { parent = nodes[around].parent }
            nodes[index].parent = parent
            guard let parent, !nodes[index].isAbsent else { continue }
            nodes[parent].hasChildren = true
            nodes[index].isInPage = nodes[parent].isInPage || nodes[parent].isPage
            // What scrolls in a web page has no items: Chromium lists each text.
            nodes[index].isTopScrollItem = nodes[parent].scrollsItems && !nodes[index].isInPage
        }
    }

    /// Which nodes have something to say, from the leaves upwards.
    private static func findSpeaking(_ nodes: inout [TalkBackNode]) {
        for index in nodes.indices.reversed() {
            let node = nodes[index]
            if node.hasText || node.hasState { nodes[index].speaks = true }
            guard let parent = node.parent, !node.isAbsent, !node.hasAction else { continue }
            if node.isVisible {
                // The items of a list speak for themselves, unless the list is one large button.
                if nodes[index].speaks, !node.isTopScrollItem || nodes[parent].isClickable {
                    nodes[parent].speaks = true
                }
            } else if node.hasText, !nodes[parent].scrolls {
                nodes[parent].speaks = true
            }
        }
    }

    private static func findWindowFilling(_ nodes: inout [TalkBackNode], _ elements: [Element]) {
        var root = 0
        for index in nodes.indices {
            if elements[index].parent == nil { root = index }
            nodes[index].fillsWindow =
                nodes[index].hasChildren && elements[index].frame != nil
                && elements[index].frame == elements[root].frame
        }
    }

    private static func stops(_ nodes: [TalkBackNode], _ elements: [Element]) -> [Bool] {
        // For each node, whether an ancestor receives the focus instead of it.
        var isCovered = [Bool](repeating: false, count: nodes.count)
        return nodes.indices.map { index in
            let node = nodes[index]
            if let parent = node.parent {
                let above = nodes[parent]
                // A page, or a part of it that can be focused because it scrolls, leaves the focus to its texts.
                let isRegion = above.isPage || above.isInPage && above.scrolls && !above.isClickable
                let takesFocus =
                    above.isActionable && !isRegion || above.isTopScrollItem && above.speaks && !above.fillsWindow
                isCovered[index] = isCovered[parent] || takesFocus
            }
            guard !node.isAbsent, node.isVisible, !node.fillsWindow || node.isActionable else { return false }
            if node.isActionable || node.isTopScrollItem && node.speaks { return !node.hasChildren || node.speaks }
            // Chromium gives what is scrolled out of the page an empty rectangle.
            if node.isInPage, elements[index].frame?.isEmpty == true { return false }
            return (node.hasText || node.hasState) && !isCovered[index]
        }
    }

    // MARK: Names

    /// The number of elements that a name is made of at most, so that deep nesting costs no time.
    private static let nameLimit = 2_000

    /// Returns the name of one of the screen's elements, without role, state and value; `nil` if it has none.
    ///
    /// A content description replaces what is inside, except in lists and pagers. Else the name is the text and the
    /// names of what is inside and has no action of its own. The hint comes last.
    package func name(of index: Int, in elements: [Element]) -> String? { name(of: index, from: index, elements) }

    /// Returns the texts inside an element that are part of its name, such as the label that Compose draws in a text
    /// field; `nil` if there are none, or if a content description replaces them.
    package func nameOfContents(of index: Int, in elements: [Element]) -> String? {
        nodes[index].replacesContents ? nil : name(of: index, from: index + 1, elements)
    }

    /// Returns what the elements from `first` on say for an element: from itself, or from its contents on.
    private func name(of index: Int, from first: Int, _ elements: [Element]) -> String? {
        var parts: [String] = []
        // The hints of the elements that are still open, with the ends of these.
        var hints: [(end: Int, hint: String?)] = []
        var at = first
        var visited = 0
        while at < ends[index], visited < Self.nameLimit {
            while let last = hints.last, last.end <= at { parts += [hints.removeLast().hint].compactMap(\.self) }
            visited += 1
            let node = nodes[at]
            if at != index, node.isAbsent {
                at += 1
                continue
            }
            guard at == index || node.isVisible && !node.hasAction else {
                at = ends[at]
                continue
            }
            let (own, hint) = Self.nameAndHint(of: at, in: elements)
            if let own { parts.append(own) }
            hints.append((ends[at], hint))
            at = node.replacesContents ? ends[at] : at + 1
        }
        parts += hints.reversed().compactMap(\.hint)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// Returns the content description of an element, or else its text; and the hint, unless the view shows it as its
    /// text.
    private static func nameAndHint(of index: Int, in elements: [Element]) -> (name: String?, hint: String?) {
        let view = elements[index].view ?? PlatformView(typeOf: elements[index])
        let description = nonEmpty(view.contentDescription)
        let text = nonEmpty(view.text)
        let hint = nonEmpty(elements[index].placeholder)
        return (
            description ?? (view.kind.hasTextAsValue(view.text) ? nil : text),
            hint == text && description == nil ? nil : hint
        )
    }

    private static func nonEmpty(_ text: String?) -> String? { text?.isEmpty == false ? text : nil }
}
