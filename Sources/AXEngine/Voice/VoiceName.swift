import AXSyntax
import AXTree
import AXWords

/// What a user of Voice Control or Voice Access says to activate a control.
///
/// Both listen to `Tap` and a name. Voice Control takes `accessibilityUserInputLabels` in place of the label (Apple's
/// documentation of that property). Where several controls have the name, both number them; where a name fails, the user
/// says "Show numbers" and the number.
package struct VoiceName: Hashable, Sendable {
    /// Why the first name does not activate the control. The raw value is its name in JSON.
    package enum Problem: String, Sendable {
        /// There is no name.
        case unnamed
        /// The name has neither letters nor digits.
        case symbols
        /// The name has only emoji.
        case emoji
        /// The name is one of code, such as an identifier.
        case identifier
        /// The name has more words than one says in one breath.
        case long
        /// Another control has the name, too.
        case ambiguous
    }

    /// The names, without those that are blank: those that the app sets for it, else what the screen reader calls it.
    package let names: [String]
    /// `nil` if one of the names activates the control alone.
    package internal(set) var problem: Problem?
    /// The number of words of the first name, without numbers.
    package let wordCount: Int
    /// The number of other controls that have the first name.
    package internal(set) var others = 0
    /// A text on the control that would do as its name; `nil` if there is no problem or no such text.
    package internal(set) var instead: String?

    /// The most words of a name that one can say.
    static let maximumWords = 6

    init(_ names: [String]) {
        self.names = names.filter { !$0.isBlank }
        wordCount = self.names.first.map(Self.countWords) ?? 0
        let problems = self.names.map(Self.problem)
        problem = problems.contains(nil) ? nil : problems.first ?? .unnamed
    }

    /// Returns why nobody can say a name; `nil` if one can.
    static func problem(of name: String) -> Problem? {
        if !name.unicodeScalars.contains(where: { $0.properties.isAlphabetic || $0.properties.numericType != nil }) {
            return name.unicodeScalars.contains { $0.properties.isEmoji && $0.value > 0xFF } ? .emoji : .symbols
        }
        if name.has("_"), !name.has(" ") { return .identifier }
        let codeNames = name.isASCII && !name.has(" ") ? Detector.names + Detector.codeNames : []
        if (codeNames + Detector.inAnyText).first(matching: name) != nil { return .identifier }
        return countWords(name) > maximumWords ? .long : nil
    }

    /// Returns the number of words of a name, without numbers. Two characters of a script that does not separate words
    /// count as one.
    static func countWords(_ name: String) -> Int { TitleWords(name).spokenCount }
}
