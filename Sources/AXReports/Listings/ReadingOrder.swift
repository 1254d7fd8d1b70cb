import AXEngine
import AXSyntax
import AXTree

/// The exposed elements of a screen in VoiceOver's reading order, one per line.
package enum ReadingOrder {
    /// Returns a title, then each exposed element with its number, identity and further spoken attributes.
    package static func text(_ screen: Screen, style: TextStyle = TextStyle()) -> String {
        let order = Exposure(screen).order
        var text = style(Escape.terminal(screen.title, limit: 100), .title)
        text +=
            "  " + style("\(order.count) of \(Wording.count(screen.elements.count, "element")) exposed", .aside) + "\n"
        if screen.exposure == .inferred {
            text += "  " + style("note: " + Wording.inferredExposure, .aside) + "\n"
        }
        let notes = screen.notes + [screen.frameRemark].compactMap(\.self)
        for remark in notes.map({ "note: " + $0 }) + screen.incomplete.map({ "incomplete: " + $0 }) {
            text += "  " + style(Escape.terminal(remark), .aside) + "\n"
        }
        let width = String(order.count).count
        for (number, index) in order.enumerated() {
            let element = screen.elements[index]
            let digits = String(number + 1)
            text += "  " + String(repeating: " ", count: width - digits.count) + digits + "  "
            text += Escape.terminal(Wording.identity(element))
            if let spoken = Self.details(element) { text += "  " + Escape.terminal(spoken) }
            text += "\n"
        }
        return text
    }

    /// Returns the spoken attributes other than type and label, or `nil` if there are none.
    private static func details(_ element: Element) -> String? {
        var parts: [String] = []
        if let value = element.value, !value.isEmpty { parts.append("value \"\(value.printable(limit: 60))\"") }
        if let hint = element.hint, !hint.isEmpty { parts.append("hint \"\(hint.printable(limit: 60))\"") }
        if let placeholder = element.placeholder, !placeholder.isEmpty {
            parts.append("placeholder \"\(placeholder.printable(limit: 60))\"")
        }
        if let traits = element.traits, !traits.isEmpty { parts.append(traits.names.joined(separator: ", ")) }
        if element.headingLevel != nil { parts.append("heading") }
        if !element.isEnabled { parts.append("dimmed") }
        if element.isSelected, element.traits?.contains(.selected) != true { parts.append("selected") }
        if let actions = element.actions, !actions.isEmpty {
            parts.append("actions: " + actions.map { $0.printable(limit: 40) }.joined(separator: ", "))
        }
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }
}
