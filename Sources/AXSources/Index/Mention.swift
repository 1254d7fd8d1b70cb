/// One mention in the code of something that can lead from an element to the code: a text, a key of a catalogue, an
/// identifier.
struct Mention: Sendable {
    /// What is mentioned.
    enum Kind: Sendable {
        /// A text that a call shows or that is handed on: `Text("Pay")`, `item("Pay")`.
        case literal
        /// The key of a catalogue in an accessor: `R.string.pay`, `@string/pay`, `l10n.pay`.
        case key
        /// The value of an identifier: `.accessibilityIdentifier("pay")`, `testTag("pay")`.
        case identifier
        /// The name of a constant that is used as an identifier: `.accessibilityIdentifier(ID.pay)`.
        case constant
        /// The name of an image: `Image("pay")`.
        case asset
        /// The name of a variable, or of a member of one, whose value a call shows: `Text(item.title)`.
        case shown
    }

    /// The property of an element that a text becomes.
    enum Property: Sendable {
        /// A text that is drawn.
        case text
        /// A text for assistive technology only: an accessibility label or a content description.
        case label
        /// The placeholder of a text field.
        case placeholder
        /// Unknown: the text is an argument of a call of the app, an item of a list or a value of an enumeration.
        case unknown
    }

    let kind: Kind
    /// The property of a literal or a key.
    var property = Property.unknown
    /// The text, with gaps for interpolations.
    let pattern: TextPattern
    /// The name of the call, the tag or the property that the text is given to; empty if there is none.
    var call = ""
    /// The argument of the call that the text is, if its name does not tell what it is for.
    var argument: CodeArgument?
    /// The name of the constant that a literal is the value of; empty if there is none.
    var constant = ""
    /// The name of the argument, the property or the variable that has the text; empty if there is none. Of what is
    /// shown, the variable before the member.
    var field = ""
    /// The byte offset of the text in a variable that is given to a call; `nil` for another mention.
    var passed: Int?
    /// Whether what is shown is an item of a list by its index: `Text(titles[index])`.
    var isIndexed = false
    /// The byte offset in the file: of the literal, of the variable that has it, or of the tag of an XML element.
    var offset: Int
    /// The number of the line, from 1.
    var line: Int
    /// The byte offset of the object or tag that has the mention, if it has more than one: the mentions are of one
    /// element.
    var owner: Int?
    /// The classes whose code can replace the text: those of the scene of a storyboard.
    var classes: [String] = []
    /// Whether code or data is likely to replace the text: in a cell that is a prototype, or in a view with an outlet.
    var isReplaceable = false
    /// The index in the file of the innermost bracket around it; -1 at the top of the file.
    var scope = -1
    /// Whether a text is an item of a list, or of an object in a list, and no argument of a call that makes an element.
    var isListed = false
    /// Whether a text is in a file that makes no elements, or is a constant of a type: it is one of a catalogue or data.
    var isInTable = false
    /// The index of the file in the index; set when files are merged.
    var file = 0
}
