import AXEngine
import AXSnapshots
import AXSyntax
import AXTree

/// The elements of a screen as lists: what VoiceOver stops on, in its order, and the rest. The page's script draws its picture
/// from them.
struct ElementListMarkup {
    private let screen: Screen
    private let order: [Int]
    private let drawing: Drawing
    /// By element: whether VoiceOver stops on it.
    private let isRead: [Bool]
    /// By element: whether it is a part of one that VoiceOver stops on, and so read with it.
    private let isInside: [Bool]
    /// What the ids of elements begin with.
    private let prefix: String
    /// By element: the mark it has, in its list and in the drawing. Those alone are linked to and have an id.
    private let marks: [Int: String]
    /// The attributes that the dump carries, in the order of their declaration.
    private let attributes: [Attribute]
    /// What a label stands in, which says its language where that is known and not the page's.
    private let label: Markup

    init(_ screen: Screen, order: [Int], prefix: String, marks: [Int: String]) {
        self.screen = screen
        self.order = order
        self.prefix = prefix
        self.marks = marks
        drawing = Drawing(screen)
        var isRead = [Bool](repeating: false, count: screen.elements.count)
        for index in order { isRead[index] = true }
        self.isRead = isRead
        // Where the outermost of those that hold the element ends.
        var end = 0
        isInside = screen.elements.indices.map { index in
            defer { if isRead[index] { end = max(end, screen.elements[index].subtreeEnd) } }
            return index < end
        }
        attributes = screen.carries.inOrder
        label = "<bdi\(Self.language(screen.locale))>"
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
    func writeReadingOrder(to markup: inout Markup) {
        if order.isEmpty {
            markup.append(literal: "<p>Nothing: VoiceOver stops nowhere on this screen.</p>\n")
            return
        }
        markup.append(literal: "<ol class=\"order\">\n")
        for index in order {
            let element = screen.elements[index]
            writeStart(of: element, at: index, to: &markup)
            writeWords(Speech(element, carries: screen.carries), to: &markup)
            writeEnd(of: element, at: index, to: &markup)
        }
        markup.append(literal: "</ol>\n")
    }

    /// What VoiceOver passes over.
    func writeRest(to markup: inout Markup) {
        let count = isRead.count { !$0 }
        if count == 0 { return }
        markup +=
            "<details class=\"rest\"><summary>\(Wording.count(count, "element")) that VoiceOver does not stop on</summary><ul>\n"
        for index in isRead.indices where !isRead[index] {
            let element = screen.elements[index]
            writeStart(of: element, at: index, to: &markup)
            markup.append(word: element.type.words)
            markup.append(literal: " ")
            writeLabel((element.hasLabel ? element.label : element.value) ?? "", to: &markup)
            writeEnd(of: element, at: index, to: &markup)
        }
        markup.append(literal: "</ul></details>\n")
    }

    /// Writes the item of an element up to its words.
    private func writeStart(of element: Element, at index: Int, to markup: inout Markup) {
        markup.append(literal: "<li")
        if let mark = marks[index] { markup += " id=\"\(Self.id(prefix, index))\" class=\"\(mark)\"" }
        if let kind = drawing.kinds[index], let frame = element.frame {
            markup.append(literal: " data-kind=\"")
            markup.append(word: kind.rawValue)
            markup.append(literal: "\" data-box=\"")
            markup.append(index)
            markup.append(points: frame.x, frame.y, frame.width, frame.height)
            markup.append(literal: "\"")
            if drawing.hasWordsInside[index] { markup.append(literal: " data-full=\"\"") }
            if isInside[index] { markup.append(literal: " data-part=\"\"") }
        }
        markup.append(literal: "><details><summary>")
    }

    /// Writes what follows the words: everything else that the dump says of the element.
    private func writeEnd(of element: Element, at index: Int, to markup: inout Markup) {
        markup.append(literal: "</summary><pre>")
        writeAttributes(of: element, isRead: isRead[index], to: &markup)
        markup.append(literal: "</pre></details></li>\n")
    }

    /// What VoiceOver says.
    private func writeWords(_ speech: Speech, to markup: inout Markup) {
        if speech.isSilent {
            markup.append(literal: "<i>nothing is said</i>")
            return
        }
        for word in speech.before {
            markup.append(text: word)
            markup.append(literal: ", ")
        }
        if speech.name.isBlank {
            markup.append(literal: "<i>no name</i>")
        } else {
            writeLabel(speech.name, to: &markup)
        }
        for word in speech.after {
            markup.append(literal: ", ")
            markup.append(text: word)
        }
        if let hint = speech.hint {
            markup += "; <span dir=\"auto\"\(Self.language(screen.locale))>\(hint, limit: 300)</span>"
        }
    }

    private func writeLabel(_ text: String, to markup: inout Markup) {
        markup += label
        markup.append(text: text, limit: 300)
        markup.append(literal: "</bdi>")
    }

    // MARK: Attributes

    /// The attributes that the dump has, a line each, but for flags that say nothing.
    private func writeAttributes(of element: Element, isRead: Bool, to markup: inout Markup) {
        for attribute in attributes {
            switch attribute {
            // Nearly every element has these, so they are written without a value in between.
            case .type: Self.writeLine(attribute, element.type.name, to: &markup)
            case .frame:
                guard let frame = element.frame else { continue }
                markup.append(literal: "frame: ")
                markup.append(word: frame.description)
                markup.append(literal: "\n")
            default:
                guard let value = element.value(of: attribute), !isUsual(attribute, value, isRead: isRead) else {
                    continue
                }
                Self.writeLine(attribute, value, to: &markup)
            }
        }
    }

    /// Writes a value as changes word it.
    private static func writeLine(_ attribute: Attribute, _ value: AttributeValue, to markup: inout Markup) {
        if case .text(let text) = value { return writeLine(attribute, text, to: &markup) }
        markup.append(word: attribute.name)
        markup.append(literal: ": ")
        switch value {
        case .texts(let texts):
            for (number, text) in texts.enumerated() {
                if number > 0 { markup.append(literal: ", ") }
                markup.append(text: text, limit: 100)
            }
        case .flag(let flag): markup.append(literal: flag ? "yes" : "no")
        case .text, .number, .numbers: markup.append(text: ChangeWording.value(value))
        }
        markup.append(literal: "\n")
    }

    private static func writeLine(_ attribute: Attribute, _ text: String, to markup: inout Markup) {
        markup.append(word: attribute.name)
        markup.append(literal: ": &quot;")
        markup.append(text: text)
        markup.append(literal: "&quot;\n")
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
}
