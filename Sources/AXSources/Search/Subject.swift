/// An element of a screen that is looked for, with the candidates for it.
struct Subject {
    /// The index of the element.
    let element: Int
    /// The text by which it was found; elements with one text do not support each other.
    var text = ""
    var candidates: [Candidate] = []
    /// The calls that can show the text if it is from a table or is data, the likeliest first.
    var templates: [Candidate] = []
    /// Whether the text is all that the element says, and not a part of a merged label.
    var isWhole = true
    /// Where the code has its identifier for another purpose, such as the name of an image: supports candidates beside
    /// it.
    var hints: [Candidate] = []
    /// The share of the parts of a merged label that were found at all; 1 for a label that was found as a whole.
    var share = 1.0
    /// Whether the element has an identifier of the app that the sources do not have: it may be of another version.
    var isForeign = false
    /// Whether its text is from the system or from another screen, such as the title of a back button.
    var isBorrowed = false
}
