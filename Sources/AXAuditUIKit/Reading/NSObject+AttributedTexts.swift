#if canImport(UIKitStandIn) || (canImport(UIKit) && !os(watchOS))
    import AXAuditCore

    #if canImport(UIKitStandIn)
        import UIKitStandIn
    #else
        import UIKit
    #endif

    /// The texts of accessibility properties that have an attributed form. UIKit sets one form with the other, but a
    /// class can override the getter of one form only, as SwiftUI's nodes do.
    ///
    /// Header: UIKit/UIAccessibility.h ("the underlying attributed version")
    extension NSObject {
        /// `accessibilityLabel`, else the text of `accessibilityAttributedLabel`.
        @MainActor
        var plainLabel: String? { accessibilityLabel ?? accessibilityAttributedLabel?.string }

        /// `accessibilityValue`, else the text of `accessibilityAttributedValue`.
        @MainActor
        var plainValue: String? { accessibilityValue ?? accessibilityAttributedValue?.string }

        /// `accessibilityHint`, else the text of `accessibilityAttributedHint`.
        @MainActor
        var plainHint: String? { accessibilityHint ?? accessibilityAttributedHint?.string }

        /// `accessibilityUserInputLabels`; if there are none, the texts of `accessibilityAttributedUserInputLabels`.
        @MainActor
        var plainUserInputLabels: [String]? {
            let labels: [String]? = accessibilityUserInputLabels
            if labels?.isEmpty == false { return labels }
            let attributed: [NSAttributedString]? = accessibilityAttributedUserInputLabels
            return attributed?.isEmpty == false ? attributed?.map(\.string) : labels
        }
    }
#endif
