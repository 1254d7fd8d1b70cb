import Foundation

/// A cell or supplementary view of a collection view.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {}
