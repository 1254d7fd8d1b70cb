import Foundation

/// An object with an accessibility identifier.
///
/// Header: UIKit/UIAccessibilityIdentification.h
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    @preconcurrency @MainActor
    var accessibilityIdentifier: String? { get set }
}
