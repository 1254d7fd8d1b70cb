import Foundation

/// A cell or supplementary view of a collection view.
///
/// Header: UIKit/UICollectionViewCell.h
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {}
