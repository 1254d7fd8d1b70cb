#if canImport(UIKitStandIn) || (canImport(UIKit) && !os(watchOS))
    import AXAuditCore

    #if canImport(UIKitStandIn)
        import UIKitStandIn
    #else
        import UIKit
    #endif

    /// A window in which a view is laid out as on a phone, with a safe area.
    final class HostWindow: UIWindow {
        /// A window of a size, not shown.
        init(size: CGSize) {
            super.init(frame: CGRect(origin: .zero, size: size))
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        /// The insets of a device with this screen: an iPad, or an iPhone, which has a home indicator from a height of
        /// 812 points on.
        override var safeAreaInsets: UIEdgeInsets {
            if min(bounds.width, bounds.height) >= 600 { return UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0) }
            let isTall = max(bounds.width, bounds.height) >= 812
            guard isTall else { return UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0) }
            return bounds.width < bounds.height
                ? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
                : UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        }
    }
#endif
