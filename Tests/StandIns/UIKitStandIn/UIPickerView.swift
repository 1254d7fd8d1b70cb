import Foundation

/// A picker.
///
/// Header: UIKit/UIPickerView.h
@preconcurrency @MainActor
open class UIPickerView: UIView {}
