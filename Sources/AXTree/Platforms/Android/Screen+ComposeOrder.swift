extension Screen {
    /// A sentence about a dump in which Compose's views follow each other otherwise than TalkBack reads them; `nil` if
    /// none does.
    ///
    /// Compose orders its views by their position and by `traversalIndex`, which is in no dump. The dump has them in
    /// the order in which they are drawn, so that the bar at the top of a `Scaffold` comes last.
    var composeOrderNote: String? {
        var index = 0
        while index < elements.count {
            guard elements[index].view?.className == "androidx.compose.ui.platform.ComposeView" else {
                index += 1
                continue
            }
            if endsWithWhatIsAbove(index) {
                return
                    "the order of Compose's views is not in the dump: TalkBack reads them by their position, such as a "
                    + "bar at the top first"
            }
            index = elements[index].subtreeEnd
        }
        return nil
    }

    /// Whether a text in a view lies above all texts that are listed before it.
    private func endsWithWhatIsAbove(_ container: Int) -> Bool {
        var top: Double?
        for index in container + 1..<elements[container].subtreeEnd {
            guard elements[index].subtreeEnd == index + 1, elements[index].hasLabel, elements[index].isVisible != false,
                let frame = elements[index].frame, !frame.isEmpty
            else { continue }
            if let top, frame.maxY <= top { return true }
            top = min(top ?? frame.y, frame.y)
        }
        return false
    }
}
