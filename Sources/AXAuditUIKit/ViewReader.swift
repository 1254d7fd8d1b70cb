#if canImport(UIKitStandIn) || (canImport(UIKit) && !os(watchOS))
    import AXAudit

    #if canImport(UIKitStandIn)
        import UIKitStandIn
    #else
        import UIKit
    #endif

    /// Reads the accessibility tree of a view.
    @MainActor
    struct ViewReader {
        private let root: UIView
        /// Whether the root view has a size, without which there are no frames.
        private let hasFrames: Bool
        private var tree = ElementTree()
        /// The objects that were read, as a container may list itself or its superview among its elements.
        private var seen: Set<ObjectIdentifier> = []
        /// The objects that were read. They are kept, because a container may create its elements on request, and an object that
        /// is created after another was released can have the identifier of that one.
        private var objects: [NSObject] = []

        /// Returns the elements of a view.
        static func elements(of root: UIView) -> [Element] {
            var reader = ViewReader(root)
            reader.read(root)
            return reader.tree.takeElements()
        }

        private init(_ root: UIView) {
            self.root = root
            hasFrames = root.hasSize
        }

        private mutating func read(_ object: NSObject) {
            guard seen.insert(ObjectIdentifier(object)).inserted else { return }
            objects.append(object)
            var element = Element(object)
            if hasFrames { element.frame = frame(of: object) }
            tree.open(element)
            for child in children(of: object) { read(child) }
            tree.close()
        }

        /// Returns the `accessibilityElements` of an object; if that is `nil`, the elements that its methods return; if there are
        /// none, the subviews.
        private func children(of object: NSObject) -> [NSObject] {
            if let listed = object.accessibilityElements { return listed.compactMap { $0 as? NSObject } }
            let elements = Self.elementsByIndex(of: object)
            return elements.isEmpty ? (object as? UIView)?.subviews ?? [] : elements
        }

        /// Returns what `accessibilityElement(at:)` returns.
        ///
        /// Tables and collections are left out: UIKit's methods return elements for rows off screen too, and create cells for
        /// that. Whether a subclass overrides the methods is known only to the Objective-C runtime, and private subclasses,
        /// such as those of SwiftUI, may do so.
        private static func elementsByIndex(of object: NSObject) -> [NSObject] {
            if object is UITableView || object is UICollectionView { return [] }
            let count = object.accessibilityElementCount()
            // UIKit returns `NSNotFound` for objects that are no containers.
            guard count > 0, count <= maximumCount else { return [] }
            return (0..<count).compactMap { object.accessibilityElement(at: $0) as? NSObject }
        }

        /// The largest number of elements that is read from one container.
        private static let maximumCount = 10_000

        /// Returns a frame in points in screen coordinates, or in those of the root view if that is not in a window. Returns
        /// `nil` if the frame is not finite or too large for a screen.
        private func frame(of object: NSObject) -> Rect? {
            let frame: CGRect
            if root.window == nil, let view = object as? UIView {
                frame = view.convert(view.bounds, to: root)
            } else {
                frame = object.accessibilityFrame
            }
            return Rect(
                reasonable: Double(frame.origin.x), Double(frame.origin.y), Double(frame.size.width),
                Double(frame.size.height))
        }
    }

    extension UIView {
        /// Whether the view has a width and a height.
        var hasSize: Bool { bounds.width > 0 && bounds.height > 0 }
    }
#endif
