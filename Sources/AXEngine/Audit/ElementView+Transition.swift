import AXTree

// For the rules that another branch changes. To be deleted when it is merged.

extension ElementView {
    /// Whether it is on an Android screen.
    package var isAndroid: Bool { platform == .android }
}
