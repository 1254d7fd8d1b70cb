extension ElementType {
    /// Creates the type of a view by the class that it reports to accessibility services, as TalkBack tells roles apart.
    ///
    /// Compose and React Native report `android.view.View` and `android.view.ViewGroup` for most of their elements; their
    /// properties tell what can be known. A subclass that reports its own name is known by the end of it.
    package init(androidClass className: String, flags: ViewFlags) {
        // TalkBack calls an image that can be clicked a button.
        if className.hasSuffix("ImageView")
            || className.hasSuffix("Image") && PlatformView.simpleName(of: className) == "Image"
        {
            self = flags.contains(.clickable) ? .button : .image
        } else if let type = Self.endings(like: className).first(where: { className.hasSuffix($0.ending) })?.type {
            self = type == .textField && flags.contains(.password) ? .secureTextField : type
        } else if PlatformView.simpleName(of: className).hasPrefix("ViewPager") {
            self = .scrollView
        } else if flags.contains(.checkable) {
            self = .toggle
        } else {
            self = flags.contains(.scrollable) ? .scrollView : .other
        }
    }

    /// The class of a view of this type.
    package var androidClass: String {
        switch self {
        case .secureTextField, .textView, .searchField: "android.widget.EditText"
        case .image, .icon: "android.widget.ImageView"
        case .link: "android.widget.TextView"
        default:
            Self.androidEndings.first { $0.type == self }.map { "android.widget.\($0.ending)" } ?? "android.view.View"
        }
    }

    /// Returns the ends of class names whose last letter is that of a class, the more specific before the general.
    private static func endings(like className: String) -> [(ending: String, type: ElementType)] {
        className.utf8.last.flatMap { endingsByLetter[$0] } ?? []
    }

    private static let endingsByLetter = Dictionary(grouping: androidEndings) { $0.ending.utf8.last ?? 0 }

    /// The ends of class names, the more specific before the general.
    private static let androidEndings: [(ending: String, type: ElementType)] = [
        ("RadioButton", .radioButton), ("ToggleButton", .toggle), ("Button", .button), ("Chip", .button),
        ("Switch", .switch), ("SwitchCompat", .switch), ("SwitchMaterial", .switch), ("MaterialSwitch", .switch),
        ("CheckBox", .checkBox), ("CheckedTextView", .checkBox), ("AutoCompleteTextView", .textField),
        ("EditText", .textField), ("TextView", .staticText), ("Chronometer", .staticText), ("TextClock", .staticText),
        ("SeekBar", .slider), ("Slider", .slider), ("RatingBar", .ratingIndicator), ("ProgressBar", .progressIndicator),
        ("Spinner", .popUpButton), ("ListView", .table), ("GridView", .collectionView),
        ("RecyclerView", .collectionView), ("ScrollView", .scrollView), ("WebView", .webView), ("TabWidget", .tabBar),
        ("DatePicker", .datePicker), ("TimePicker", .datePicker), ("NumberPicker", .picker), ("Tab", .tab),
        ("MapView", .map), ("Key", .key),
    ]
}
