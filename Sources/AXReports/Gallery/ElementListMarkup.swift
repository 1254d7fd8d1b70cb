import AXEngine
import AXTree

/// The elements of a screen as lists: what VoiceOver stops on, in its order, and the rest. The page's script draws its picture
/// from them.
struct ElementListMarkup {
    private let screen: Screen
    private let order: [Int]
    private let drawing: Drawing
    /// By element: whether it is a part of one that VoiceOver stops on, and so read with it.
    private let isInside: [Bool]
    /// What the ids of elements begin with.
    private let prefix: String
    /// By element: the mark it has, in its list and in the drawing. Those alone are linked to and have an id.
    private let marks: [Int: String]
    /// The language of labels, where it is known and not that of the page.
    private let language: Markup

    init(_ screen: Screen, order: [Int], prefix: String, marks: [Int: String]) {
        self.screen = screen
        self.order = order
        self.prefix = prefix
        self.marks = marks
        drawing = Drawing(screen)
        var isInside = [Bool](repeating: false, count: screen.elements.count)
        for index in order {
            for part in index + 1..<max(screen.elements[index].subtreeEnd, index + 1) { isInside[part] = true }
        }
        self.isInside = isInside
        language = Self.language(screen.locale)
    }

    private static func language(_ tag: String?) -> Markup {
        guard let tag, tag != "en", !tag.hasPrefix("en-") else { return "" }
        let isTag = tag.utf8.allSatisfy {
            ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: "-")
        }
        return isTag && !tag.isEmpty ? " lang=\"\(tag)\"" : ""
    }

    /// The id of an element.
    static func id(_ prefix: String, _ index: Int) -> String { "\(prefix)-element-\(index)" }

    /// The place of the picture: the size of the screen, and how far down its content goes.
    var picture: Markup {
        let numbers = [drawing.size.width, drawing.size.height, drawing.height].map(\.inPoints)
        let direction: Markup = screen.direction == .rightToLeft ? " data-direction=\"rtl\"" : ""
        return
            "<div class=\"picture\" data-size=\"\(numbers.joined(separator: " "))\"\(direction)></div>\n"
    }

    /// What VoiceOver stops on.
    var readingOrder: Markup {
        if order.isEmpty { return "<p>Nothing: VoiceOver stops nowhere on this screen.</p>\n" }
        var markup: Markup = "<ol class=\"order\">\n"
        for index in order { write(index, words(screen.elements[index]), isRead: true, to: &markup) }
        markup += "</ol>\n"
        return markup
    }

    /// What VoiceOver passes over.
    var rest: Markup {
        var isRead = [Bool](repeating: false, count: screen.elements.count)
        for index in order { isRead[index] = true }
        let others = isRead.indices.filter { !isRead[$0] }
        if others.isEmpty { return "" }
        var markup: Markup =
            "<details class=\"rest\"><summary>\(Wording.count(others.count, "element")) that VoiceOver does not stop on</summary><ul>\n"
        for index in others {
            let element = screen.elements[index]
            let name = element.hasLabel ? element.label : element.value
            write(
                index, "\(element.type.words) <bdi\(language)>\(name ?? "", limit: 300)</bdi>", isRead: false,
                to: &markup)
        }
        markup += "</ul></details>\n"
        return markup
    }

    private func write(_ index: Int, _ words: Markup, isRead: Bool, to markup: inout Markup) {
        markup.append(literal: "<li")
        if let mark = marks[index] { markup += " id=\"\(Self.id(prefix, index))\" class=\"\(mark)\"" }
        if let kind = drawing.kinds[index], let frame = screen.elements[index].frame {
            markup.append(literal: " data-kind=\"")
            markup.append(word: kind.rawValue)
            markup.append(literal: "\" data-box=\"")
            markup.append(word: String(index))
            for number in [frame.x, frame.y, frame.width, frame.height] {
                markup.append(literal: " ")
                markup.append(word: number.inPoints)
            }
            markup.append(literal: "\"")
            if drawing.hasWordsInside[index] { markup.append(literal: " data-full=\"\"") }
            if isInside[index] { markup.append(literal: " data-part=\"\"") }
        }
        markup.append(literal: "><details><summary>")
        markup += words
        markup.append(literal: "</summary><pre>")
        writeAttributes(index, isRead: isRead, to: &markup)
        markup.append(literal: "</pre></details></li>\n")
    }

    /// What VoiceOver says.
    private func words(_ element: Element) -> Markup {
        let speech = Speech(element, carries: screen.carries)
        if speech.isSilent { return "<i>nothing is said</i>" }
        var markup: Markup = ""
        for word in speech.before { markup += "\(word), " }
        if speech.name.isBlank {
            markup += "<i>no name</i>"
        } else {
            markup += "<bdi\(language)>\(speech.name, limit: 300)</bdi>"
        }
        for word in speech.after { markup += ", \(word)" }
        if let hint = speech.hint { markup += "; <span dir=\"auto\"\(language)>\(hint, limit: 300)</span>" }
        return markup
    }

    // MARK: Attributes

    /// The attributes that the dump has, a line each, but for flags that say nothing.
    private func writeAttributes(_ index: Int, isRead: Bool, to markup: inout Markup) {
        let element = screen.elements[index]
        for attribute in screen.carries where !(element.isPlain && Self.rare.contains(attribute)) {
            guard let value = element.value(of: attribute), !isUsual(attribute, value, isRead: isRead) else { continue }
            markup.append(word: attribute.name)
            markup.append(literal: ": ")
            write(value, to: &markup)
            markup.append(literal: "\n")
        }
    }

    /// Writes a value as changes word it.
    private func write(_ value: AttributeValue, to markup: inout Markup) {
        switch value {
        case .text(let text):
            markup.append(literal: "&quot;")
            markup.append(text: text, limit: 2000)
            markup.append(literal: "&quot;")
        case .texts(let texts):
            for (number, text) in texts.enumerated() {
                if number > 0 { markup.append(literal: ", ") }
                markup.append(text: text, limit: 100)
            }
        case .number, .flag, .numbers: markup.append(text: ChangeWording.value(value))
        }
    }

    /// Whether there is nothing to say: an empty list, or a flag that is as it nearly always is.
    private func isUsual(_ attribute: Attribute, _ value: AttributeValue, isRead: Bool) -> Bool {
        if case .texts(let texts) = value { return texts.isEmpty }
        guard case .flag(let flag) = value else { return false }
        switch attribute {
        case .isAccessibilityElement: return flag == isRead
        case .enabled, .visible: return flag
        case .hidden, .elementsHidden, .modal, .selected: return !flag
        default: return false
        }
    }

    private static let rare: AttributeSet = [
        .hint, .placeholder, .contentsCaptured, .headingLevel, .actions, .customContent, .userInputLabels, .language,
        .activationPoint, .minimum, .maximum,
    ]
}
