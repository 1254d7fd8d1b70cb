#if canImport(UIKitStandIn) || (canImport(UIKit) && !os(watchOS))
    import AXAuditCore

    #if canImport(UIKitStandIn)
        import UIKitStandIn
    #else
        import UIKit
    #endif

    /// Reads the accessibility tree of a view, in the order of VoiceOver.
    @MainActor
    struct ViewReader {
        private let root: UIView
        /// Whether the root view has a size, without which there are no frames.
        private let hasFrames: Bool
        /// Whether UIKit's accessibility bundle is loaded, so that objects answer for themselves.
        private let isBundleLoaded: Bool
        /// The objects that were read, as a container may list itself or its superview among its elements.
        private var seen: Set<ObjectIdentifier> = []
        /// The objects that were read. They are kept, because a container may create its elements on request, and an
        /// object that is created after another was released can have the identifier of that one.
        private var objects: [NSObject] = []

        /// Returns the elements of a view.
        static func elements(of root: UIView) -> [Element] {
            var reader = ViewReader(root)
            guard let node = reader.node(root) else { return [] }
            let order = ReadingOrder(
                isPhone: UIDevice.current.userInterfaceIdiom == .phone,
                isRightToLeft: root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            var tree = ElementTree()
            add(order.sorted(node), to: &tree)
            return tree.takeElements()
        }

        private init(_ root: UIView) {
            self.root = root
            hasFrames = root.hasSize
            isBundleLoaded = AccessibilityState.isLoaded
        }

        private static func add(_ node: ViewNode, to tree: inout ElementTree) {
            tree.open(node.element)
            for child in node.children { add(child, to: &tree) }
            tree.close()
        }

        /// Reads an object and its contents; `nil` for one that was read before.
        ///
        /// - Parameter isInTabBar: Whether the outermost object around this one that gives its contents a position, as
        ///   in
        ///   "2 of 3", is a view with the trait `tabBar`; `nil` if there is none.
        private mutating func node(_ object: NSObject, isInTabBar: Bool? = nil) -> ViewNode? {
            guard seen.insert(ObjectIdentifier(object)).inserted else { return nil }
            objects.append(object)
            let blocks = BlockProperties(of: object)
            var element = Element(object, blocks, isBundleLoaded: isBundleLoaded)
            let frame = frame(of: object, blocks)
            if hasFrames {
                let shape = Self.path(of: object, blocks).map(inWindow) ?? frame
                element.frame = Self.rect(shape)
                element.activationPoint = activationPoint(of: object, blocks, defaultIn: [frame, shape])
            }
            let (children, isListed) = Self.children(of: object, blocks)
            // VoiceOver passes by a view without an extent that shows nothing or would be an element itself.
            if hasFrames, let view = object as? UIView, view !== root, view.frame.size == .zero,
                view.clipsToBounds || element.isAccessibilityElement == true || isListed
            {
                element.isHidden = true
            }
            var node = ViewNode(element: element, sortFrame: frame)
            node.hasFixedOrder = isListed
            node.isGroup = Self.isGroup(object, blocks)
            node.sortsAsOne = isListed && isInTabBar == true
            let isInTabBar = isInTabBar ?? Self.positionsAreOfTabBar(object, blocks, isListed: isListed)
            node.children = children.compactMap { self.node($0, isInTabBar: isInTabBar) }
            return node
        }

        /// Returns the `accessibilityElements` of an object; if that is `nil`, the elements that its methods return; if
        /// there are none, the subviews. Lists have an order of their own.
        private static func children(
            of object: NSObject, _ blocks: BlockProperties
        ) -> (objects: [NSObject], isListed: Bool) {
            if let listed = blocks.elements ?? object.accessibilityElements {
                return (listed.compactMap { $0 as? NSObject }, true)
            }
            let elements = elementsByIndex(of: object)
            return elements.isEmpty ? ((object as? UIView)?.subviews ?? [], false) : (elements, true)
        }

        /// Returns what `accessibilityElement(at:)` returns.
        ///
        /// Tables and collections are left out: UIKit's methods return elements for rows off screen too, and create
        /// cells for that. Whether a subclass overrides the methods is known only to the Objective-C runtime, and
        /// private subclasses, such as those of SwiftUI, may do so.
        private static func elementsByIndex(of object: NSObject) -> [NSObject] {
            if object is UITableView || object is UICollectionView { return [] }
            let count = object.accessibilityElementCount()
            // UIKit returns `NSNotFound` for objects that are no containers.
            guard count > 0, count <= maximumCount else { return [] }
            return (0..<count).compactMap { object.accessibilityElement(at: $0) as? NSObject }
        }

        /// The largest number of elements that is read from one container.
        private static let maximumCount = 10_000

        /// Returns whether the contents of an object stay together when elements are sorted.
        ///
        /// Source: cashapp/AccessibilitySnapshot, `AccessibilityHierarchyParser.recursiveAccessibilityHierarchy`.
        private static func isGroup(_ object: NSObject, _ blocks: BlockProperties) -> Bool {
            let groupsChildren = blocks.groupsChildren ?? object.shouldGroupAccessibilityChildren
            if groupsChildren || hasTabBarTrait(object, blocks) { return true }
            switch blocks.containerType ?? object.accessibilityContainerType {
            case .list, .landmark, .dataTable: return true
            case .semanticGroup:
                let texts = [
                    blocks.label ?? object.plainLabel, blocks.value ?? object.plainValue,
                    blocks.identifier ?? object.identifierForTests,
                ]
                return texts.contains { $0?.isEmpty == false }
            default: return false
            }
        }

        /// Returns whether an object that gives its contents a position is a view with the trait `tabBar` and without a
        /// list of elements; `nil` for one that gives none.
        ///
        /// Source: cashapp/AccessibilitySnapshot, `providesContext` and `overridesElementFrame`.
        private static func positionsAreOfTabBar(
            _ object: NSObject, _ blocks: BlockProperties, isListed: Bool
        ) -> Bool? {
            let hasTrait = hasTabBarTrait(object, blocks)
            switch blocks.containerType ?? object.accessibilityContainerType {
            case .list, .landmark, .dataTable: return hasTrait && !isListed
            default: return hasTrait || object is UISegmentedControl || object is UITabBar ? hasTrait && !isListed : nil
            }
        }

        private static func hasTabBarTrait(_ object: NSObject, _ blocks: BlockProperties) -> Bool {
            // The constant of UIKit is a variable in the SDKs of tvOS up to 17, which strict concurrency refuses.
            Traits(rawValue: (blocks.traits ?? object.accessibilityTraits).rawValue).contains(.tabBar)
        }

        // MARK: Frames

        /// Returns the bounds of the accessibility path, or `nil` if there is none or it is empty.
        private static func path(of object: NSObject, _ blocks: BlockProperties) -> CGRect? {
            guard let path = blocks.path ?? object.accessibilityPath, !path.isEmpty else { return nil }
            return path.bounds
        }

        /// Returns the accessibility frame in the coordinates of the window, as those of the screen are others in a
        /// window that does not fill it. Outside a window the bounds are converted to the root view.
        private func frame(of object: NSObject, _ blocks: BlockProperties) -> CGRect {
            if root.window == nil, let view = object as? UIView, blocks.frame?.isEmpty ?? true {
                return view.convert(view.bounds, to: root)
            }
            return inWindow(frameOnScreen(object, blocks))
        }

        /// Converts a rectangle from the coordinates of the screen to those of the window.
        private func inWindow(_ rect: CGRect) -> CGRect {
            #if os(visionOS)
                // There is no screen: a window is a space of its own.
                return rect
            #else
                guard let window = root.window, !rect.isEmpty else { return rect }
                return window.convert(rect, from: window.screen.coordinateSpace)
            #endif
        }

        /// Returns the accessibility frame. Where a view has none, as without the accessibility bundle, its bounds are
        /// converted instead.
        private func frameOnScreen(_ object: NSObject, _ blocks: BlockProperties) -> CGRect {
            if let frame = blocks.frame, !frame.isEmpty { return frame }
            guard let view = object as? UIView else {
                let frame = object.accessibilityFrame
                guard frame.isEmpty, let element = object as? UIAccessibilityElement,
                    let container = element.accessibilityContainer as? UIView,
                    !element.accessibilityFrameInContainerSpace.isNull
                else { return frame }
                return UIAccessibility.convertToScreenCoordinates(
                    element.accessibilityFrameInContainerSpace, in: container)
            }
            let frame = view.accessibilityFrame
            return frame.isEmpty ? UIAccessibility.convertToScreenCoordinates(view.bounds, in: view) : frame
        }

        /// Returns the activation point in the coordinates of the window; `nil` for the default, the centre of a frame.
        ///
        /// An object of SwiftUI without a frame answers with a zero point.
        private func activationPoint(
            of object: NSObject, _ blocks: BlockProperties, defaultIn frames: [CGRect]
        ) -> Point? {
            let onScreen = blocks.activationPoint ?? object.accessibilityActivationPoint
            guard onScreen != .zero else { return nil }
            let point = inWindow(CGRect(origin: onScreen, size: CGSize(width: 1, height: 1))).origin
            let isDefault = frames.contains { abs(point.x - $0.midX) <= 1 && abs(point.y - $0.midY) <= 1 }
            return isDefault ? nil : Point(x: Double(point.x), y: Double(point.y))
        }

        /// Returns a frame in points; `nil` if it is not finite or too large for a screen.
        private static func rect(_ frame: CGRect) -> Rect? {
            Rect(
                reasonable: Double(frame.origin.x), Double(frame.origin.y), Double(frame.size.width),
                Double(frame.size.height))
        }
    }

    extension UIView {
        /// Whether the view has a width and a height.
        var hasSize: Bool { bounds.width > 0 && bounds.height > 0 }
    }
#endif
