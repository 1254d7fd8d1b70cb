import AXTree

/// What React Native draws over an app in a development build: its messages, its list of errors, and its element
/// inspector.
///
/// They have no resource names, so they are known by their texts and by the proportions of their views. What Flutter
/// draws, such as the banner "DEBUG", is in no accessibility tree.
///
/// Source: react-native (`LogBoxNotification.js`, `LogBoxInspectorHeader.js`, `InspectorPanel.js`, `redbox_view.xml`).
enum DevelopmentOverlays {
    /// Marks the elements of the overlays as those of the system, and returns the notes about them.
    static func mark(_ elements: inout [Element]) -> [String] {
        var found: [Range<Int>] = []
        // Where the texts of the panels are.
        var places: [String: Int] = [:]
        var errors: [Int] = []
        for index in elements.indices {
            if let identifier = elements[index].identifier, isOfRedBox(identifier) { errors.append(index) }
            guard let view = elements[index].view else { continue }
            if view.flags.contains(.clickable), isMessage(elements, index) {
                found.append(index..<elements[index].subtreeEnd)
            }
            guard let text = view.text, text.utf8.count <= 20 else { continue }
            let words = isTitleOfLog(text) ? title : text
            if panels.contains(where: { $0.contains(words) }) { places[words] = index }
        }
        for texts in panels {
            let indices = texts.compactMap { places[$0] }
            if indices.count == texts.count { found += [panel(around: indices, elements)].compactMap(\.self) }
        }
        if errors.count > 1 { found += [panel(around: errors, elements)].compactMap(\.self) }
        for range in found { for index in range { elements[index].view?.flags.insert(.system) } }
        return found.isEmpty
            ? []
            : ["what React Native draws over the app in a development build is left out, such as LogBox's messages"]
    }

    /// The title of the list of errors, with any numbers.
    private static let title = "Log 1 of 3"
    /// The texts of the element inspector and of the list of errors.
    private static let panels = [["Inspect", "Perf", "Network", "Touchables"], ["Dismiss", "Minimize", title]]

    /// Whether a resource name is that of a view of RedBox, the older list of errors.
    private static func isOfRedBox(_ identifier: String) -> Bool {
        guard let slash = identifier.utf8.lastIndex(of: UInt8(ascii: "/")) else { return false }
        return identifier.utf8[slash...].starts(with: "/rn_redbox_".utf8)
    }

    /// Whether a view that can be clicked is a message at the lower edge of the screen: a badge of 22×22 dp with the
    /// number of errors or an exclamation mark, the text, and a button of 20×20 dp with a cross of 8×8 dp. Its
    /// description is the number and the text.
    private static func isMessage(_ elements: [Element], _ index: Int) -> Bool {
        guard (5...14).contains(elements[index].subtreeEnd - index) else { return false }
        let element = elements[index]
        guard element.view?.className.hasSuffix("ViewGroup") == true, let frame = element.frame else { return false }
        let inside = index + 1..<element.subtreeEnd
        let buttons = inside.filter { elements[$0].view?.flags.contains(.clickable) == true }
        let texts = inside.compactMap { elements[$0].view?.text }
        guard let button = buttons.first, buttons.count == 1, texts.count == 2, isCount(texts[0]),
            elements[button].subtreeEnd == button + 2, let side = elements[button].frame, side.width > 0,
            let cross = elements[button + 1].frame, let badge = elements[inside].compactMap(\.frame).first,
            element.view?.contentDescription.map({ $0 == texts.joined(separator: ", ") }) ?? true
        else { return false }
        func isAbout(_ length: Double, _ expected: Double) -> Bool {
            (length / side.width * 20 - expected).magnitude < 1.5
        }
        return isAbout(side.height, 20) && isAbout(cross.width, 8) && isAbout(cross.height, 8)
            && isAbout(badge.width, 22) && isAbout(badge.height, 22) && frame.height < 4 * side.height
    }

    private static func isCount(_ text: String) -> Bool { text == "!" || Int(text) != nil || text == "99+" }

    /// Whether a text is the title of the list of errors.
    private static func isTitleOfLog(_ text: String) -> Bool {
        guard text.hasPrefix("Log ") else { return false }
        let words = text.split(separator: " ")
        return words.count == 4 && words[0] == "Log" && words[2] == "of" && Int(words[1]) != nil && Int(words[3]) != nil
    }

    /// Returns the elements of the smallest view around some elements, or `nil` if that is the window.
    private static func panel(around indices: [Int], _ elements: [Element]) -> Range<Int>? {
        guard let first = indices.min(), let last = indices.max() else { return nil }
        var around = elements[first].parent
        while let index = around, elements[index].subtreeEnd <= last { around = elements[index].parent }
        guard let index = around, elements[index].parent != nil else { return nil }
        return index..<elements[index].subtreeEnd
    }
}
