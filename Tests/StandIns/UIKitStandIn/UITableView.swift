import Foundation

/// A table view.
///
/// Header: UIKit/UITableView.h
@preconcurrency @MainActor
open class UITableView: UIScrollView {}
