import Foundation

/// A table view, whose visible cells are made by layout.
///
/// Header: UIKit/UITableView.h
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// Makes the visible cells, in place of a data source.
    public var makeVisibleCells: (() -> [UIView])?

    open override func layoutSubviews() {
        for cell in makeVisibleCells?() ?? [] { addSubview(cell) }
        makeVisibleCells = nil
    }
}
