import Foundation

/// An object with entries of the "More Content" rotor.
///
/// Header: Accessibility/AXCustomContent.h
public protocol AXCustomContentProvider: NSObjectProtocol {
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
