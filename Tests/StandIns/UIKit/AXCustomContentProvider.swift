import Foundation

/// What has entries of "More Content".
@preconcurrency @MainActor
public protocol AXCustomContentProvider: AnyObject {
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
