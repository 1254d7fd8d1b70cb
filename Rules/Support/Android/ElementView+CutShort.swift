import AXEngine
import AXTree

extension ElementView {
    /// Whether what would name a container of Android may be out of sight, because an edge of what scrolls, or of the
    /// window, cuts it off.
    var isCutShort: Bool {
        guard type == .other || hasChildren, let frame, let size = screen.screen.size else { return false }
        let clipping = clipping
        if clipping.isPartlyBeyond { return true }
        guard clipping.cuts, let row = item.frame else { return false }
        // The other rows of the list show how long a whole one is.
        let whole = item.wholeSiblings
        if clipping.isStrip(frame, on: size), !item.hasWholeSiblingOfItsSize { return true }
        if whole.isEmpty { return clipping.endsAtLowerEdge && (hasChildren || row.width * 2 >= size.width) }
        // What has another size in both directions is no row of the same list.
        let columns = whole.filter { ($0.width - row.width).magnitude <= 1 }
        let rows = whole.filter { ($0.height - row.height).magnitude <= 1 }
        return clipping.cutsHeight && isCut(columns, \.height, row) || clipping.cutsWidth && isCut(rows, \.width, row)
    }

    /// Returns whether there are whole rows, and all are longer than a row.
    private func isCut(_ whole: [Rect], _ side: (Rect) -> Double, _ row: Rect) -> Bool {
        !whole.isEmpty && whole.allSatisfy { side($0) > side(row) + 1 }
    }

    /// It, or the outermost view around it that has no other inside: the row of a list.
    private var item: ElementView {
        var item = self
        for around in ancestors.prefix(20) {
            guard around.index == item.index - 1, around.element.subtreeEnd == item.element.subtreeEnd,
                around.element.view?.flags.contains(.scrollable) == false
            else { break }
            item = around
        }
        return item
    }

    /// Whether a view beside it has its size and is not cut off.
    private var hasWholeSiblingOfItsSize: Bool {
        guard let parent, let frame else { return false }
        return parent.children(limit: 20).contains { other in
            guard other.index != index, let second = other.frame, (second.width - frame.width).magnitude <= 1,
                (second.height - frame.height).magnitude <= 1
            else { return false }
            return !AndroidClipping(of: other.index, in: screen.screen).cuts
        }
    }

    /// The frames of the views beside it that have its class and are not cut off, at most 20.
    private var wholeSiblings: [Rect] {
        guard let parent, let className = element.view?.className else { return [] }
        var frames: [Rect] = []
        var other = parent.index + 1
        while other < parent.element.subtreeEnd, frames.count < 20 {
            defer { other = screen.elements[other].subtreeEnd }
            guard other != index, screen.elements[other].view?.className == className,
                let frame = screen.elements[other].frame, !frame.isEmpty,
                !AndroidClipping(of: other, in: screen.screen).cuts
            else { continue }
            frames.append(frame)
        }
        return frames
    }
}

extension AndroidClipping {
    /// Returns whether only a strip of a view is left: shorter than a twentieth of the longer side of the screen, and
    /// half as wide as long.
    fileprivate func isStrip(_ frame: Rect, on size: Size) -> Bool {
        let limit = max(size.width, size.height) / 20
        return cutsWidth && frame.width < limit && frame.width * 2 <= frame.height
            || cutsHeight && frame.height < limit && frame.height * 2 <= frame.width
    }
}
