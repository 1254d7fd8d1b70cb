#if canImport(UIKitStandIn) || (canImport(UIKit) && !os(watchOS))
    import AXAuditCore

    #if canImport(UIKitStandIn)
        import UIKitStandIn
    #else
        import UIKit
    #endif

    #if canImport(Accessibility)
        import Accessibility
    #endif

    extension NSObject {
        /// `accessibilityIdentifier`. SwiftUI's elements have it without conforming to `UIAccessibilityIdentification`.
        @MainActor
        var identifierForTests: String? {
            if let identified = self as? any UIAccessibilityIdentification { return identified.accessibilityIdentifier }
            return value(of: "accessibilityIdentifier") as? String
        }

        /// The custom content: of the block of iOS 17, else of the property. SwiftUI's elements have it without
        /// conforming to `AXCustomContentProvider`.
        @MainActor
        var customContent: [AXCustomContent]? {
            guard let provider = self as? any AXCustomContentProvider else {
                return value(of: "accessibilityCustomContent") as? [AXCustomContent]
            }
            if #available(iOS 17, tvOS 17, *), let content = provider.accessibilityCustomContentBlock??() {
                return content
            }
            return provider.accessibilityCustomContent
        }

        /// Returns what the method without parameters of this name returns; `nil` if there is no such method.
        private func value(of key: String) -> Any? {
            responds(to: Selector(key)) ? value(forKey: key) : nil
        }
    }
#endif
