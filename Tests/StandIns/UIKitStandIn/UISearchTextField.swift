import Foundation

/// A search field.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {}
