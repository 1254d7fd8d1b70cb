#if canImport(UIKit) && !os(watchOS)
    import AXAudit
    import UIKit

    extension Screen {
        /// What VoiceOver meets in a view.
        ///
        /// A container that lists its `accessibilityElements` is gone through in their order, every other view in that of its
        /// subviews. Views that are hidden, transparent, in a hidden subtree or behind a modal view are not exposed; standard
        /// controls are, whatever their flag, with the label and value that UIKit gives them.
        ///
        /// Frames are points of the screen; of a view without a window, points of the view itself, which `notes` says. A view
        /// without a size tells no frames, so that no rule about sizes and places is checked on it, which `incomplete` says.
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
                    "the view has no size, so nothing can be said of sizes and places: give it a frame, or put it in a window and call layoutIfNeeded()"
                ]
            } else if view.window == nil {
                notes = ["the view is in no window, so frames are as seen from the view and not from the screen"]
            }
        }

        /// What VoiceOver meets in the view of a controller, which is loaded if it is not yet.
        @preconcurrency @MainActor
        public init(_ controller: UIViewController) {
            controller.loadViewIfNeeded()
            self.init(controller.view)
        }

        /// What a view can tell at all. What would only be the centre of a frame, where a double tap taps, is left out.
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
