import Foundation

/// A search field.
///
/// Header: UIKit/UISearchTextField.h
@preconcurrency @MainActor
open class UISearchTextField: UITextField {}
