import AXTree
import TestSupport
import Testing

/// The set of attributes, held against a set of the standard library.
@Suite("AttributeSet")
struct AttributeSetTests {
    @Test("Random sets behave as sets of the standard library")
    func random() {
        var random = SeededRandom(7)
        func members() -> Set<Attribute> { Set(Attribute.allCases.filter { _ in random.int(0...2) == 0 }) }
        for _ in 0..<Cases.of(200) {
            let (one, other) = (members(), members())
            let (set, second) = (AttributeSet(one), AttributeSet(other))
            #expect(Set(set) == one && set.count == one.count && set.isEmpty == one.isEmpty)
            #expect(Set(set.union(second)) == one.union(other))
            #expect(Set(set.intersection(second)) == one.intersection(other))
            #expect(Set(set.symmetricDifference(second)) == one.symmetricDifference(other))
            #expect(Set(set.subtracting(second)) == one.subtracting(other))
            #expect(set.isSubset(of: second) == one.isSubset(of: other))
            #expect(set.isDisjoint(with: second) == one.isDisjoint(with: other))
            #expect(set.inOrder == Attribute.allCases.filter(one.contains))
        }
    }

    @Test("An attribute is inserted once, updated and removed")
    func members() {
        var set: AttributeSet = [.label]
        #expect(set.insert(.flags).inserted)
        #expect(!set.insert(.flags).inserted)
        #expect(set.update(with: .label) == .label)
        #expect(set.update(with: .hint) == nil)
        #expect(set.remove(.value) == nil)
        #expect(set.remove(.label) == .label)
        #expect(set == [.hint, .flags])
    }
}
