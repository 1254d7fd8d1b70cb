import AXEngine
import AXTree

/// The parts of the names that several rules ask for.
private final class PartsOfNames {
    /// By element: the indices of the parts.
    private var known: [Int: [Int]] = [:]

    func parts(of element: ElementView) -> [Int] {
        if let parts = known[element.index] { return parts }
        let parts = element.indicesOfPartsOfName
        known[element.index] = parts
        return parts
    }
}

extension ElementView {
    /// The first 500 elements inside it whose texts or content descriptions make up its name on Android: those that can
    /// be seen and have no action of their own.
    var partsOfName: [ElementView] {
        guard isNamedByContents, hasChildren else { return [] }
        return screen.cached { PartsOfNames() }.parts(of: self).map { screen[$0] }
    }

    fileprivate var indicesOfPartsOfName: [Int] {
        var parts: [Int] = []
        let end = min(screen.elements[index].subtreeEnd, index + 500)
        var at = index + 1
        while at < end {
            let inner = screen[at]
            let endOfInner = screen.elements[at].subtreeEnd
            guard let flags = screen.elements[at].view?.flags, !inner.isOutOfSight, flags.isDisjoint(with: Self.actions)
            else {
                at = endOfInner
                continue
            }
            // TalkBack does not say what is not important for accessibility, but what is inside it.
            let isSilent = flags.contains(.notImportant)
            if !isSilent, !inner.isBlank { parts.append(at) }
            // A description replaces what is inside.
            at = inner.isDescribed && !isSilent ? endOfInner : at + 1
        }
        return parts
    }

    /// Whether it has a content description.
    var isDescribed: Bool { element.view?.contentDescription?.isEmpty == false }

    private static let actions: ViewFlags = [.clickable, .longClickable, .focusable, .screenReaderFocusable]
}
