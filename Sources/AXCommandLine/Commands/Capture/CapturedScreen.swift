import AXAudit

/// A screen of a device, as it was at one moment.
struct CapturedScreen {
    /// The name of its files without an extension: `Cart~de`.
    let name: String
    /// The extension of the file with the tree, with its dot.
    let treeExtension: String
    let tree: [UInt8]
    let picture: DevicePicture
    let facts: DeviceFacts
    /// What messages call the device.
    let device: String

    /// The files, the tree last: who sees it sees the others too.
    var files: [(name: String, bytes: [UInt8])] {
        var files: [(name: String, bytes: [UInt8])] = []
        if case .png(let bytes) = picture { files.append((name + CompanionKind.picture.ending, bytes)) }
        if let text = facts.capabilitiesFile {
            files.append((name + CompanionKind.capabilities.ending, Array(text.utf8)))
        }
        return files + [(name + treeExtension, tree)]
    }

    /// What is missing and why, for standard error.
    var notes: [String] {
        if case .none(let reason) = picture { return facts.notes + ["no picture: \(reason)"] }
        return facts.notes
    }
}
