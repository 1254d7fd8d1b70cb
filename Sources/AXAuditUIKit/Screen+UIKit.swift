#if canImport(UIKitStandIn) || (canImport(UIKit) && !os(watchOS))
    import AXAudit

    #if canImport(UIKitStandIn)
        import UIKitStandIn
    #else
        import UIKit
    #endif

    extension Screen {
        /// Creates a screen from the accessibility tree of a view.
        ///
        /// The children of a view are its `accessibilityElements`, else what its `accessibilityElement(at:)` returns, else its
        /// subviews. The methods of tables and collections are not called, as they also return rows off screen: a subclass
        /// with elements of its own sets `accessibilityElements`.
        ///
        /// Views that are hidden, transparent, in a hidden subtree or behind a modal view are not exposed. Standard controls
        /// are exposed even if `isAccessibilityElement` is `false`, with the label and value that UIKit gives them.
        ///
        /// Frames are in points, in screen coordinates. If the view is not in a window, they are in the view's coordinates, and
        /// `notes` says so. If the view has no size, there are no frames, rules that need them are not checked, and
        /// `incomplete` says so.
        @preconcurrency @MainActor
        public init(_ view: UIView) {
            var carries = Self.carriedByViews
            if !view.hasSize { carries.remove(.frame) }
            let size = view.window?.bounds.size ?? view.bounds.size
            self.init(
                size: size.width > 0 && size.height > 0 ? Size(Double(size.width), Double(size.height)) : nil,
                elements: ViewReader.elements(of: view), carries: carries, exposure: .given)
            direction =
                view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
            idiom = Self.deviceIdiom
            if !view.hasSize {
                incomplete = [
                    "the view has no size, so sizes and overlaps cannot be checked: give it a frame, or put it in a window and call layoutIfNeeded()"
                ]
            } else if view.window == nil {
                notes = ["the view is not in a window, so frames are relative to the view, not to the screen"]
            }
        }

        /// Creates a screen from the accessibility tree of a controller's view, which is loaded if needed.
        @preconcurrency @MainActor
        public init(_ controller: UIViewController) {
            controller.loadViewIfNeeded()
            self.init(controller.view)
        }

        /// The attributes that can be read from views. The activation point is left out, as it would only be the frame's centre.
        private static let carriedByViews: AttributeSet = [
            .label, .value, .hint, .identifier, .placeholder, .traits, .type, .frame, .isAccessibilityElement, .hidden,
            .elementsHidden, .modal, .enabled, .selected, .actions, .customContent, .userInputLabels, .language,
            .minimum, .maximum, .children,
        ]

        @MainActor
        private static var deviceIdiom: Idiom? {
            switch UIDevice.current.userInterfaceIdiom {
            case .phone: .phone
            case .pad: .pad
            case .tv: .tv
            case .mac: .mac
            default: nil
            }
        }
    }
#endif
