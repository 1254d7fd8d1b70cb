import Foundation

/// A part of a collection.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {}
