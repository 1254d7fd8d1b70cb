import AXEngine
import AXSnapshots
import AXTree

/// The elements of a screen as two lists: the exposed ones in reading order, and the others. The script of the page
/// draws the picture of the screen from them.
package struct ElementListMarkup {
    private let screen: Screen
    private let order: [Int]
    private let speech: ScreenSpeech
    private let drawing: Drawing
    /// By element: whether VoiceOver stops on it.
    private let isExposed: [Bool]
    /// By element: whether it is inside an exposed element, and so part of what VoiceOver reads for that one.
    private let isInside: [Bool]
    /// The prefix of the ids of elements.
    private let prefix: String
    /// By index of the element: the class of its mark in its list and in the picture. Only marked elements have an id.
    private let marks: [Int: String]
    /// By index of the element: the name that it shares with the same elements of other variants of the screen.
    private let matches: [Int: String]
    /// The attributes that the dump carries.
    private let attributes: [Attribute]
    /// The start tag of the element around a label, with its language if that is known and not English.
    private let labelTag: Markup

    package init(_ screen: Screen, order: [Int], prefix: String, marks: [Int: String], matches: [Int: String] = [:]) {
        self.matches = matches
        self.screen = screen
        self.order = order
        speech = ScreenSpeech(screen, order: order)
        self.prefix = prefix
        self.marks = marks
        drawing = Drawing(screen)
        var isExposed = [Bool](repeating: false, count: screen.elements.count)
        for index in order { isExposed[index] = true }
        self.isExposed = isExposed
        // The end of the subtrees of the exposed elements so far: elements are in preorder.
        var end = 0
        isInside = screen.elements.indices.map { index in
            defer { if isExposed[index] { end = max(end, screen.elements[index].subtreeEnd) } }
            return index < end
        }
        attributes = screen.carries.inOrder
        labelTag = "<bdi\(Self.language(screen.locale))>"
    }

    /// Returns the `lang` attribute for a language tag; nothing for English, which is the language of the page.
    private static func language(_ tag: String?) -> Markup {
        guard let tag, tag != "en", !tag.hasPrefix("en-") else { return "" }
        let isTag = tag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        return isTag && !tag.isEmpty ? " lang=\"\(tag)\"" : ""
    }

    /// What VoiceOver says and the list of it lacks, one sentence each.
    package var speechNotes: [String] { speech.notes }

    /// Returns the id of an element.
    package static func id(_ prefix: String, _ index: Int) -> String { "\(prefix)-element-\(index)" }

    /// The element into which the script draws the screen, with the size of the screen and the height of its content.
    /// It contains the picture of the screen if there is one.
    ///
    /// - Parameter note: Why there is none; empty if there is nothing to say.
    package func picture(_ image: PictureImage? = nil, note: String = "") -> Markup {
        let numbers = [drawing.size.width, drawing.size.height, drawing.height].map(\.inPoints)
        let said: Markup = note.isEmpty ? "" : "<p class=\"aside\"><bdi>\(note)</bdi></p>"
        let direction: Markup = screen.direction == .rightToLeft ? " data-direction=\"rtl\"" : ""
        return
            "<div class=\"picture\" data-size=\"\(numbers.joined(separator: " "))\"\(direction)>\(said)\(image?.markup ?? "")</div>\n"
    }

    /// Whether the screen is wider than high, so that its picture needs the width of the page.
    package var isWide: Bool { drawing.size.width > drawing.size.height * 1.1 }

    /// Writes the list of the exposed elements.
    package func writeReadingOrder(to markup: inout Markup) {
        if order.isEmpty {
            markup += "<p>No exposed elements.</p>\n"
            return
        }
        markup += "<ol class=\"order\">\n"
        for spoken in speech.elements { markup += item(at: spoken.index, summary: words(spoken)) }
        markup += "</ol>\n"
    }

    /// Writes the list of the elements that are not exposed.
    package func writeRest(to markup: inout Markup) {
        let count = isExposed.count { !$0 }
        if count == 0 { return }
        markup +=
            "<details class=\"rest\"><summary>\(Wording.count(count, "element")) not exposed</summary><ul>\n"
        for index in isExposed.indices where !isExposed[index] {
            let element = screen.elements[index]
            let name = (element.hasLabel ? element.label : element.value) ?? ""
            markup += item(at: index, summary: "\(element.words(on: screen.platform)) \(label(name))")
        }
        markup += "</ul></details>\n"
    }

    /// Returns the item of an element, with the attributes as a section that can be opened.
    private func item(at index: Int, summary: Markup) -> Markup {
        let element = screen.elements[index]
        var markup: Markup = "<li"
        if let mark = marks[index] { markup += " id=\"\(Self.id(prefix, index))\" class=\"\(mark)\"" }
        if let kind = drawing.kinds[index], let frame = element.frame {
            let numbers = [frame.x, frame.y, frame.width, frame.height].map(\.inPoints)
            markup += " data-kind=\"\(kind.rawValue)\" data-box=\"\(index) \(numbers.joined(separator: " "))\""
            if drawing.hasWordsInside[index] { markup += " data-full=\"\"" }
            if kind == .toggle, element.value == "0" { markup += " data-off=\"\"" }
            if isInside[index] { markup += " data-part=\"\"" }
        }
        // After the attributes that the script reads for the small drawings.
        if let match = matches[index] { markup += " data-match=\"\(match)\"" }
        let flag: Markup =
            ["failure", "warning"].contains(marks[index]) ? " <span class=\"flag\">\(marks[index] ?? "")</span>" : ""
        markup += "><details><summary>\(summary)\(flag)</summary><pre>\(attributes(at: index))</pre></details></li>\n"
        return markup
    }

    /// Returns what VoiceOver says, with its language, so that a browser's screen reader pronounces it.
    private func words(_ spoken: SpokenElement) -> Markup {
        let element = screen.elements[spoken.index]
        if spoken.speech.isSilent { return "<i>silent</i>" }
        let language = Self.language(spoken.languageTag)
        let name = screen.platform.speech.name(element)
        var markup: Markup = name?.isBlank == false ? "" : "<i>no name</i> "
        markup += "<bdi\(language)>\(Self.description(spoken.speech, name))</bdi>"
        if let hint = spoken.speech.hint { markup += " <span dir=\"auto\"\(language)>\(hint, limit: 300)</span>" }
        for (number, command) in element.voiceControlCommands.enumerated() {
            markup += number == 0 ? " <i>Voice Control: say</i> " : " <i>or</i> "
            markup += "<bdi>\(command, limit: 100)</bdi>"
        }
        return markup
    }

    /// Returns what VoiceOver says with the name emphasised, which the script writes into the picture.
    private static func description(_ speech: Speech, _ name: String?) -> Markup {
        guard let name, !name.isBlank, let range = range(of: name, in: speech.description)
        else {
            return "\(speech.description, limit: 300)"
        }
        let before = String(speech.description[..<range.lowerBound])
        let after = String(speech.description[range.upperBound...])
        return "\(before, limit: 300)<b>\(name, limit: 300)</b>\(after, limit: 300)"
    }

    /// Returns the first range of a name in a text, with which nearly every text begins.
    private static func range(of name: String, in text: String) -> Range<String.Index>? {
        if text.utf8.starts(with: name.utf8) {
            let end = text.utf8.index(text.startIndex, offsetBy: name.utf8.count)
            // Beyond ASCII, the next scalar can be a mark on the last letter of the name.
            if end == text.endIndex || 0x20..<0x80 ~= text.utf8[end] { return text.startIndex..<end }
        }
        return text.firstRange(of: name)
    }

    /// Writes the lists of the rotor that are not empty.
    package func writeRotors(to markup: inout Markup) {
        for rotor in Rotor.allCases {
            let listed = speech.elements.filter { rotor.contains(screen.elements[$0.index], carries: screen.carries) }
            if listed.isEmpty { continue }
            markup += "<details class=\"rotor\"><summary>Rotor: \(rotor.rawValue) (\(listed.count))</summary><ul>\n"
            for spoken in listed {
                let language = Self.language(spoken.languageTag)
                markup += "<li><bdi\(language)>\(spoken.speech.description, limit: 300)</bdi></li>\n"
            }
            markup += "</ul></details>\n"
        }
    }

    private func label(_ text: String) -> Markup { "\(labelTag)<b>\(text, limit: 300)</b></bdi>" }

    // MARK: Attributes

    /// Returns the attributes of an element, one per line, without flags that have their usual value.
    private func attributes(at index: Int) -> Markup {
        let element = screen.elements[index]
        var markup = Markup()
        for attribute in attributes {
            guard let value = element.value(of: attribute), !isUsual(attribute, value, isExposed: isExposed[index])
            else { continue }
            markup += "\(attribute.name): \(Self.wording(value))\n"
        }
        return markup
    }

    /// Returns a value as in reports of changes, but with longer texts.
    private static func wording(_ value: AttributeValue) -> Markup {
        switch value {
        case .text(let text): return "&quot;\(text)&quot;"
        case .texts(let texts):
            var markup = Markup()
            for (number, text) in texts.enumerated() {
                if number > 0 { markup += ", " }
                markup += "\(text, limit: 100)"
            }
            return markup
        case .flag, .number, .numbers: return "\(ChangeWording.value(value))"
        }
    }

    /// Whether a value is not worth a line: an empty list, or a flag with the value that nearly every element has.
    private func isUsual(_ attribute: Attribute, _ value: AttributeValue, isExposed: Bool) -> Bool {
        if case .texts(let texts) = value { return texts.isEmpty }
        guard case .flag(let flag) = value else { return false }
        switch attribute {
        case .isAccessibilityElement: return flag == isExposed
        case .visible: return flag
        default: return value == Element().value(of: attribute)
        }
    }
}
