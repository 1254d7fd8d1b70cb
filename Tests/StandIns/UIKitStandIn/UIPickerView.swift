import Foundation

/// A picker.
@preconcurrency @MainActor
open class UIPickerView: UIView {}
