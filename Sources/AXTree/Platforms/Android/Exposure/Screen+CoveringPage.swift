extension Screen {
    /// Returns a view of Android that lies over all other stops of its window, such as a PIN pad; `nil` if there is
    /// none.
    ///
    /// A dump does not say what is opaque. A page is the last view as large as the window that takes all touches and
    /// has controls of its own. One of them has to lie over a stop before the page:
    ///
    ///     FrameLayout [0,0][100,200]
    ///       Button [10,10][90,40]                   behind the page
    ///       FrameLayout [0,0][100,200] clickable    the page
    ///         Button [10,20][90,50]
    ///         Button [10,60][90,90]
    func coveringPage(isStop: [Bool]) -> CoveringPage? {
        let controls = elements.indices.filter { isStop[$0] && elements[$0].isAndroidControl }
        func inside(_ page: Int) -> ArraySlice<Int> {
            let first = controls.partitioningIndex { $0 > page }
            return controls[first..<controls.partitioningIndex { $0 >= elements[page].subtreeEnd }]
        }
        var window = 0
        var last: (page: Int, window: Int)?
        for index in elements.indices {
            if elements[index].parent == nil { window = index }
            guard let view = elements[index].view, view.flags.contains(.clickable), elements[index].isVisible != false,
                let area = elements[index].frame, let whole = elements[window].frame, !whole.isEmpty,
                area.contains(whole, tolerance: frameTolerance), inside(index).count > 1
            else { continue }
            last = (index, window)
        }
        guard let (page, window) = last else { return nil }
        let behind = (window..<page).filter { elements[$0].subtreeEnd <= page }
        let frames = inside(page).prefix(20).compactMap { elements[$0].frame }
        let isOverStop = behind.contains { index in
            isStop[index] && elements[index].frame.map { frame in frames.contains(where: frame.intersects) } == true
        }
        return isOverStop ? CoveringPage(index: page, behind: behind) : nil
    }
}
