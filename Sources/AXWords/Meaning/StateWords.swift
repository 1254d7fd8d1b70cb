/// Words for states by which a name says what a trait, a value or a property of the element has to say. Those of
/// any language count, because each means the state in all.
package enum StateWords {
    /// Returns whether a part of a name says that more is shown, or hidden.
    package static func areDisclosure(_ part: FoldedText) -> Bool { disclosure.contains(part) }

    /// Returns whether a part of a name says that the element cannot be used.
    package static func areUnavailable(_ part: FoldedText) -> Bool { unavailable.contains(part) }

    /// Returns whether a whole name is a word for on or off.
    package static func areOnOrOff(_ name: FoldedText) -> Bool { onOff.contains(name) }

    /// Returns the adjective for a state that follows a name of one to three words without a separator: `Details
    /// collapsed`. A count ("3 selected") or "all" before it makes it a summary.
    package static func adjective(endingName name: FoldedText) -> FoldedText? {
        guard name.scalars.count <= 60 else { return nil }
        if let adjective = unspacedAdjectives.matches(atEndOf: name, .anywhere).first(where: { $0 != name }) {
            return adjective
        }
        guard let word = name.words.last, adjectives.contains(word) || activations.contains(word) else { return nil }
        let before = name.words.dropLast()
        let isName =
            1...3 ~= before.count
            && !before.contains { part in
                part.contains { "0"..."9" ~= $0 } || noNames.contains(part)
            }
        return isName ? FoldedText(scalars: word) : nil
    }

    /// Returns whether an adjective says that something is on or off, which the name of a row or of a wide button may
    /// show.
    package static func areActivation(_ adjective: FoldedText) -> Bool { activations.contains(adjective) }

    private static let activations = Lexicon.union(.activations)
    private static let adjectives = Lexicon.union(.stateAdjectives)
    private static let unspacedAdjectives = Lexicon.union(.attachedStateAdjectives)
    /// The words of a name in which an adjective at the end is a summary, the object of a verb or a part of a sentence.
    private static let noNames = Lexicon.union(.notBeforeState)

    /// Returns the phrase that says that a tab is selected, or that something is not, at the start or the end of a
    /// name.
    package static func phrase(in name: FoldedText) -> FoldedText? {
        atStart.matches(atStartOf: name).first { $0 != name } ?? atEnd.matches(atEndOf: name).first { $0 != name }
    }

    private static let disclosure = Lexicon.union(.disclosureStates)
    private static let unavailable = Lexicon.union(.unavailableStates)
    private static let onOff = Lexicon.union(.onOrOff)
    private static let atStart = Lexicon.union(.selectedAtStart)
    private static let atEnd = Lexicon.union(.selectedAtEnd)
}
