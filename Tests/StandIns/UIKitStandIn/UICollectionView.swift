import Foundation

/// A collection view.
///
/// Header: UIKit/UICollectionView.h
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {}
