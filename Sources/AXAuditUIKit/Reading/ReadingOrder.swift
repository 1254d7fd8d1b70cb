#if canImport(UIKitStandIn) || (canImport(UIKit) && !os(watchOS))
    import AXAuditCore

    #if canImport(UIKitStandIn)
        import UIKitStandIn
    #else
        import UIKit
    #endif

    /// The order in which VoiceOver reads the elements of a view hierarchy.
    ///
    /// The elements of a container without an explicit list are sorted by position: elements whose upper edges are less
    /// than a tolerance apart are in one row, rows are read from top to bottom, and a row from its leading edge on.
    /// Groups and explicit lists stay together, at the place of the first element in them; a list in a view with the
    /// trait `tabBar` is at the place of its own frame.
    ///
    /// Source: cashapp/AccessibilitySnapshot, `AccessibilityHierarchyParser.sortedElements`; at equal leading edges,
    /// VoiceOver's own comparison.
    struct ReadingOrder {
        /// The distance of upper edges in points from which on two elements are in different rows.
        let tolerance: CGFloat
        /// Whether a row is read from right to left.
        let isRightToLeft: Bool

        /// Creates the order of a kind of device: the tolerance is 8 points on phones, 13 on others.
        init(isPhone: Bool, isRightToLeft: Bool) {
            tolerance = isPhone ? 8 : 13
            self.isRightToLeft = isRightToLeft
        }

        /// An element, or elements that stay together.
        private indirect enum Item {
            case element(number: Int, frame: CGRect)
            case group([Item], hasFixedOrder: Bool, frame: CGRect?)
        }

        /// Returns the hierarchy in the order of VoiceOver.
        ///
        /// A container whose elements are not next to each other in that order is left out, and its contents belong to
        /// the container around it: the order of a tree cannot express it. Example: two columns, each a view with texts
        /// in two rows.
        func sorted(_ root: ViewNode) -> ViewNode {
            var root = root
            var count = 0
            let items = items(of: &root, &count)
            var positions = [Int](repeating: 0, count: count)
            for (position, number) in numbers(items, hasFixedOrder: false).enumerated() { positions[number] = position }
            place(&root, positions)
            root.children = arranged(root.children)
            return root
        }

        // MARK: Order of the elements

        /// Returns the elements of a node, and numbers them in the order of the hierarchy.
        private func items(of node: inout ViewNode, _ count: inout Int) -> [Item] {
            if node.element.isHidden || node.element.elementsHidden { return [] }
            if node.element.isAccessibilityElement == true {
                node.position = count
                count += 1
                return [.element(number: count - 1, frame: node.sortFrame)]
            }
            var items: [Item] = []
            let modal = node.children.lastIndex { $0.element.isModal && !$0.element.isHidden }
            for index in node.children.indices where modal == nil || modal == index {
                items += self.items(of: &node.children[index], &count)
            }
            guard node.hasFixedOrder || node.isGroup else { return items }
            let frame = node.sortsAsOne ? node.sortFrame : nil
            return [.group(items, hasFixedOrder: node.hasFixedOrder, frame: frame)]
        }

        /// Returns the numbers of the elements in the order of VoiceOver.
        private func numbers(_ items: [Item], hasFixedOrder: Bool) -> [Int] {
            // A group without elements has no key.
            let keyed = items.compactMap { item in key(of: item).map { (item: item, key: $0) } }
            let sorted = hasFixedOrder ? keyed : keyed.sorted { precedes($0.key, $1.key) }
            return sorted.flatMap { entry in
                switch entry.item {
                case .element(let number, _): [number]
                case .group(let items, let hasFixedOrder, _): numbers(items, hasFixedOrder: hasFixedOrder)
                }
            }
        }

        private func key(of item: Item) -> CGRect? {
            switch item {
            case .element(_, let frame): frame
            case .group(let items, _, let frame): items.compactMap(key).min(by: precedes).map { frame ?? $0 }
            }
        }

        /// Returns whether an element at one frame is read before an element at another.
        private func precedes(_ one: CGRect, _ other: CGRect) -> Bool {
            if abs(one.minY - other.minY) >= tolerance { return one.minY < other.minY }
            if one.minX != other.minX { return isRightToLeft ? one.minX > other.minX : one.minX < other.minX }
            return one.minY < other.minY
        }

        // MARK: Order of the tree

        private func place(_ node: inout ViewNode, _ positions: [Int]) {
            node.position = node.position.map { positions[$0] }
            for index in node.children.indices { place(&node.children[index], positions) }
        }

        /// Returns nodes in the order of the elements in them. Nodes without elements follow the node before them.
        private func arranged(_ nodes: [ViewNode]) -> [ViewNode] {
            var placed: [(node: ViewNode, position: Int)] = []
            var last = -1
            for node in nodes.flatMap(resolved) {
                last = positions(in: node).min() ?? last
                placed.append((node, last))
            }
            return placed.enumerated().sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
                .map(\.element.node)
        }

        /// Returns a node with arranged contents, or its contents if its elements are not next to each other.
        private func resolved(_ node: ViewNode) -> [ViewNode] {
            if node.position != nil { return [node] }
            var node = node
            node.children = arranged(node.children)
            let positions = positions(in: node)
            guard let first = positions.min(), let last = positions.max() else { return [node] }
            return last - first + 1 == positions.count ? [node] : node.children
        }

        private func positions(in node: ViewNode) -> [Int] {
            node.position.map { [$0] } ?? node.children.flatMap(positions)
        }
    }
#endif
