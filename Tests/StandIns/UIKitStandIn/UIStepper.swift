import Foundation

/// A stepper.
///
/// Header: UIKit/UIStepper.h
@preconcurrency @MainActor
open class UIStepper: UIControl {
    open var value = 0.0
    open var minimumValue = 0.0
    open var maximumValue = 100.0
}
