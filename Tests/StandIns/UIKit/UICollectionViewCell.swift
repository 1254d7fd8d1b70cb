import Foundation

/// A cell.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {}
