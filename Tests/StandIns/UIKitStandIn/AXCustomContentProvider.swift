import Foundation

/// An object with entries of the "More Content" rotor.
///
/// Header: Accessibility/AXCustomContent.h
public protocol AXCustomContentProvider: NSObjectProtocol {
    var accessibilityCustomContent: [AXCustomContent]! { get set }
    /// Optional in Objective-C: the outer optional is the method's, the inner one its value.
    var accessibilityCustomContentBlock: (() -> [AXCustomContent]?)?? { get }
}

extension AXCustomContentProvider {
    public var accessibilityCustomContentBlock: (() -> [AXCustomContent]?)?? { nil }
}
