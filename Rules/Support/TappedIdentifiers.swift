import AXEngine
import AXSyntax
import AXTree
import AXWords

/// The identifiers of a screen that occur once and say that their element is tapped, such as `saveButton`.
struct TappedIdentifiers {
    private let screen: ScreenView
    /// The number of elements with each identifier that may name a control.
    private lazy var counts: [String: Int] = {
        var counts: [String: Int] = [:]
        for index in screen.elements.indices {
            guard let identifier = screen.elements[index].identifier, Self.mayNameControl(identifier) else { continue }
            counts[identifier, default: 0] += 1
        }
        return counts
    }()

    /// Creates the identifiers of a screen.
    init(_ screen: ScreenView) { self.screen = screen }

    /// Returns the identifier of the element if it says that the element is tapped. A label that is written like one
    /// may be it: WebDriverAgent does not tell them apart.
    mutating func tapped(_ element: ElementView) -> String? {
        let name =
            element.identifier
            ?? (!element.conventions.sharesIdentifiers && element.hasMachineLabel ? element.label : nil)
        guard let identifier = name, Self.mayNameControl(identifier),
            Self.namesControl(identifier, isInBar: element.isInBar), counts[identifier, default: 1] == 1
        else { return nil }
        if !element.screen.carries(.traits), element.type == .staticText {
            return Self.names(identifier, element.labelText.folded) ? identifier : nil
        }
        return identifier
    }

    /// Returns whether the last word of an identifier is that of a button, or the first is one. A tab or a link counts
    /// only in a bar; elsewhere the word often means what the element is about.
    static func namesControl(_ identifier: String, isInBar: Bool) -> Bool {
        guard identifier.utf8.count <= longestIdentifier else { return false }
        let words = words(in: identifier)
        guard words.count >= 2, let last = words.last else { return false }
        return last == "btn" || last == "button" || words[0] == "btn"
            || words[0] == "button" && !parts.contains(last) || isInBar && (last == "tab" || last == "link")
    }

    /// Returns whether the words of an identifier are those of a label and a word for a button: `deleteAccountButton`
    /// and "Delete account".
    static func names(_ identifier: String, _ label: FoldedText) -> Bool {
        let words = words(in: identifier).filter { $0 != "btn" && $0 != "button" }
        return !words.isEmpty && words.joined(separator: " ") == label.text
    }

    /// Words at the end of an identifier of what is inside a button.
    private static let parts = Set(wordsOf: "title label text icon image container view row count badge wrapper")

    /// Returns whether an identifier has a letter that each of the words for a control has: the B of `btn`, `button`
    /// and `tab`, or the K of `link`; or a letter beyond ASCII, which may have one of them as its lowercase form.
    private static func mayNameControl(_ identifier: String) -> Bool {
        identifier.containsByte { $0 | 0x20 == UInt8(ascii: "b") || $0 | 0x20 == UInt8(ascii: "k") || $0 >= 0x80 }
    }

    private static let longestIdentifier = 100

    /// Returns the words of a name in lower case: `save`, `button` for `saveButton`, `save_button` and `save-button-2`.
    private static func words(in identifier: String) -> [String] {
        var words: [String] = []
        var word: [UInt8] = []
        var wasLowercase = false
        func endWord() {
            if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self).lowercased()) }
            word.removeAll(keepingCapacity: true)
        }
        for byte in identifier.utf8 {
            if byte.isUppercaseLetter && wasLowercase { endWord() }
            // A byte beyond ASCII is part of a letter.
            if byte.isLetter || byte >= 0x80 { word.append(byte) } else { endWord() }
            wasLowercase = byte.isLowercaseLetter
        }
        endWord()
        return words
    }
}
