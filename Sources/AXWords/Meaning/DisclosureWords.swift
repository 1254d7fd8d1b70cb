/// The names of the chevron or arrow at the end of a row that leads on, in all languages.
///
/// Dumps do not always name the language, so those of any language count.
package enum DisclosureWords {
    /// Returns whether a whole label is such a name: `Forward`, `Disclosure indicator`.
    package static func contains(_ label: FoldedText) -> Bool { label.scalars.count <= 24 && names.contains(label) }

    private static let names = Lexicon.union(.disclosureIndicators)
}
