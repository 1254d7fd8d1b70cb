import Foundation

/// Wheels.
@preconcurrency @MainActor
open class UIPickerView: UIView {}
