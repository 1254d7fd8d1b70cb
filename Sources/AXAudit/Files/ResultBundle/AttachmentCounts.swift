import AXAuditCore

/// The attachments of exported result bundles that hold no tree.
package struct AttachmentCounts: Hashable, Sendable {
    var pictures = 0
    var videos = 0
    var propertyLists = 0
    var audits = 0
    var others = 0

    /// The number of attachments.
    package var total: Int { pictures + videos + propertyLists + audits + others }

    /// The attachments by kind: `40 pictures, 20 property lists, 2 other files`.
    package var description: String {
        [
            (pictures, "picture"), (videos, "video"), (propertyLists, "property list"), (audits, "audit"),
            (others, "other file"),
        ].filter { $0.0 > 0 }.map { Wording.count($0.0, $0.1) }.joined(separator: ", ")
    }

    static func += (counts: inout AttachmentCounts, other: AttachmentCounts) {
        counts.pictures += other.pictures
        counts.videos += other.videos
        counts.propertyLists += other.propertyLists
        counts.audits += other.audits
        counts.others += other.others
    }
}
