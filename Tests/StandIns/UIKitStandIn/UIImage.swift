import Foundation

/// An image.
///
/// Header: UIKit/UIImage.h
open class UIImage: NSObject {
    open var accessibilityLabel: String?
}
