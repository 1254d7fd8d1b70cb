import AXEngine
import AXTree

/// Two items that are the same one, in two lists.
struct Match: Hashable {
    /// Its index in the reference.
    var reference: Int
    /// Its index now.
    var current: Int
    /// Whether anything about it differs.
    var differs: Bool
    /// Whether it changed places with others.
    var isMoved = false
}
