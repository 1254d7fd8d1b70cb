import Foundation

/// A path of which only the bounds count here.
///
/// Header: UIKit/UIBezierPath.h
open class UIBezierPath: NSObject {
    public let bounds: CGRect

    public init(rect: CGRect) { bounds = rect }

    public var isEmpty: Bool { bounds.isEmpty }
}
