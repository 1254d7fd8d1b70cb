#if canImport(UIKitStandIn) || (canImport(UIKit) && !os(watchOS))
    import AXAuditCore

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
        private let obstacle: String?
        /// Undoes what was done for the layout.
        private let undo: @MainActor () -> Void

        /// Shows a controller's view: in its window, or if it has none in a window of a size, which it fills.
        ///
        /// - Parameter traits: The traits of a view in no window.
        init(_ controller: UIViewController, size: CGSize, traits: ScreenVariation) {
            var outermost = controller
            while let parent = outermost.parent { outermost = parent }
            if let view = controller.viewIfLoaded, view.window != nil || outermost.viewIfLoaded?.superview != nil {
                self.init(view, size: size, traits: traits)
                return
            }
            let frame = outermost.viewIfLoaded?.frame
            let removal = Self.show(outermost, size, traits)
            let root: UIView = outermost.view
            self.init(controller.view) {
                removal()
                if let frame { root.frame = frame }
            }
        }

        /// Shows a view: in its window, or if it has none in a window of a size, at its own frame. A view without an
        /// extent gets the size that fits.
        ///
        /// - Parameter traits: The traits of a view in no window.
        init(_ view: UIView, size: CGSize, traits: ScreenVariation) {
            guard view.window == nil else {
                self.init(view, traits == .base ? nil : Self.inWindow) {}
                return
            }
            var outermost = view
            while let superview = outermost.superview { outermost = superview }
            let hosted = outermost
            let frame = hosted.frame
            let controller = UIViewController()
            let container = UIView(frame: CGRect(origin: .zero, size: size))
            controller.view = container
            if !hosted.hasSize { hosted.frame.size = hosted.sizeThatFits(size) }
            container.addSubview(hosted)
            let removal = Self.show(controller, size, traits)
            self.init(view) {
                hosted.removeFromSuperview()
                removal()
                hosted.frame = frame
            }
        }

        private static let inWindow =
            "the view is in a window, which decides its text size, appearance and direction: pass a view or controller that is in none"

        private init(_ view: UIView, _ obstacle: String? = nil, undo: @escaping @MainActor () -> Void) {
            self.view = view
            self.obstacle = obstacle
            self.undo = undo
            view.setNeedsLayout()
        }

        /// Returns the screen as it is now, laid out.
        func read() -> Screen {
            view.window?.layoutIfNeeded()
            view.layoutIfNeeded()
            var remaining = [view]
            while let next = remaining.popLast() {
                // Cells are made by the layout of the table.
                if next is UITableView || next is UICollectionView { next.layoutIfNeeded() }
                remaining += next.subviews
            }
            var screen = Screen(laidOut: view)
            screen.obstacle = obstacle
            return screen
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

        /// Shows a controller in a window of its own, which does not become the key window. Returns what undoes it.
        ///
        /// The controller gets its traits before its view is loaded, as in an app, and is told that it appears.
        ///
        /// Source: pointfreeco/swift-snapshot-testing, `Sources/SnapshotTesting/Common/View.swift`.
        private static func show(
            _ controller: UIViewController, _ size: CGSize, _ traits: ScreenVariation
        ) -> @MainActor () -> Void {
            let window = HostWindow(size: size)
            let parent = UIViewController()
            let container = UIView(frame: window.bounds)
            parent.view = container
            window.rootViewController = parent
            #if canImport(ObjectiveC)
                window.windowScene = sharedApplication?.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
            #endif
            window.isHidden = false
            parent.addChild(controller)
            parent.setOverrideTraitCollection(traits.traitCollection(for: size), forChild: controller)
            controller.loadViewIfNeeded()
            controller.view.frame = container.bounds
            container.addSubview(controller.view)
            controller.didMove(toParent: parent)
            parent.beginAppearanceTransition(true, animated: false)
            parent.endAppearanceTransition()
            return {
                parent.beginAppearanceTransition(false, animated: false)
                controller.willMove(toParent: nil)
                controller.view.removeFromSuperview()
                parent.endAppearanceTransition()
                controller.removeFromParent()
                window.rootViewController = nil
                window.isHidden = true
            }
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
