import AXEngine
import AXTree

/// The rows of the lists of a screen that act on a tap although VoiceOver stops on a text in them.
struct RowsThatAct {
    private let screen: ScreenView
    /// By list: the number of its rows that are buttons.
    private var buttons: [Int: Int] = [:]

    /// Counts the rows of each list that are buttons.
    init(_ screen: ScreenView) {
        self.screen = screen
        for index in screen.elements.indices where screen.elements[index].type == .cell {
            guard let list = screen.elements[index].parent, screen.elements[index].traits?.contains(.button) == true
            else { continue }
            buttons[list, default: 0] += 1
        }
    }

    /// Returns what says that the row around a text acts; `nil` if nothing does, or the text is not the first element
    /// of the row, or a control is in the row.
    func evidence(_ element: ElementView) -> String? {
        guard element.type == .staticText || element.type == .other, let row = element.ancestor(of: [.cell]),
            !screen.exposure.isExposed[row.index]
        else { return nil }
        let inside = row.contents.filter { screen.exposure.isExposed[$0.index] }
        guard inside.first?.index == element.index, !inside.contains(where: \.isControl) else { return nil }
        if row.traits?.contains(.button) == true { return "the row around it has the trait button" }
        if row.contents.contains(where: \.isDisclosure) { return "its row has a disclosure indicator" }
        guard inside.count == 1, element.isShortText, let list = row.parent, let count = buttons[list.index], count >= 2
        else { return nil }
        return "\(count) other rows of its list are buttons"
    }
}

extension ElementView {
    /// Whether it is the disclosure indicator of a row, which XCUITest lists as a disabled button.
    fileprivate var isDisclosure: Bool { isRowAccessory && (label ?? "").hasPrefix("chevron") }

    /// Whether it is as short as a command, and no sentence.
    fileprivate var isShortText: Bool {
        guard let label else { return false }
        return label.count <= 40 && label.contains(where: \.isLetter) && label.last?.isPunctuation == false
    }
}
