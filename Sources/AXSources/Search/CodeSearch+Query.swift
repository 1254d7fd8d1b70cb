import AXTree

extension CodeSearch {
    /// Returns the place that makes an element with a text or an identifier, of which nothing else is known: on any
    /// platform, and without the rest of the screen. With both, the identifier decides among the places of the text.
    package static func answer(in index: SourceIndex, text: String?, identifier: String?) -> CodeAnswer? {
        var element = Element()
        element.label = text
        element.identifier = identifier
        var best: CodeAnswer?
        for platform in Platform.all {
            var screen = Screen(elements: [element])
            screen.platform = platform
            guard let answer = CodeSearch(index, screen, isQuery: true).answer(for: 0) else { continue }
            guard var first = best else {
                best = answer
                continue
            }
            if first.place == answer.place { continue }
            // The app for the other platform makes the element elsewhere.
            first.certainty = .several
            first.others = Array(([answer.place] + first.others).prefix(2))
            best = first
        }
        return best
    }
}
