import AXEngine
import AXTree

/// What happened to one element between a reference and now.
public struct Change: Hashable, Sendable {
    /// What happened. The raw value is what reports say.
    public enum Kind: String, CaseIterable, Sendable {
        /// It was not there.
        case added
        /// It is not there any more.
        case removed
        /// Its place among the others is another; attributes may differ too.
        case moved
        /// It stands where it stood, and attributes differ.
        case changed
    }

    /// What happened.
    public var kind: Kind
    /// The element's key; of one that was removed, what it was.
    public var key: String
    /// Its identifier, if it has one.
    public var identifier: String?
    /// Where it stands in the tree, for people.
    public var path: String
    /// Type and label in a few words, safe to print; of one that is still there, as it was.
    public var summary: String
    /// The attributes that differ; none for an element that was added or removed.
    public var attributes: [AttributeChange]
    /// Its number in the reading order of the reference, from 1.
    public var from: Int?
    /// Its number in the reading order now, from 1.
    public var to: Int?
}
