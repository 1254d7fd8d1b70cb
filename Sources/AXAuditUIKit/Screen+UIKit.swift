#if canImport(UIKitStandIn) || (canImport(UIKit) && !os(watchOS))
    import AXAudit

    #if canImport(UIKitStandIn)
        import UIKitStandIn
    #else
        import UIKit
    #endif

    extension Screen {
        /// Creates a screen from the accessibility tree of a view, in the order in which VoiceOver reads it.
        ///
        /// The view is laid out first. If it is not in a window, it is put into one of the given size, with the safe
        /// area of an iPhone, and taken out again; a view without an extent gets the size that fits.
        ///
        /// The children of a view are its `accessibilityElements`, else what its `accessibilityElement(at:)` returns,
        /// else its subviews. The methods of tables and collections are not called, as they also return rows off
        /// screen: a subclass with elements of its own sets `accessibilityElements`. Lists keep their order; subviews
        /// are sorted by position, as AccessibilitySnapshot does it.
        ///
        /// Views that are hidden, transparent, in a hidden subtree or behind a modal view are not exposed. Every other
        /// object says itself whether it is exposed, and what its label, value and traits are. UIKit's own controls do
        /// so only with UIKit's accessibility bundle, which is loaded if it is not there (see ``loadAccessibility()``).
        /// If that fails, assertions have no verdict on the screen, and say what to do.
        ///
        /// Frames are in points, in screen coordinates. If the view has no size, there are no frames, rules that need
        /// them are not checked, and `incomplete` says so.
        ///
        /// The view is also drawn as it is then, so that assertions can measure the contrast of its texts.
        ///
        /// - Parameters:
        ///   - view: The view.
        ///   - size: The size in points of the window for a view outside a window; that of an iPhone by default.
        ///   - traits: The text size, appearance and direction in which a view outside a window is shown, e.g.
        ///     `.accessibilityExtraExtraExtraLarge`; those of the device by default.
        ///   - loadsAccessibility: Whether to load UIKit's accessibility bundle if it is not loaded.
        @preconcurrency @MainActor
        public init(
            _ view: UIView, size: CGSize = .phone, traits: ScreenVariation = .base, loadsAccessibility: Bool = true
        ) {
            let obstacle = Self.obstacle(loadsAccessibility) ?? traits.obstacle(hasLocale: false)
            let hosted = HostedView(view, size: size, traits: traits)
            defer { hosted.giveBack() }
            self.init(laidOut: hosted.view)
            self.obstacle = obstacle ?? hosted.obstacle
            captured = hosted.picture()
            self = traits.applied(to: self)
        }

        /// Creates a screen from the accessibility tree of a controller's view, which is loaded if needed. Outside a
        /// window, the view fills a window of the given size.
        ///
        /// - Parameters:
        ///   - controller: The controller.
        ///   - size: The size in points of the window for a view outside a window; that of an iPhone by default.
        ///   - traits: The text size, appearance and direction in which a view outside a window is shown, e.g.
        ///     `.accessibilityExtraExtraExtraLarge`; those of the device by default.
        ///   - loadsAccessibility: Whether to load UIKit's accessibility bundle if it is not loaded.
        @preconcurrency @MainActor
        public init(
            _ controller: UIViewController, size: CGSize = .phone, traits: ScreenVariation = .base,
            loadsAccessibility: Bool = true
        ) {
            let obstacle = Self.obstacle(loadsAccessibility) ?? traits.obstacle(hasLocale: false)
            let hosted = HostedView(controller, size: size, traits: traits)
            defer { hosted.giveBack() }
            self.init(laidOut: hosted.view)
            self.obstacle = obstacle ?? hosted.obstacle
            captured = hosted.picture()
            self = traits.applied(to: self)
        }

        /// Loads UIKit's accessibility bundle if that is wanted. Returns why there is no verdict on views; `nil` if the
        /// bundle is there.
        @MainActor
        static func obstacle(_ loadsAccessibility: Bool) -> String? {
            let isLoaded = loadsAccessibility ? loadAccessibility() : AccessibilityState.isLoaded
            return isLoaded ? nil : AccessibilityState.obstacle
        }

        /// Creates a screen from the accessibility tree of a view that is laid out.
        @MainActor
        init(laidOut view: UIView) {
            var carries = Self.carriedByViews
            if !view.hasSize { carries.remove(.frame) }
            let size = view.window?.bounds.size ?? view.bounds.size
            self.init(
                size: view.hasSize ? Size(Double(size.width), Double(size.height)) : nil,
                elements: ViewReader.elements(of: view), carries: carries, exposure: .given)
            direction = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
            idiom = Self.deviceIdiom
            if !view.hasSize {
                incomplete = [
                    "the view has no size, so sizes and overlaps cannot be checked: give it a frame or constraints"
                ]
            }
        }

        /// The attributes that can be read from views. The activation point is left out, as it would only be the
        /// frame's centre.
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

    extension CGSize {
        /// The screen of an iPhone 13 in points, the size of windows for views outside a window.
        @usableFromInline
        static let phone = CGSize(width: 390, height: 844)
    }
#endif
