/// The names of classes and other types in code.
package enum TypeName {
    /// Returns whether a text is the name of a type: `UIButtonLabel`, `RCTView`, `MyApp.CartViewController`.
    package static func matches(_ text: String) -> Bool {
        guard text.utf8.count <= longestName, text.utf8.allSatisfy(isInNames) else { return false }
        if text.hasPrefix("_Tt") { return true }
        if components.contains(text) { return true }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        if isQualified(parts) { return true }
        guard let last = parts.last,
            parts.allSatisfy({ $0.drop { $0 == "_" }.utf8.first.map(\.isUppercaseLetter) ?? false })
        else { return false }
        let name = String(last.drop { $0 == "_" })
        if parts.count > 1 { return endings.contains { name.hasSuffix($0) } }
        return isPrefixed(name)
            || unmistakableEndings.contains { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }
    }

    /// Returns whether these are the parts of a name with its package: `android.widget.ImageButton`, `kotlin.Unit`.
    private static func isQualified(_ parts: [Substring]) -> Bool {
        guard let last = parts.last, last.utf8.first?.isUppercaseLetter == true,
            last.utf8.contains(where: \.isLowercaseLetter)
        else { return false }
        let packages = parts.dropLast()
        guard let root = packages.first, roots.contains(String(root)),
            packages.count > 1 || languages.contains(String(root))
        else { return false }
        return packages.allSatisfy { $0.utf8.first?.isLowercaseLetter == true }
    }

    /// Returns whether a name has the prefix of a framework and ends as its types do.
    private static func isPrefixed(_ name: String) -> Bool {
        prefixes.contains { prefix in
            guard name.hasPrefix(prefix) else { return false }
            let rest = name.dropFirst(prefix.count)
            let letters = Array(rest.utf8.prefix(2))
            return letters.count == 2 && letters[0].isUppercaseLetter && letters[1].isLowercaseLetter
                && endings.contains {
                    rest.hasSuffix($0) || prefix.utf8.count == 2 && rest.hasPrefix($0) && $0.utf8.count > 3
                }
        }
    }

    private static func isInNames(_ byte: UInt8) -> Bool {
        byte.isLetterOrDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
    }

    private static let longestName = 120
    /// The names of classes and components of toolkits that no text for people is.
    private static let components = Set(
        wordsOf: """
            ImageView EditText ImageButton MaterialButton IconButton TextButton ElevatedButton OutlinedButton FilledButton \
            FloatingActionButton TouchableOpacity TouchableHighlight TouchableWithoutFeedback Pressable FrameLayout LinearLayout \
            RelativeLayout ConstraintLayout CoordinatorLayout RecyclerView CardView MaterialCardView \
            InkWell GestureDetector ListTile SvgXml FlatList SectionList ViewGroup ViewPager RadioButton RadioGroup CheckBox SeekBar \
            ProgressBar RatingBar BottomNavigationView NavigationView AppBarLayout SwitchCompat SwitchMaterial AppCompatButton \
            AppCompatImageButton AppCompatTextView VStack HStack ZStack LazyVStack NavigationLink NavigationStack AsyncImage StackView \
            ViewController TableView CollectionView ActivityIndicator PopupMenuButton CupertinoButton BottomSheet TextFormField FastImage \
            SafeAreaView ComposeView StatelessWidget StatefulWidget
            """)
    private static let roots = Set(wordsOf: "android androidx java javax kotlin kotlinx com org net io de fr dev app")
    private static let languages = Set(wordsOf: "java kotlin android androidx")
    private static let prefixes = ["UI", "NS", "RCT", "WK", "MK", "AV", "CA", "SK", "RN", "GMS", "FLT"]
    private static let endings = [
        "View", "Label", "Button", "Cell", "Controller", "Control", "Field", "Image", "String", "Switch", "Slider",
        "Bar",
        "Item", "Layer", "Object", "Array", "Dictionary", "Number", "Data", "Date", "Error", "Null", "Picker",
        "Segment",
        "Wrapper", "Container", "Model", "Window", "Stepper", "Indicator", "Row", "Screen", "Fragment", "Activity",
        "Dialog", "Tile",
    ]
    /// The endings that no name of a product has.
    private static let unmistakableEndings = [
        "ViewController", "ViewModel", "TableViewCell", "CollectionViewCell", "ImageView", "HostingView", "StackView",
        "ScrollView",
    ]
}
