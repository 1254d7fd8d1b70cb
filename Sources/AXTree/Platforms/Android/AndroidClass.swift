import AXSyntax

/// What the class of a view tells about the view, by its name without the package.
package struct AndroidClass: OptionSet, Hashable, Sendable {
    /// One bit for each kind of view.
    package let rawValue: UInt8

    /// Creates a class with these bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    static let list = AndroidClass(rawValue: 1 << 0)
    static let pager = AndroidClass(rawValue: 1 << 1)
    static let progressBar = AndroidClass(rawValue: 1 << 2)
    /// The view shows a value in a range.
    static let range = AndroidClass(rawValue: 1 << 3)
    static let scrollView = AndroidClass(rawValue: 1 << 4)
    static let spinner = AndroidClass(rawValue: 1 << 5)
    static let webView = AndroidClass(rawValue: 1 << 6)

    /// Creates what a name with its package tells.
    package init(_ className: String) {
        self = []
        let name = String(PlatformView.simpleName(of: className))
        if ["ListView", "GridView", "RecyclerView"].contains(where: className.hasSuffix) { insert(.list) }
        if className.hasSuffix("ScrollView") { insert(.scrollView) }
        if name == "WebView" { insert(.webView) }
        if className.hasSuffix("ProgressBar") { formUnion([.progressBar, .range]) }
        if className.hasSuffix("SeekBar") || className.hasSuffix("RatingBar") { insert(.range) }
        if name.holds("ViewPager") { insert(.pager) }
        if name.holds("Spinner") { insert(.spinner) }
    }

    /// Whether the text of a view is a value: that of a progress bar, and the number that Appium writes for a view with
    /// a range.
    func hasTextAsValue(_ text: String?) -> Bool {
        if contains(.progressBar) { return true }
        guard contains(.range), let text else { return false }
        let number = text.hasSuffix("%") ? text.dropLast().filter { $0 != " " } : text
        return Double(number) != nil && (number.contains(".") || number != text)
    }
}
