#if canImport(UIKit) && !os(watchOS)
    import AXAudit
    import UIKit

    /// Reads the tree of a view as VoiceOver goes through it.
    @MainActor
    struct ViewReader {
        private let root: UIView
        /// Whether frames can be told: the view has a size.
        private let hasFrames: Bool
        private var tree = ElementTree()
        /// What was met, for a container may list what stands around it.
        private var seen: Set<ObjectIdentifier> = []

        /// The elements of a view.
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
            var element = Element(object)
            if hasFrames { element.frame = frame(of: object) }
            tree.open(element)
            for child in Self.children(of: object) { read(child) }
            tree.close()
        }

        /// What stands in an object: what it lists, in that order, and nothing else if it lists anything; else its subviews.
        private static func children(of object: NSObject) -> [NSObject] {
            if let listed = object.accessibilityElements { return listed.compactMap { $0 as? NSObject } }
            return (object as? UIView)?.subviews ?? []
        }

        /// A frame in points of the screen; without a window, of the view that is read. Nil where there is none.
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
        /// Whether there is room for anything in it.
        var hasSize: Bool { bounds.width > 0 && bounds.height > 0 }
    }
#endif
