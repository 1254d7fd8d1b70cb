import Foundation

/// A date.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {}
