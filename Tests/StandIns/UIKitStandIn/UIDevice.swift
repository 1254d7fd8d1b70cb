import Foundation

/// The device.
///
/// Header: UIKit/UIDevice.h
@preconcurrency @MainActor
open class UIDevice: NSObject {
    public static let current = UIDevice()

    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}
