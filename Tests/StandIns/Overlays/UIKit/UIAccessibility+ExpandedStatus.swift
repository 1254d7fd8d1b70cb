// What UIKit has since iOS 18 and tvOS 18, for the type-check with an SDK of tvOS 17.
// Source: https://developer.apple.com/documentation/uikit/uiaccessibility/expandedstatus
import UIKit

@available(tvOS 18.0, *)
extension UIAccessibility {
    enum ExpandedStatus: Int {
        case unsupported
        case expanded
        case collapsed
    }
}

@available(tvOS 18.0, *)
@MainActor
extension NSObject {
    var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus { .unsupported }
    var accessibilityExpandedStatusBlock: (@MainActor () -> UIAccessibility.ExpandedStatus)? { nil }
}
