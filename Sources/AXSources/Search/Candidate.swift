import AXTree

/// A mention that may be what makes an element.
struct Candidate {
    /// The index of the mention.
    let mention: Int
    let file: Int
    let line: Int
    /// The scope of the mention in the file.
    let scope: Int
    /// The index of the entry of the catalogue through which it was found.
    var entry: Int?
    let evidence: CodeEvidence
    /// How well the mention fits the element by itself, up to 1.
    var weight: Double
    /// Whether the text is in a table of texts or data, of which the code that shows it is elsewhere.
    var isInTable = false
    /// Whether it is the call that shows a text of a table or of data.
    var isTemplate = false
    /// Whether the variable that it shows a member of has the name of the type with the text.
    var isNamedAfterType = false
    /// Whether it is in a list that has the texts of a bar of the screen, and the element is not in that bar.
    var isOfOtherBar = false
    /// Whether it is in the list that has the texts of the bar of the element; set by the search.
    var isOfBar = false
    /// How much of the rest of the screen is made near it; set by the search.
    var support = 0.0

    var score: Double { weight * (0.02 + support) }
}
