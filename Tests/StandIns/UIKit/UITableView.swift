import Foundation

/// Rows.
@preconcurrency @MainActor
open class UITableView: UIScrollView {}
