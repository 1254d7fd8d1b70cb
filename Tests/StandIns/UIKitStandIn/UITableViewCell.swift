import Foundation

/// A cell of a table view.
@preconcurrency @MainActor
open class UITableViewCell: UIView {}
