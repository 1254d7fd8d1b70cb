#if canImport(UIKitStandIn) || (canImport(UIKit) && !os(watchOS))
    import AXAuditCore

    #if canImport(UIKitStandIn)
        import UIKitStandIn
    #else
        import UIKit
    #endif

    extension ScreenVariation {
        /// The largest text size, AX5, by its name in UIKit.
        public static let accessibilityExtraExtraExtraLarge = ScreenVariation.textSize(.ax5)

        /// The traits of a view in a window of a size. Those that the variation does not set are those of the device. A
        /// language from right to left has the layout of one.
        @MainActor
        func traitCollection(for size: CGSize) -> UITraitCollection {
            var traits = [
                UITraitCollection(horizontalSizeClass: size.horizontalSizeClass),
                UITraitCollection(verticalSizeClass: size.verticalSizeClass),
            ]
            if let category = textSize?.contentSizeCategory {
                traits.append(
                    UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(rawValue: category)))
            }
            if let appearance {
                traits.append(UITraitCollection(userInterfaceStyle: appearance == .dark ? .dark : .light))
            }
            if isRightToLeft || locale.map(ScreenVariant.isRightToLeft) == true {
                traits.append(UITraitCollection(layoutDirection: .rightToLeft))
            }
            return UITraitCollection(traitsFrom: traits)
        }

        /// Returns why a view cannot be shown in this variation, and what to do; `nil` if it can.
        ///
        /// - Parameter hasLocale: Whether the language of the view can be set, as in SwiftUI.
        func obstacle(hasLocale: Bool) -> String? {
            if hasDoubleLength || locale != nil && !hasLocale {
                return
                    "the language of a view of UIKit is that of the test's process: choose it in the scheme or test plan, or audit the app in a UI test with `launchArguments`"
            }
            if case .fontScale = textSize { return "font scales are those of Android: choose a text size such as .ax5" }
            return nil
        }
    }
#endif
