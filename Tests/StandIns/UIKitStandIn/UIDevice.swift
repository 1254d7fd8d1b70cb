import Foundation

/// The device.
///
/// Header: UIKit/UIDevice.h
@preconcurrency @MainActor
open class UIDevice: NSObject {
    public static let current = UIDevice()

    /// A test may set another one.
    open var userInterfaceIdiom = UIUserInterfaceIdiom.phone
}
