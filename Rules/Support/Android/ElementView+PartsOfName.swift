import AXEngine
import AXTree

extension ElementView {
    /// The first 500 elements inside it whose texts or content descriptions make up its name on Android: those that can be seen
    /// and have no action of their own.
    var partsOfName: [ElementView] {
        guard isNamedByContents, hasChildren else { return [] }
        var parts: [ElementView] = []
        let end = min(screen.elements[index].subtreeEnd, index + 500)
        var at = index + 1
        while at < end {
            let inner = screen[at]
            guard let view = inner.element.view, !inner.isOutOfSight, view.flags.isDisjoint(with: Self.actions)
            else {
                at = inner.element.subtreeEnd
                continue
            }
            // TalkBack does not say what is not important for accessibility, but what is inside it.
            let isSilent = view.flags.contains(.notImportant)
            if !isSilent, !inner.isBlank { parts.append(inner) }
            // A description replaces what is inside.
            at = inner.isDescribed && !isSilent ? inner.element.subtreeEnd : at + 1
        }
        return parts
    }

    /// Whether it has a content description.
    var isDescribed: Bool { element.view?.contentDescription?.isEmpty == false }

    private static let actions: ViewFlags = [.clickable, .longClickable, .focusable, .screenReaderFocusable]
}
