import Foundation

/// A row.
@preconcurrency @MainActor
open class UITableViewCell: UIView {}
