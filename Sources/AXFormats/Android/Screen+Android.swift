import AXTree

extension Screen {
    /// Sets the size of an Android screen to the lower right corner of its windows. A dialog does not begin at the
    /// upper left corner of the screen.
    mutating func takeAndroidSize() {
        let windows = elements.filter { $0.parent == nil }.compactMap(\.frame).filter { !$0.isEmpty }
        let (right, bottom) = (windows.map(\.maxX).max() ?? 0, windows.map(\.maxY).max() ?? 0)
        if right > 0, bottom > 0 { size = Size(right, bottom) }
    }

    /// Completes an Android screen whose size is known. `television` is what the dump says of one, if it can say it.
    mutating func finishAndroid(_ television: TelevisionSigns? = nil) {
        platform = .android
        origin.notes += DevelopmentOverlays.mark(&elements)
        if television?.show(on: self) == true { idiom = .tv }
    }
}
