import AXSyntax

/// What the class of a view tells about the view, by its name without the package.
struct AndroidClass: Sendable {
    let isList: Bool
    let isPager: Bool
    let isProgressBar: Bool
    /// Whether the view shows a value in a range.
    let isRange: Bool
    let isScrollView: Bool
    let isSpinner: Bool
    let isWebView: Bool

    /// Creates what the class of a name with its package tells.
    init(_ className: String) {
        // A suffix of a String is compared by its bytes, and one of a Substring is not.
        let name = String(PlatformView.simpleName(of: className))
        isList = Self.lists.contains { name.hasSuffix($0) }
        isPager = name.holds("ViewPager")
        isProgressBar = name.hasSuffix("ProgressBar")
        isRange = isProgressBar || name.hasSuffix("SeekBar") || name.hasSuffix("RatingBar")
        isScrollView = name.hasSuffix("ScrollView")
        isSpinner = name.holds("Spinner")
        isWebView = name == "WebView"
    }

    /// Whether the text of a view is a value: that of a progress bar, and the number that Appium writes for a view with a range.
    func hasTextAsValue(_ text: String?) -> Bool {
        if isProgressBar { return true }
        guard isRange, let text else { return false }
        let number = text.hasSuffix("%") ? text.dropLast().filter { $0 != " " } : text
        return Double(number) != nil && (number.contains(".") || number != text)
    }

    private static let lists = ["ListView", "GridView", "RecyclerView"]
}
