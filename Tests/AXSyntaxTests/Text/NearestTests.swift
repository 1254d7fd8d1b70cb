import AXTree
import TestSupport
import AXSyntax
import Testing

@Suite("String.nearest")
struct NearestTests {
    @Test(
        "A word that was mistyped is found",
        arguments: [
            ("lable", "label"), ("labell", "label"), ("Label", "label"), ("labe", "label"), ("valeu", "value"),
            ("identifer", "identifier"), ("accessibilityElement", "isAccessibilityElement"),
            ("isaccessibilityelement", "isAccessibilityElement"),
            ("placholder", "placeholder"), ("placeHolder", "placeholder"), ("frames", "frame"), ("trait", "traits"),
            ("childern", "children"), ("chlidren", "children"), ("min", "minimum"), ("max", "maximum"),
            ("enable", "enabled"),
            ("elementHidden", "elementsHidden"), ("headinglevel", "headingLevel"), ("hnit", "hint"), ("tpye", "type"),
            ("custom_content", "customContent"), ("user-input-labels", "userInputLabels"),
        ])
    func typos(word: String, meant: String) { #expect(word.nearest(in: Attribute.names) == meant) }

    @Test("A word that is in the list is its own nearest")
    func itself() {
        for word in Attribute.names + ElementType.names {
            #expect(word.nearest(in: Attribute.names + ElementType.names) == word)
        }
    }

    @Test(
        "A word far from all has none",
        arguments: [
            "", "colour", "x", "zzzzz", "backgroundColor", "fontSize", "日本語", "accessibility", "rect",
            String(repeating: "label", count: 20),
        ])
    func far(word: String) { #expect(word.nearest(in: Attribute.names) == nil) }

    @Test("Of several the closest is found, and of equals the first")
    func closest() {
        #expect("button".nearest(in: ["buttons", "button", "buton"]) == "button")
        #expect("buttan".nearest(in: ["buttons", "button"]) == "button")
        #expect("cat".nearest(in: ["bat", "hat"]) == "bat")
        #expect("label".nearest(in: []) == nil)
        #expect("w".nearest(in: ["x", "y", "width", "height"]) == "width")
        #expect("h".nearest(in: ["hint", "height"]) == nil)
    }

    @Test("What is found is at most a third of the letters away, by a recursive definition of the distance")
    func random() {
        var random = SeededRandom(14)
        var found = 0
        for _ in 0..<Cases.of(300) {
            let candidates = (0..<4).map { _ in self.word(&random) }
            let word = self.word(&random)
            // Words that one extends the other by are near by another rule.
            if candidates.contains(where: { $0.hasPrefix(word) || word.hasPrefix($0) }) { continue }
            let distances = candidates.map { naiveDistance(Array(word), Array($0)) }
            let limits = candidates.map { max(1, max(word.count, $0.count) / 3) }
            let best = candidates.indices.filter { distances[$0] <= limits[$0] }.map { distances[$0] }.min()
            let expected = best.flatMap { best in
                candidates.indices.first { distances[$0] == best && distances[$0] <= limits[$0] }
            }
            if expected != nil { found += 1 }
            #expect(word.nearest(in: candidates) == expected.map { candidates[$0] }, "\(word) in \(candidates)")
        }
        #expect(found >= Cases.of(30))
    }

    private func word(_ random: inout SeededRandom) -> String {
        String((0..<random.int(2...7)).map { _ in "abc".randomElement(using: &random)! })
    }

    /// Insertion, deletion, replacement, and the swap of two neighbours.
    private func naiveDistance(_ one: [Character], _ other: [Character]) -> Int {
        guard let last = one.last, let otherLast = other.last else { return max(one.count, other.count) }
        if last == otherLast { return naiveDistance(one.dropLast(), other.dropLast()) }
        var best = min(
            naiveDistance(one.dropLast(), other), naiveDistance(one, other.dropLast()),
            naiveDistance(one.dropLast(), other.dropLast()))
        if one.count > 1, other.count > 1, last == other[other.count - 2], otherLast == one[one.count - 2] {
            best = min(best, naiveDistance(Array(one.dropLast(2)), Array(other.dropLast(2))))
        }
        return best + 1
    }
}
