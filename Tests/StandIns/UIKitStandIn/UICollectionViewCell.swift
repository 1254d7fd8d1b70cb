import Foundation

/// A cell of a collection view.
///
/// Header: UIKit/UICollectionViewCell.h
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {}
