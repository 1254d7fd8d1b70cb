/// Finds the system keyboard in dumps that list its keys as buttons, such as those of idb, sim-use and Trailblaze.
///
/// The keys that every keyboard has carry identifiers that do not depend on the language (`delete`, `shift`, `space`),
/// and the keys of letters have labels of one character. A tree lists them one after the other:
///
///     … I, The, ABC, | Q, W, …, shift, Z, …, delete, more, emoji, space, Return | Next keyboard, dictation …
///
/// The keyboard begins with the first of these keys, with the row of suggestions right above it, and ends with the last
/// element that lies as low. It may also be parked below the screen.
enum KeyboardFinder {
    /// Returns the ranges of indices of the keyboards on a screen without an element of type keyboard.
    static func keyboards(on screen: Screen) -> [Range<Int>] {
        let elements = screen.elements
        guard let size = screen.size else { return [] }
        var result: [Range<Int>] = []
        var start = 0
        while let first = (start..<elements.count).first(where: { isKey(elements, $0, of: size) }) {
            let top = elements[first].frame?.y ?? 0
            var end = first
            while end < elements.count, isLow(elements, end, below: top, of: size) { end += 1 }
            let keys = (first..<end).filter { isKey(elements, $0, of: size) }
            let named = Set(keys.compactMap { elements[$0].identifier }).intersection(identifiers)
            if named.count >= 2, keys.count >= 8 {
                let earliest = result.last?.upperBound ?? 0
                result.append(startOfSuggestions(elements, earliest..<first, top: top, size)..<end)
            }
            start = max(end, first + 1)
        }
        return result
    }

    /// Returns the ranges of indices of the docks below keyboards of type keyboard: the row with the keys for the next
    /// keyboard and for dictation, a sibling of the keyboard or of a view around it. Nothing of an app lies below a
    /// keyboard.
    static func docks(of screen: Screen) -> [Range<Int>] {
        let elements = screen.elements
        return elements.indices.filter { elements[$0].type == .keyboard }.flatMap { keyboard -> [Range<Int>] in
            guard let bottom = elements[keyboard].frame?.maxY else { return [] }
            var docks: [Range<Int>] = []
            var at = keyboard
            while let parent = elements[at].parent, elements[at].type != .window {
                var sibling = elements[at].subtreeEnd
                while sibling < elements[parent].subtreeEnd {
                    let subtree = sibling..<elements[sibling].subtreeEnd
                    if isDock(elements[subtree], below: bottom) { docks.append(subtree) }
                    sibling = subtree.upperBound
                }
                at = parent
            }
            return docks
        }
    }

    /// Whether elements are a dock: their controls lie below the keyboard, and one says that it is a key.
    private static func isDock(_ elements: ArraySlice<Element>, below bottom: Double) -> Bool {
        let controls = elements.filter(\.isControlByItself)
        return controls.contains { $0.traits?.contains(.keyboardKey) == true || $0.identifier == "dictation" }
            && controls.allSatisfy { control in
                control.frame.map { $0.y + $0.height / 2 >= bottom } ?? false
            }
    }

    /// The identifiers of keys, which are the same in every language.
    private static let identifiers: Set = [
        "delete", "shift", "more", "emoji", "space", "dictation", "Return", "Search", "Go", "Done", "Send", "Next",
    ]

    private static func isKey(_ elements: [Element], _ index: Int, of size: Size) -> Bool {
        switch elements[index].type {
        case .button, .other, .any: break
        default: return false
        }
        guard let frame = elements[index].frame, frame.y >= 0.4 * size.height, frame.height <= 120 else { return false }
        if let identifier = elements[index].identifier, identifiers.contains(identifier) { return true }
        return elements[index].label.map { !$0.isEmpty && $0.dropFirst().isEmpty } ?? false
    }

    /// Whether an element lies in the lower part of the screen, no higher than the first key; the area behind the keys
    /// begins above them.
    private static func isLow(_ elements: [Element], _ index: Int, below top: Double, of size: Size) -> Bool {
        guard let frame = elements[index].frame else { return true }
        let hasLabel = elements[index].label?.isEmpty == false
        return frame.y >= top - (hasLabel ? 1 : 60) && frame.y >= 0.4 * size.height
    }

    /// Returns the index of the first element that belongs to the keyboard before its first key: suggestions (`other`
    /// elements that share the width of the screen), and in the keyboard of emoji a field for searching and the
    /// headings of the groups.
    private static func startOfSuggestions(_ elements: [Element], _ before: Range<Int>, top: Double, _ size: Size)
        -> Int
    {
        let first = before.upperBound
        let isEmoji = elements[first].label?.unicodeScalars.first?.properties.isEmojiPresentation == true
        var start = first
        while start > before.lowerBound, let frame = elements[start - 1].frame, frame.y >= top - (isEmoji ? 80 : 60),
            frame.y < size.height
        {
            // A key with a word, before the first one with a single character.
            if frame.y >= top - 1, elements[start - 1].subtreeEnd == start {
                start -= 1
                continue
            }
            switch elements[start - 1].type {
            case .other, .group, .any: break
            case .textField, .searchField, .staticText:
                guard isEmoji else { return start }
            default: return start
            }
            guard frame.height <= 60 || elements[start - 1].subtreeEnd >= first && isEmoji else { return start }
            start -= 1
        }
        return start
    }
}
