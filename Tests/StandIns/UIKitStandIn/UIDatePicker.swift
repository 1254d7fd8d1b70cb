import Foundation

/// A date picker.
///
/// Header: UIKit/UIDatePicker.h
@preconcurrency @MainActor
open class UIDatePicker: UIControl {}
