import Foundation

/// A line to write in what to look for.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {}
