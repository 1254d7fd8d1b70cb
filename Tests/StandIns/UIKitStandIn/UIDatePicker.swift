import Foundation

/// A date picker.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {}
