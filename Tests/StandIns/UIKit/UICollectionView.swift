import Foundation

/// Cells.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {}
