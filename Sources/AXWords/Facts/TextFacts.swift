import AXSyntax

/// What rules ask about a label.
///
/// Each answer is computed at the first request. The elements of a screen that have the same label in the same language
/// share one object.
package final class TextFacts {
    /// The label, unchanged; empty without one.
    package let label: String
    /// Whether all characters of the label are in ASCII.
    package let isASCII: Bool
    /// The language of the label.
    package let language: TextLanguage

    /// Creates the facts of a label.
    package init(_ label: String, _ language: TextLanguage) {
        self.label = label
        isASCII = label.isASCII
        self.language = language
    }

    /// The label without the white space around it; `nil` if nothing is left.
    package private(set) lazy var name: String? = {
        let trimmed = label.trimmed
        return trimmed.isEmpty ? nil : trimmed
    }()

    // MARK: Words

    /// The scripts of the label.
    package private(set) lazy var scripts = Scripts(label)
    /// The words of the label's language; `nil` for a language without a list.
    package private(set) lazy var words = lists.first
    /// The lists of words that the label may use: those of its language first.
    package private(set) lazy var lists = language.lists(for: label, scripts)
    /// The label, folded.
    package private(set) lazy var folded = FoldedText(label)

    // MARK: Text for machines

    /// The characters of the label.
    private lazy var characters = TextCharacters(label)
    /// Whether the label is only letters and digits of ASCII, and spaces: words without signs.
    package private(set) lazy var isPlain = label.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: " ") }
    /// Whether the label is one word in ASCII. In other scripts one word can be a sentence.
    package private(set) lazy var isOneWord = isASCII && !label.has(" ")
    /// The kind of name in code that the label is; `nil` for words.
    package private(set) lazy var machineName = isOneWord ? Detector.names.first(matching: label, of: characters) : nil
    /// The first format specifier.
    package private(set) lazy var formatSpecifier = Detector.formatSpecifiers.first(in: label, of: characters)
    /// The first markup that was not rendered.
    package private(set) lazy var markup = Detector.markup.first(in: label, of: characters)
    /// The markup that only the label of a control, an image or a header can be.
    package private(set) lazy var markupOfName = Detector.markupOfNames.first(in: label, of: characters)
    /// The first debug text or placeholder text.
    package private(set) lazy var debugText = Detector.debugTexts.first(in: label, of: characters)
    /// The debug text that only the label of a control, an image or a header can be.
    package private(set) lazy var debugTextOfName = Detector.debugTextsOfNames.first(in: label, of: characters)
    /// Whether the label of a control, an image or a header is one that nobody has written yet.
    package private(set) lazy var isDraft = DraftText.matches(label, folded)
    /// Whether the label says where a text should be, or that it is not finished.
    package private(set) lazy var isDraftPhrase = label.has(" ") && DraftText.isPhrase(label, folded)
    /// The first piece that was read in another encoding.
    package private(set) lazy var brokenEncoding =
        isASCII ? nil : Detector.brokenEncodings.first(in: label, of: characters)
    /// The kind of name in code that only the label of a control, an image or a header can be.
    package private(set) lazy var codeName = isOneWord ? Detector.codeNames.first(matching: label, of: characters) : nil
    /// Whether the label is written like a name in code.
    package private(set) lazy var isCode = label.isCode
    /// Whether the label is two words in small letters with a hyphen, and no usual compound.
    package private(set) lazy var isHyphenatedCode = label.isHyphenatedCode
    /// Whether the label is the name of a variable.
    package private(set) lazy var isVariable = Detector.variable.matches(label)
    /// Whether the label is a name for tests.
    package private(set) lazy var isTestID = Detector.testID.matches(label)
    /// Whether the label could name a file: in ASCII without a comma or a line break, and neither in capitals alone nor
    /// signs alone.
    package private(set) lazy var mayNameFile =
        isASCII && label.has(\.isLowercaseOrDigit) && !label.has { $0 == "," || $0 == "\n" || $0 == "\r" || $0 == "\t" }

    /// Returns whether a detector finds something in the name.
    package func isFound(by detector: Detector) -> Bool {
        guard let name else { return false }
        return detector.first(in: name, of: characters) != nil
    }

    /// Whether the label contains text of programs.
    package var holdsMachineText: Bool { formatSpecifier != nil || debugText != nil || markup != nil }
}
