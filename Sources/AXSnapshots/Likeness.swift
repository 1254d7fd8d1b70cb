import AXEngine
import AXTree

/// How much two items have in common, from everything to little.
enum Likeness: CaseIterable {
    /// Everything that is compared.
    case content
    /// Everything but the place on the screen.
    case wording
    /// What identifies them and what they stand in.
    case key
    /// What identifies them.
    case own
    /// Everything but the identifier.
    case renamed
    /// What they are.
    case kind
}
