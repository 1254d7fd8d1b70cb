#if canImport(UIKitStandIn) || (canImport(UIKit) && !os(watchOS))
    import AXAuditCore

    #if canImport(UIKitStandIn)
        import UIKitStandIn
    #else
        import UIKit
    #endif

    /// Sizes of screens in points, for `Screen(view, size:)`.
    ///
    /// Source: Apple's Human Interface Guidelines, "Layout", the tables of screen dimensions and of size classes.
    extension CGSize {
        /// An iPhone SE (3rd generation), the narrowest screen of today's phones.
        public static let iPhoneSE = CGSize(width: 375, height: 667)
        /// An iPhone 13 or 14, the default.
        public static let iPhone = CGSize(width: 390, height: 844)
        /// An iPhone 16 Pro Max.
        public static let iPhoneProMax = CGSize(width: 440, height: 956)
        /// An iPad with a screen of 11 inches.
        public static let iPad = CGSize(width: 834, height: 1_194)
        /// An iPad with a screen of 13 inches.
        public static let iPadPro = CGSize(width: 1_032, height: 1_376)
        /// A third of an iPad's screen beside another app.
        public static let iPadSlideOver = CGSize(width: 375, height: 1_194)

        /// The size turned by a quarter.
        public var landscape: CGSize { CGSize(width: max(width, height), height: min(width, height)) }

        /// Whether the width is that of a large phone in landscape or of more than half of an iPad.
        var horizontalSizeClass: UIUserInterfaceSizeClass {
            let isPhone = min(width, height) < 600
            return isPhone ? (width >= 896 ? .regular : .compact) : .regular
        }

        /// Whether the height is that of a phone in landscape.
        var verticalSizeClass: UIUserInterfaceSizeClass { height < 500 ? .compact : .regular }
    }
#endif
