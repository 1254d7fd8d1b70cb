import AXTree

extension PlatformView {
    /// Whether it is a picture, which draws no text: what a dump has as its text is none that can be seen.
    var isPicture: Bool { className.hasSuffix("ImageView") || className.hasSuffix("ImageButton") }
}
