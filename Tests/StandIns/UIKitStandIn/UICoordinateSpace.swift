import Foundation

/// A space of coordinates, here only that of the screen.
///
/// Header: UIKit/UIView.h
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObject {
    var bounds: CGRect { get }
}

extension UIScreen: UICoordinateSpace {}
