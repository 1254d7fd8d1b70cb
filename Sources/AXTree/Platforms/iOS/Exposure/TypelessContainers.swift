import AXSyntax

/// Tells containers from elements in dumps without types, such as those of Maestro and Trailblaze, where both have
/// labels.
///
/// React Native gives a view the joined labels of its contents, and an alert has the label of its title:
///
///     "Total 12 €"            container: the labels of its parts, joined
///       "Total", "12 €"       elements
///     "Delete the card?"      container: the label of one of its parts
///       "Delete the card?", "Delete", "Cancel"
///     "Call"                  element: pictures of the size of an icon are no parts
///       "phone"
///     "mobile"                container: a row that repeats a label and holds a text field
///       "mobile", (555) 0100
///     "Toolbar"               container: the name that UIKit gives a bar
///     "Library"               container: nearly as large as the screen, with parts that its label does not name
///     "Prices"                container: large, with parts that its label does not name, as a web page, a map or a
///                             chart
///     "Dates, May 3"          element: the labels of its parts, joined with commas as SwiftUI does
struct TypelessContainers: Sendable {
    /// The indices of the containers, and of elements that are listed a second time.
    private var containers: Set<Int> = []

    /// Finds the containers of a screen. `isLeftOut` says which elements are no parts of others.
    init(_ screen: Screen, isLeftOut: (Int) -> Bool) {
        let elements = screen.elements
        guard elements.indices.contains(where: { elements[$0].type == .any && elements[$0].label?.isEmpty == false })
        else {
            return
        }
        // By parent: the nearest labelled elements inside, from the last to the first.
        var parts: [Int: [Int]] = [:]
        // Whether a text field is inside.
        var holdsField = [Bool](repeating: false, count: elements.count)
        for index in elements.indices.reversed() {
            let inside = parts.removeValue(forKey: index) ?? []
            if elements[index].isChevron
                || elements[index].type == .any
                    && Self.isContainer(
                        elements, index, inside, containers, holdsField: holdsField[index],
                        size: screen.size ?? Size(.infinity, .infinity))
            {
                containers.insert(index)
            }
            guard let parent = elements[index].parent, !isLeftOut(index) else { continue }
            if holdsField[index] || elements[index].isTypelessField { holdsField[parent] = true }
            if !elements[index].hasLabel {
                // Without a copy, where a long list is passed on from level to level.
                if parts[parent] == nil { parts[parent] = inside } else { parts[parent, default: []] += inside }
            } else if let last = parts[parent]?.last, elements[last].isListedAgain(elements[index]) {
                // The same element once more.
                continue
            } else {
                parts[parent, default: []].append(index)
            }
        }
        leaveOutRepetitions(elements)
    }

    /// Whether the element is a container.
    func contains(_ index: Int) -> Bool { containers.contains(index) }

    private static func isContainer(
        _ elements: [Element], _ index: Int, _ inside: [Int], _ containers: Set<Int>, holdsField: Bool, size: Size
    ) -> Bool {
        guard let label = elements[index].label else { return false }
        if elements[index].isBarName, elements[index].subtreeEnd > index + 1 { return true }
        let parts = inside.filter { !elements[$0].isSizedLikeIcon }
        // A wrapper around a field has no name of its own, or that of the row.
        if holdsField, label.allSatisfy(\.isWhitespace) || parts.contains(where: { elements[$0].label == label }) {
            return true
        }
        guard let first = parts.first else { return false }
        let labels = parts.reversed().compactMap { elements[$0].label }
        if let frame = elements[index].frame, fillsScreen(frame, size), !labels.contains(where: label.holds) {
            return true
        }
        if parts.count == 1 { return containers.contains(first) }
        if labels.contains(label) { return true }
        if label == labels.joined(separator: ", ") { return false }
        if let frame = elements[index].frame, isLarge(frame, size) || isTabBar(frame, size),
            labels.count >= 3, labels.count(where: label.holds) * 2 < labels.count
        {
            return true
        }
        let own = letters(label)
        if own == labels.flatMap(letters) { return true }
        // Of a list that goes on below the screen, the dump has only the first parts, and the label all of them.
        let joined = inside.reversed().compactMap { elements[$0].label }.flatMap(letters)
        let isCut = elements[index].frame.map { $0.maxY > size.height } ?? false
        return own == joined || isCut && own.starts(with: joined)
    }

    /// Whether an element fills nearly the whole screen.
    private static func fillsScreen(_ frame: Rect, _ size: Size) -> Bool {
        frame.width >= 0.95 * size.width && frame.height >= 0.85 * size.height
    }

    /// Whether an element fills most of the width and two fifths of the height of the screen.
    private static func isLarge(_ frame: Rect, _ size: Size) -> Bool {
        frame.width >= 0.8 * size.width && frame.height >= 0.4 * size.height
    }

    /// Whether an element lies along the bottom of the screen, as a bar of tabs or tools.
    private static func isTabBar(_ frame: Rect, _ size: Size) -> Bool {
        frame.width >= size.width - 2 && frame.maxY >= size.height - 1 && frame.height <= 110
    }

    /// The label without the spaces and commas that join parts.
    private static func letters(_ label: String) -> [Unicode.Scalar] {
        label.unicodeScalars.filter { $0 != "," && !$0.isSpace }
    }

    /// Adds the elements with the label and the frame of an earlier one that is not around them: it has been listed
    /// twice.
    private mutating func leaveOutRepetitions(_ elements: [Element]) {
        var first: [Repetition: Int] = [:]
        for index in elements.indices where elements[index].type == .any {
            guard let label = elements[index].label, !label.isEmpty, let frame = elements[index].frame, !frame.isEmpty,
                frame.x != 0 || frame.y != 0
            else { continue }
            let key = Repetition(label: label, frame: frame)
            if let earlier = first[key] {
                if elements[earlier].subtreeEnd <= index { containers.insert(index) }
            } else {
                first[key] = index
            }
        }
    }

    private struct Repetition: Hashable {
        var label: String
        var frame: Rect
    }
}

extension Unicode.Scalar {
    /// Whether it is white space. Most scalars are ASCII, of which nothing needs to be looked up.
    fileprivate var isSpace: Bool {
        isASCII ? value == 0x20 || 0x09...0x0D ~= value : properties.isWhitespace
    }
}

extension Element {
    /// Whether the element is no larger than an icon.
    fileprivate var isSizedLikeIcon: Bool { frame.map { max($0.width, $0.height) <= 32 } ?? false }

    /// Whether it is the disclosure indicator of a row, or the check mark, which UIKit draws as disabled buttons.
    fileprivate var isChevron: Bool {
        guard type == .any, isSizedLikeIcon else { return false }
        return identifier?.utf8.starts(with: "chevron.".utf8) == true
            || !isEnabled && (label == "chevron" || label == "checkmark")
    }

    /// Whether it is a text field in a dump without types: only fields have a placeholder, and only they have a value
    /// without a label, except for the switch in a row, which has 0 or 1.
    fileprivate var isTypelessField: Bool {
        guard type == .any else { return isTextInput }
        return placeholder?.isEmpty == false || !hasLabel && value?.isEmpty == false && value != "0" && value != "1"
    }

    /// Returns whether another element has its label and its frame.
    fileprivate func isListedAgain(_ other: Element) -> Bool {
        label == other.label && frame == other.frame && frame?.isEmpty == false
    }

    /// Whether its label is the one that UIKit gives a bar, in a dump without types.
    fileprivate var isBarName: Bool {
        type == .any && label.map(Self.barNames.contains) ?? false
    }

    private static let barNames = ["Toolbar", "Tab Bar", "Nav bar", "Navigation Bar"]
}
