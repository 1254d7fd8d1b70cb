extension ElementType {
    /// Creates the type of a view by the class that it reports to accessibility services, as TalkBack tells roles
    /// apart.
    package init(androidClass className: String, flags: ViewFlags) {
        self = AndroidRole(className: className).type(with: flags)
    }

    /// The class of a view of this type.
    package var androidClass: String {
        switch self {
        case .textField, .secureTextField, .textView, .searchField: "android.widget.EditText"
        case .image, .icon: "android.widget.ImageView"
        case .link: "android.widget.TextView"
        default:
            Self.androidEndings.first { $0.type == self }.map { "android.widget.\($0.ending)" } ?? "android.view.View"
        }
    }

    /// The ends of class names, the more specific before the general.
    static let androidEndings: [(ending: String, type: ElementType)] = [
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
