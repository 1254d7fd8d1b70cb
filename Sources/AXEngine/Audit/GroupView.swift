import AXTree

/// A group of screens as rules see it: the same screen in several variants.
public struct GroupView {
    /// A screen of a group.
    public struct Member {
        /// The variant, such as `ar` or `AX3`; `nil` if the dump does not name one.
        public let variant: String?
        /// The screen.
        public let screen: ScreenView
        /// What distinguishes the screen from the others.
        package let traits: ScreenVariant
        /// The elements that it shares with the base. For the base, each element is matched with itself.
        package let matching: ElementMatching
        /// The findings of the screen by itself: by the element, the rules.
        let foundRules: [Int: Set<String>]

        /// Returns whether one of some rules has a finding on an element of the screen by itself.
        package func hasFinding(on index: Int, by rules: Set<String>) -> Bool {
            foundRules[index].map { !$0.isDisjoint(with: rules) } ?? false
        }
    }

    /// The name of the group.
    public let name: String
    /// The screens, at least two. The first is the base.
    public let members: [Member]

    /// The first screen. Findings belong to it, and have only elements of it.
    public var base: ScreenView { members[0].screen }
    /// The other screens.
    public var others: ArraySlice<Member> { members.dropFirst() }
}
