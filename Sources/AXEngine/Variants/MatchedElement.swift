import AXSyntax
import AXTree

/// What the matching of variants knows of an element.
struct MatchedElement {
    /// The index in the screen.
    let index: Int
    let type: ElementType
    let isExposed: Bool
    let isControl: Bool
    /// The identifier, or `nil` if there is none.
    let identifier: String?
    /// The label in lower case without white space around it, or `nil` if there is none.
    let label: String?
    /// The numbers in the label, sorted: they are the same in every language, in another order.
    let numbers: [String]
    /// The words in the label.
    let words: Set<Substring>
    let frame: Rect?
    let parent: Int?

    init(_ element: Element, at index: Int, isExposed: Bool) {
        self.index = index
        self.isExposed = isExposed
        isControl = element.isControlByItself
        type = element.type
        identifier = element.identifier.flatMap { $0.isEmpty ? nil : $0 }
        frame = element.frame
        parent = element.parent
        let label = element.label.map { $0.lowercased().trimmed } ?? ""
        self.label = label.isEmpty ? nil : label
        // A text of many pages is compared as a whole.
        let words = label.utf8.count > 1_000 ? [] : label.split { !$0.isLetter && !$0.isNumber }
        self.words = Set(words)
        numbers = Self.numbers(in: label.utf8.count > 1_000 ? "" : label)
    }

    /// Returns the numbers in a text by their decimal digits, in any script, sorted, without that of a placeholder:
    /// none of `%1$@`.
    private static func numbers(in text: String) -> [String] {
        var numbers: [String] = []
        var number = ""
        /// The scalars before the number and before `scalar`.
        var (first, last): (Unicode.Scalar?, Unicode.Scalar?) = (nil, nil)
        for scalar in text.unicodeScalars {
            if scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue {
                if number.isEmpty { first = last }
                number += String(Int(value))
            } else if !number.isEmpty {
                if first != "%" || scalar != "$" { numbers.append(number) }
                number = ""
            }
            last = scalar
        }
        if !number.isEmpty { numbers.append(number) }
        return numbers.sorted()
    }

    /// Whether the label has a word: digits and symbols are the same in every language.
    var hasWords: Bool { words.contains { $0.contains(where: \.isLetter) } }

    /// Whether the label is that of another element, cut off with an ellipsis.
    private func isBeginning(of other: MatchedElement) -> Bool {
        guard let label, label.hasSuffix("…"), label.count > 3 else { return false }
        return other.label?.hasPrefix(label.dropLast()) ?? false
    }

    /// Whether all words of one label are in the other, `Total` and `Total, 12 €`, or `Home` and `Home Home`, or one is
    /// the beginning of the other: `Delivery on Mon…`.
    func sharesWords(with other: MatchedElement) -> Bool {
        if isBeginning(of: other) || other.isBeginning(of: self) { return true }
        let (few, many) = words.count <= other.words.count ? (words, other.words) : (other.words, words)
        return few.isSubset(of: many) && few.contains { $0.count >= 3 && $0.contains(where: \.isLetter) }
    }
}
