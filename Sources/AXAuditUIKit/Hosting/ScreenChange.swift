import AXAuditCore

/// What changed between two readings of a screen, as text.
enum ScreenChange {
    /// Returns the first difference, as in `staticText "12:01" became staticText "12:02"`.
    static func text(from before: [Element], to after: [Element]) -> String {
        if before.count != after.count { return "from \(before.count) to \(after.count) elements" }
        guard let index = before.indices.first(where: { before[$0] != after[$0] }) else { return "nothing" }
        let (old, new) = (name(before[index]), name(after[index]))
        if old != new { return "\(old) became \(new)" }
        return before[index].frame == after[index].frame ? "\(old) changed" : "\(old) moved"
    }

    /// Returns the texts of the exposed elements, at most five.
    static func contents(of screen: Screen) -> String {
        let labels = Exposure(screen).order.compactMap { screen.elements[$0].label }
        guard !labels.isEmpty else { return "no text" }
        let shown = labels.prefix(5).map { "\"\($0.printable(limit: 40))\"" }.joined(separator: ", ")
        return labels.count > 5 ? "\(shown) and \(labels.count - 5) more" : shown
    }

    private static func name(_ element: Element) -> String {
        let text = [element.label, element.value].compactMap { $0 }.joined(separator: ", ")
        return "\(element.type.words) \"\(text.printable(limit: 40))\""
    }
}
