#if canImport(UIKitStandIn) || (canImport(UIKit) && !os(watchOS))
    import AXAuditCore

    #if canImport(UIKitStandIn)
        import UIKitStandIn
    #else
        import UIKit
    #endif

    extension Screen {
        // MARK: Views

        /// Creates a screen from the accessibility tree of a view, in the order in which VoiceOver reads it.
        ///
        /// If the view is not in a window, it is shown in one of the given size, with the safe area of an iPhone, and
        /// taken out again; a view without an extent gets the size that fits. The view is read until its elements stay
        /// as they are for a while, because cells, hosting controllers and content may arrive after layout. The run
        /// loop turns meanwhile; in an asynchronous test use `await Screen.settled(view)`.
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
        /// Frames are in points, in the coordinates of the window. If the view has no size, there are no frames, rules
        /// that need them are not checked, and `incomplete` says so. It also names web views and presented controllers,
        /// whose contents are not part of the screen.
        ///
        /// The view is also drawn as it is then, so that assertions can measure the contrast of its texts.
        ///
        /// - Parameters:
        ///   - view: The view.
        ///   - size: The size in points of the window for a view outside a window, e.g. `.iPhoneSE`; that of an iPhone
        ///     by default. Its size classes go with it.
        ///   - traits: The text size, appearance and direction in which a view outside a window is shown, e.g.
        ///     `.accessibilityExtraExtraExtraLarge`; those of the device by default.
        ///   - settleTime: The time in seconds for which the elements have to stay as they are.
        ///   - limit: The greatest time to wait, in seconds. A screen that is still changing then has no verdict.
        ///   - loadsAccessibility: Whether to load UIKit's accessibility bundle if it is not loaded.
        ///   - condition: What the screen must have before it is read, e.g. `{ $0.contains("Pay now") }`. If it does
        ///     not hold within the limit, there is no verdict.
        @preconcurrency @MainActor
        public init(
            _ view: UIView, size: CGSize = .iPhone, traits: ScreenVariation = .base, settleTime: Double = 0.25,
            limit: Double = 2, loadsAccessibility: Bool = true, until condition: ((Screen) -> Bool)? = nil
        ) {
            var reading = SettledReading(
                traits, hasLocale: false, settleTime: settleTime, limit: limit,
                loadsAccessibility: loadsAccessibility, until: condition
            ) { HostedView(view, size: size, traits: traits) }
            self = reading.turning()
        }

        /// Returns the screen of a view when its elements have stayed as they are for a while. Suspends until then.
        ///
        /// The parameters are those of the initializer for a view.
        @MainActor
        public static func settled(
            _ view: UIView, size: CGSize = .iPhone, traits: ScreenVariation = .base, settleTime: Double = 0.25,
            limit: Double = 2, loadsAccessibility: Bool = true, until condition: ((Screen) -> Bool)? = nil
        ) async -> Screen {
            var reading = SettledReading(
                traits, hasLocale: false, settleTime: settleTime, limit: limit,
                loadsAccessibility: loadsAccessibility, until: condition
            ) { HostedView(view, size: size, traits: traits) }
            return await reading.suspending()
        }

        // MARK: Controllers

        /// Creates a screen from the accessibility tree of a controller's view, which is loaded if needed. Outside a
        /// window, the view fills a window of the given size.
        ///
        /// The parameters are those of the initializer for a view.
        @preconcurrency @MainActor
        public init(
            _ controller: UIViewController, size: CGSize = .iPhone, traits: ScreenVariation = .base,
            settleTime: Double = 0.25, limit: Double = 2, loadsAccessibility: Bool = true,
            until condition: ((Screen) -> Bool)? = nil
        ) {
            var reading = SettledReading(
                traits, hasLocale: false, settleTime: settleTime, limit: limit,
                loadsAccessibility: loadsAccessibility, until: condition
            ) { HostedView(controller, size: size, traits: traits) }
            self = reading.turning()
        }

        /// Returns the screen of a controller when its elements have stayed as they are for a while. Suspends until
        /// then.
        ///
        /// The parameters are those of the initializer for a view.
        @MainActor
        public static func settled(
            _ controller: UIViewController, size: CGSize = .iPhone, traits: ScreenVariation = .base,
            settleTime: Double = 0.25, limit: Double = 2, loadsAccessibility: Bool = true,
            until condition: ((Screen) -> Bool)? = nil
        ) async -> Screen {
            var reading = SettledReading(
                traits, hasLocale: false, settleTime: settleTime, limit: limit,
                loadsAccessibility: loadsAccessibility, until: condition
            ) { HostedView(controller, size: size, traits: traits) }
            return await reading.suspending()
        }

        // MARK: Reading

        /// Creates a screen from the accessibility tree of a view that is laid out.
        @MainActor
        init(laidOut view: UIView) {
            var carries = Self.carriedByViews
            if !view.hasSize { carries.remove(.frame) }
            let size = view.window?.bounds.size ?? view.bounds.size
            self.init(
                size: view.hasSize ? Size(Double(size.width), Double(size.height)) : nil,
                elements: ViewReader.elements(of: view), carries: carries, exposure: .given)
            // Neither systems before iOS 18 nor SwiftUI tell it, so that no element may have it although some do.
            if elements.contains(where: { $0.isExpanded != nil }) { self.carries.insert(.expanded) }
            if elements.contains(where: { $0.respondsToUserInteraction != nil }) {
                self.carries.insert(.respondsToUserInteraction)
            }
            direction = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
            idiom = Self.deviceIdiom
            if !view.hasSize {
                incomplete.append(
                    "the view has no size, so sizes and overlaps cannot be checked: give it a frame or constraints")
            }
            incomplete += view.whatIsNotRead
        }

        /// The attributes that can be read from views. An element without an activation point has that of its frame,
        /// the centre.
        private static let carriedByViews: AttributeSet = [
            .label, .value, .hint, .identifier, .placeholder, .traits, .type, .frame, .isAccessibilityElement, .hidden,
            .elementsHidden, .modal, .enabled, .selected, .actions, .customContent, .userInputLabels, .language,
            .activationPoint, .minimum, .maximum, .children,
        ]

        @MainActor
        private static var deviceIdiom: Screen.Idiom? {
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
