extension Screen {
    /// Whether the screen is that of a television, which is operated with a remote control and has no touch screen.
    ///
    /// A dump does not name the device. Android draws a television 960×540 dp large at any number of pixels, and no
    /// phone or tablet whose window has that size shows neither a status bar nor a navigation bar. A dump whose density
    /// is unknown, or a device at 160 dpi, is known by what `Idiom.tv` was set for. Cars and watches have touch
    /// screens.
    ///
    /// Source: Android's documentation (Layouts for TV).
    package var isTelevision: Bool {
        if idiom == .tv { return true }
        guard platform == .android, let density, density > 0, let size else { return false }
        return (size.width - 960).magnitude < 2 && (size.height - 540).magnitude < 2
            && isTelevision(ofPixels: Size(size.width * density, size.height * density))
    }

    /// Returns whether a screen of this size in pixels can be that of a television: 16:9, in landscape, and filled by
    /// one window without the bars of a phone.
    package func isTelevision(ofPixels size: Size) -> Bool {
        let resolution = Size(size.width.rounded(), size.height.rounded())
        guard Self.resolutions.contains(resolution) else { return false }
        let windows = elements.filter { $0.parent == nil && $0.frame.map { !$0.isEmpty } ?? false }
        return windows.count == 1
            && !elements.contains { $0.identifier.map(Self.bars.contains) ?? false }
    }

    private static let resolutions = [Size(1280, 720), Size(1920, 1080), Size(3840, 2160)]
    private static let bars: Set<String> = ["android:id/statusBarBackground", "android:id/navigationBarBackground"]
}
