import Foundation

/// An image.
open class UIImage: NSObject {}
