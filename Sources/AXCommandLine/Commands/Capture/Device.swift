import AXAudit

/// A device or simulator whose screen can be captured.
protocol Device {
    /// What messages call it: `emulator-5554`.
    var name: String { get }
    /// The extension of the file with the tree, with its dot.
    var treeExtension: String { get }
    /// The settings that variants change, or `nil` if the tool has none.
    var settings: (any DeviceSettings)? { get }

    /// Returns the tree of the screen as the tool writes it.
    func tree() throws(UsageError) -> [UInt8]
    /// Returns the picture of the screen, a PNG, or the reason why there is none.
    func picture() throws(UsageError) -> DevicePicture
    /// Returns what belongs beside the tree of a screen.
    func facts(of screens: [Screen]) throws(UsageError) -> DeviceFacts
}
