import AXEngine
import AXTree

/// What differs between a reference of a screen and the screen now.
public struct ScreenDifference: Sendable {
    /// What the screen is called.
    public var screen: String
    /// What has to be known before the changes are judged: another language, another size.
    public var remarks: [String] = []
    /// What happened to elements, in reading order.
    public var changes: [Change] = []
    /// Attributes that only one of the two sides carries.
    public var notCompared: AttributeSet = []
    /// How many elements there are now.
    public var count = 0

    /// The two texts, where text snapshots were compared.
    public var patch: TextPatch?

    /// What there was; nil if it is not known any more. `Change.from` numbers its entries from 1.
    public var reference: ComparedSide?
    /// What there is; nil if it is not known any more. `Change.to` numbers its entries from 1.
    public var current: ComparedSide?

    /// A difference of a screen of that name; none so far.
    public init(screen: String) { self.screen = screen }

    /// Whether nothing differs.
    public var isEmpty: Bool { changes.isEmpty && patch == nil }
}
