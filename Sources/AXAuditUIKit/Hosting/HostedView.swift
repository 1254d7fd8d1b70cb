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
        /// Why the view does not have the traits that it should have, and what to do; `nil` if it has them.
        let obstacle: String?
        /// Undoes what was done for the layout.
        private let undo: @MainActor () -> Void

        /// Lays out a controller's view: in its window, or if it has none in a window of a size, which it fills.
        ///
        /// - Parameter traits: The traits of a view in no window.
        init(_ controller: UIViewController, size: CGSize, traits: ScreenVariation) {
            controller.loadViewIfNeeded()
            var outermost = controller
            while let parent = outermost.parent { outermost = parent }
            outermost.loadViewIfNeeded()
            let view: UIView = controller.view
            let root: UIView = outermost.view
            guard view.window == nil, root.superview == nil else {
                self.init(view, size: size, traits: traits)
                return
            }
            let frame = root.frame
            let window = HostWindow(size: size)
            root.frame = window.bounds
            let removal = Self.show(outermost, in: window, traits)
            self.init(laidOut: view) {
                removal()
                root.frame = frame
            }
        }

        /// Lays out a view: in its window, or if it has none in a window of a size, at its own frame. A view without an
        /// extent gets the size that fits.
        ///
        /// - Parameter traits: The traits of a view in no window.
        init(_ view: UIView, size: CGSize, traits: ScreenVariation) {
            guard view.window == nil else {
                self.init(laidOut: view, traits.traitCollection == nil ? nil : Self.inWindow) {}
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
            if !hosted.hasSize { hosted.frame.size = hosted.sizeThatFits(size) }
            container.addSubview(hosted)
            let removal = Self.show(controller, in: window, traits)
            self.init(laidOut: view) {
                hosted.removeFromSuperview()
                removal()
                hosted.frame = frame
            }
        }

        private static let inWindow =
            "the view is in a window, which decides its text size, appearance and direction: pass a view or controller that is in none"

        private init(laidOut view: UIView, _ obstacle: String? = nil, undo: @escaping @MainActor () -> Void) {
            self.view = view
            self.obstacle = obstacle
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

        /// Shows a controller in a window with traits, without making the window the key window. Returns what undoes
        /// it.
        private static func show(
            _ controller: UIViewController, in window: UIWindow, _ traits: ScreenVariation
        ) -> @MainActor () -> Void {
            if let traits = traits.traitCollection {
                // A controller has the traits that its parent gives it.
                let parent = UIViewController()
                let container = UIView(frame: window.bounds)
                parent.view = container
                window.rootViewController = parent
                parent.addChild(controller)
                parent.setOverrideTraitCollection(traits, forChild: controller)
                container.addSubview(controller.view)
                controller.didMove(toParent: parent)
            } else {
                window.rootViewController = controller
            }
            show(window)
            return {
                if controller.parent != nil {
                    controller.willMove(toParent: nil)
                    controller.view.removeFromSuperview()
                    controller.removeFromParent()
                }
                window.rootViewController = nil
                window.isHidden = true
            }
        }

        /// Shows a window without making it the key window.
        private static func show(_ window: UIWindow) {
            #if canImport(ObjectiveC)
                window.windowScene = sharedApplication?.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
            #endif
            window.isHidden = false
        }

        #if canImport(ObjectiveC)
            /// The application; `nil` in a test bundle without a host application, where `UIApplication.shared` must
            /// not be asked.
            private static var sharedApplication: UIApplication? {
                UIApplication.perform(NSSelectorFromString("sharedApplication"))?.takeUnretainedValue()
                    as? UIApplication
            }
        #endif
    }
#endif
