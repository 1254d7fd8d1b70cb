#if canImport(UIKitStandIn) || (canImport(UIKit) && !os(watchOS))
    import AXAudit

    #if canImport(UIKitStandIn)
        import UIKitStandIn
    #else
        import UIKit
    #endif

    /// A view that is laid out for reading, and given back as it was.
    @MainActor
    struct HostedView {
        /// The view to read.
        let view: UIView
        /// Undoes what was done for the layout.
        private let undo: @MainActor () -> Void

        /// Lays out a controller's view: in its window, or if it has none in a window of a size, which it fills.
        init(_ controller: UIViewController, size: CGSize) {
            controller.loadViewIfNeeded()
            var outermost = controller
            while let parent = outermost.parent { outermost = parent }
            outermost.loadViewIfNeeded()
            let view: UIView = controller.view
            let root: UIView = outermost.view
            guard view.window == nil, root.superview == nil else {
                self.init(view, size: size)
                return
            }
            let frame = root.frame
            let window = HostWindow(size: size)
            root.frame = window.bounds
            window.rootViewController = outermost
            Self.show(window)
            self.init(laidOut: view) {
                window.rootViewController = nil
                window.isHidden = true
                root.frame = frame
            }
        }

        /// Lays out a view: in its window, or if it has none in a window of a size, at its own frame. A view without an extent gets the size
        /// that fits.
        init(_ view: UIView, size: CGSize) {
            guard view.window == nil else {
                self.init(laidOut: view) {}
                return
            }
            var outermost = view
            while let superview = outermost.superview { outermost = superview }
            let hosted = outermost
            let frame = hosted.frame
            let window = HostWindow(size: size)
            let controller = UIViewController()
            let container = UIView(frame: window.bounds)
            controller.view = container
            window.rootViewController = controller
            if !hosted.hasSize { hosted.frame.size = hosted.sizeThatFits(size) }
            container.addSubview(hosted)
            Self.show(window)
            self.init(laidOut: view) {
                hosted.removeFromSuperview()
                window.rootViewController = nil
                window.isHidden = true
                hosted.frame = frame
            }
        }

        private init(laidOut view: UIView, undo: @escaping @MainActor () -> Void) {
            self.view = view
            self.undo = undo
            view.setNeedsLayout()
            view.window?.layoutIfNeeded()
            view.layoutIfNeeded()
            var remaining = [view]
            while let next = remaining.popLast() {
                // Cells are made by the layout of the table.
                if next is UITableView || next is UICollectionView { next.layoutIfNeeded() }
                remaining += next.subviews
            }
        }

        /// Takes the view out of the window that was made for it, and restores its frame.
        func giveBack() { undo() }

        /// Draws the view where it is in its window, without what is around it. Returns `nil` if it has no extent.
        func picture() -> CapturedPicture? {
            guard view.hasSize, let window = view.window, window.hasSize else { return nil }
            let place = view.convert(view.bounds, to: nil)
            let canvas = CGRect(origin: .zero, size: window.bounds.size)
            var isDrawn = false
            let file = UIGraphicsImageRenderer(bounds: canvas).pngData { _ in
                isDrawn = view.drawHierarchy(in: place, afterScreenUpdates: true)
            }
            guard isDrawn else { return nil }
            return CapturedPicture(
                file: Array(file),
                frame: Rect(x: 0, y: 0, width: Double(canvas.width), height: Double(canvas.height)))
        }

        /// Shows a window without making it the key window.
        private static func show(_ window: UIWindow) {
            #if canImport(ObjectiveC)
                window.windowScene = sharedApplication?.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
            #endif
            window.isHidden = false
        }

        #if canImport(ObjectiveC)
            /// The application; `nil` in a test bundle without a host application, where `UIApplication.shared` must not be asked.
            private static var sharedApplication: UIApplication? {
                UIApplication.perform(NSSelectorFromString("sharedApplication"))?.takeUnretainedValue()
                    as? UIApplication
            }
        #endif
    }
#endif
