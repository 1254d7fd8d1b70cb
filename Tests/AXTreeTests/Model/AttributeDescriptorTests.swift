import Testing

@testable import AXTree

@Suite("The table of attributes")
struct AttributeDescriptorTests {
    @Test("It has a line for each attribute, in their order")
    func order() { #expect(AttributeDescriptor.all.map(\.attribute) == Attribute.allCases) }

    @Test("No two attributes have one name")
    func names() { #expect(Set(Attribute.names).count == Attribute.allCases.count) }

    @Test("The words of a platform replace the usual ones")
    func plurals() {
        #expect(Attribute.placeholder.plural(on: .iOS) == "placeholders")
        #expect(Attribute.placeholder.plural(on: .android) == "hints")
        #expect(Attribute.hint.plural(on: .iOS) == "hints")
        #expect(Attribute.elementsHidden.plural(on: .iOS) == "elementsHidden flags")
    }

    @Test("A platform has the attributes that its dumps can have")
    func platforms() {
        let ofViews: AttributeSet = [.platformType, .text, .flags]
        #expect(AttributeSet.all.union(ofViews) == AttributeSet(Attribute.allCases))
        #expect(Platform.iOS.attributes.isDisjoint(with: ofViews))
        #expect(Platform.android.attributes.isSuperset(of: ofViews))
        #expect(Platform.iOS.attributes == .all)
        #expect(Platform.android.attributes.isDisjoint(with: [.traits, .hint, .actions, .modal]))
    }
}
