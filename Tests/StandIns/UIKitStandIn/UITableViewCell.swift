import Foundation

/// A cell of a table view.
///
/// Header: UIKit/UITableViewCell.h
@preconcurrency @MainActor
open class UITableViewCell: UIView {}
