#if canImport(UIKitStandIn) || (canImport(UIKit) && !os(watchOS))
    import AXAuditCore

    #if canImport(UIKitStandIn)
        import UIKitStandIn
    #else
        import UIKit
    #endif

    /// An object of a view hierarchy that was read, with what it contains.
    struct ViewNode {
        /// The accessibility properties.
        var element: Element
        /// The frame by which elements are sorted, in the coordinates of the window: `accessibilityFrame`, without the
        /// path.
        var sortFrame: CGRect
        /// The contents, in the order of the list of elements or of subviews.
        var children: [ViewNode] = []
        /// Whether the order of the contents is that of an explicit list.
        var hasFixedOrder = false
        /// Whether the contents stay together when elements are sorted.
        var isGroup = false
        /// Whether the contents are sorted by the frame of the object, not by the first frame among them.
        var sortsAsOne = false
        /// The position of the element in the order of VoiceOver; `nil` for an object on which VoiceOver does not land.
        var position: Int?
    }
#endif
