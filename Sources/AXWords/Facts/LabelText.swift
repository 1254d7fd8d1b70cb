import AXSyntax

/// What rules ask about a label.
///
/// Each answer is computed at the first request. The elements of a screen that have the same label in the same language share
/// one object, see `ScreenTexts` of AXEngine.
package final class LabelText {
    /// The label, unchanged; empty without one.
    package let label: String
    /// The characters of the label.
    package let characters: TextCharacters
    /// The language of the label.
    package let language: LabelLanguage

    /// Creates the text of a label of these characters.
    package init(_ label: String, _ characters: TextCharacters, _ language: LabelLanguage) {
        self.label = label
        self.characters = characters
        self.language = language
    }

    /// The label without the white space around it; `nil` if nothing is left.
    package private(set) lazy var name: String? = {
        let trimmed = label.trimmed
        return trimmed.isEmpty ? nil : trimmed
    }()

    // MARK: Words

    /// The scripts of the label.
    package private(set) lazy var scripts: Scripts =
        characters.hasOthers ? Scripts(label) : characters.containsAny(of: .letters) ? .latin : []
    /// The words of the label's language; `nil` for a language without a list.
    package private(set) lazy var words = lists.first
    /// The lists of words that the label may use: those of its language first.
    package private(set) lazy var lists = language.lists(scripts)
    /// The language that the labels of the screen are in, if none is declared and it is not English.
    package var guessedLanguage: Language? { language.guessed }
    /// The label, folded.
    package private(set) lazy var folded = FoldedText(label, isASCII: !characters.hasOthers)

    // MARK: Text for machines

    /// The kind of name in code that the label is; `nil` for words.
    package private(set) lazy var machineName = MachineName(label, characters)
    /// The first format specifier.
    package private(set) lazy var formatSpecifier = FormatSpecifier.first(in: label, characters)
    /// The first markup that was not rendered.
    package private(set) lazy var markup = RawMarkup.first(in: label, characters)
    /// The markup that only the label of a control, an image or a header can be.
    package private(set) lazy var markupOfName =
        characters.containsAny(of: Self.marks) ? RawMarkup.firstOfName(label) : nil

    private static let marks = ASCIISet("*`~[#<_")
    /// The first debug text or placeholder text.
    package private(set) lazy var debugText = DebugText.first(in: label, characters)
    /// The debug text that only the label of a control, an image or a header can be.
    package private(set) lazy var debugTextOfName = DebugText.firstOfName(label, characters)
    /// Whether the label of a control, an image or a header is one that nobody has written yet.
    package private(set) lazy var isDraft = DraftText.matches(label, folded, characters)
    /// Whether the label says where a text should be, or that it is not finished.
    package private(set) lazy var isDraftPhrase =
        characters.contains(" ") && DraftText.mayBePhrase(label, characters) && DraftText.isPhrase(label, folded)
    /// The rare kinds of scalars that the label has.
    package private(set) lazy var scalarKinds = characters.hasControlsOrOthers ? ScalarKinds(label) : []
    /// The first piece of UTF-8 that was read in another encoding.
    package private(set) lazy var brokenEncoding =
        scalarKinds.contains(.misread) ? BrokenEncoding.first(in: label) : nil
    /// The kind of name in code that only the label of a control, an image or a header can be.
    package private(set) lazy var codeName = CodeName(label, characters)
    /// Whether the label is written like a name in code.
    package private(set) lazy var isCode = label.isCode
    /// Whether the label is two words in small letters with a hyphen, and no usual compound.
    package private(set) lazy var isHyphenatedCode = label.isHyphenatedCode
    /// Whether the label is the name of a variable.
    package private(set) lazy var isVariable =
        !characters.hasOthers && !characters.contains(" ") && VariableName.matches(label)
    /// Whether the label is a name for tests.
    package private(set) lazy var isTestID = TestID.matches(label)
    /// Whether the label could name a file: in ASCII without a comma or a line break, and neither in capitals alone nor signs
    /// alone.
    package private(set) lazy var mayNameFile =
        !characters.hasOthers && !characters.containsAny(of: Self.notInFileNames)
        && characters.containsAny(of: Self.digitsAndSmallLetters)

    private static let notInFileNames = ASCIISet(",\n\r\t")
    private static let digitsAndSmallLetters = ASCIISet { $0.isDigit || $0.isLowercaseLetter }

    /// Whether the label may be the name that a design tool gives a layer: a word and a number, `Mask group 1` or
    /// `Vector (Stroke)`.
    package var mayNameLayer: Bool {
        folded.wordCount <= 2 || folded.wordCount == 3 && (characters.contains("M") || characters.contains(")"))
    }

    /// Whether the label contains text of programs, see `MachineText`.
    package var holdsMachineText: Bool { formatSpecifier != nil || debugText != nil || markup != nil }
}
