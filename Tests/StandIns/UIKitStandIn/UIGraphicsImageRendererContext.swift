import Foundation

/// What is drawn into.
///
/// Header: UIKit/UIGraphicsImageRenderer.h
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
    static var current: UIGraphicsImageRendererContext?
    /// The rectangle over which a view was drawn.
    var drawn: CGRect?
}
