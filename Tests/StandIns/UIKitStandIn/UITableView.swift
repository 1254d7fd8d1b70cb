import Foundation

/// A table view.
@preconcurrency @MainActor
open class UITableView: UIScrollView {}
