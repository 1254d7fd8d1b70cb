import Foundation

/// A collection view.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {}
