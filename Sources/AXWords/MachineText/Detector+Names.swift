extension Detector {
    /// Names in code as a whole text: one word without spaces that nobody wrote to be read.
    package static let names = [symbol, imageInCode, type, localisationKey]

    /// The name of an image that is one word in ASCII without signs of text for people or of addresses.
    package static let imageInCode = Detector(
        "image name", matches: ["ic_back", "btnClose", "logo.png"],
        ignores: ["ic back", "icon@2x", "a/b.png", "settingsIcon"]
    ) { text in
        guard text.isASCII, !text.has(isOfText) else { return false }
        return text.has(".") || text.has("_") ? image.matches(text) : camelCaseAsset.matches(text)
    }

    private static func isOfText(_ sign: Unicode.Scalar) -> Bool {
        switch sign {
        case " ", "\t", "\n", "\r", "@", "/", ":", "%", "{", "\\": true
        default: false
        }
    }

    /// The name of a class or another type.
    package static let type = Detector(
        "type",
        matches: ["UIButtonLabel", "RCTView", "MyApp.CartViewController", "android.widget.ImageButton", "VStack"],
        ignores: ["UIKit", "Controller", "Button", "OpenTable", "com.example.app", "NSA"]
    ) { text in
        guard text.utf8.count <= 120, text.isAll(\.isLetterOrDigit, or: "._") else { return false }
        if text.hasPrefix("_Tt") || components.contains(text) { return true }
        let parts = text.parts(".")
        if isQualified(parts) { return true }
        let names = parts.map { String($0.drop { $0 == "_" }) }
        guard let name = names.last, names.allSatisfy({ $0.begins(with: \.isUppercaseLetter) }) else { return false }
        if parts.count > 1 { return typeEndings.contains(where: name.hasSuffix) }
        return hasPrefixOfFramework(name)
            || unmistakableEndings.contains { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }
    }

    /// Returns whether these are the parts of a name with its package: `android.widget.ImageButton`, `kotlin.Unit`.
    private static func isQualified(_ parts: [String]) -> Bool {
        let (packages, name) = (parts.dropLast(), parts[parts.count - 1])
        guard let root = packages.first, name.begins(with: \.isUppercaseLetter), name.has(\.isLowercaseLetter) else {
            return false
        }
        return roots.contains(root) && (packages.count > 1 || languages.contains(root))
            && packages.allSatisfy { $0.begins(with: \.isLowercaseLetter) }
    }

    /// Returns whether a name has the prefix of a framework and ends as its types do.
    private static func hasPrefixOfFramework(_ name: String) -> Bool {
        ["UI", "NS", "RCT", "WK", "MK", "AV", "CA", "SK", "RN", "GMS", "FLT"].contains { prefix in
            guard name.hasPrefix(prefix) else { return false }
            let rest = name.dropFirst(prefix.count)
            return rest.begins(with: \.isUppercaseLetter)
                && rest.dropFirst().begins(with: \.isLowercaseLetter)
                && typeEndings.contains {
                    rest.hasSuffix($0) || prefix.count == 2 && rest.hasPrefix($0) && $0.count > 3
                }
        }
    }

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
    private static let typeEndings = Set(
        wordsOf: """
            View Label Button Cell Controller Control Field Image String Switch Slider Bar Item Layer Object Array Dictionary Number Data \
            Date Error Null Picker Segment Wrapper Container Model Window Stepper Indicator Row Screen Fragment Activity Dialog Tile
            """)
    /// The endings that no name of a product has.
    private static let unmistakableEndings = [
        "ViewController", "ViewModel", "TableViewCell", "CollectionViewCell", "ImageView", "HostingView", "StackView",
        "ScrollView",
    ]

    /// The name of a variable, made of words of interfaces and of programs. Names of products, such as `eBay`, have
    /// other words.
    package static let variable = Detector(
        "variable", matches: ["isLoggedIn", "user_name", "cartItems", "viewModel.total"],
        ignores: ["eBay", "john_doe", "dark_mode", "props.com", "iPhone", "myUser"]
    ) { text in
        guard text.utf8.count <= 60, text.begins(with: \.isLowercaseLetter), text.isAll(\.isLetterOrDigit, or: "_.")
        else {
            return false
        }
        if text.has(".") {
            let parts = text.parts(".")
            return ["props", "viewModel", "viewmodel", "vm"].contains(parts[0])
                && !domains.contains(parts[parts.count - 1])
                && parts.allSatisfy { $0.begins(with: \.isLowercaseLetter) }
        }
        if text.has("_") { return areVariable(text.parts("_")) }
        let parts = text.humps
        guard parts.count >= 2, parts.allSatisfy({ $0.utf8.count >= 2 }) else { return false }
        return ["is", "has", "should", "did"].contains(parts[0]) || areVariable(parts.map { $0.lowercased() })
    }

    /// Returns whether these are two and more words of interfaces and of programs, not beginning with a pronoun as a
    /// product may. The name of a user can be words of interfaces: `dark_mode`.
    private static func areVariable(_ parts: [String]) -> Bool {
        parts.count >= 2 && !pronouns.contains(parts[0]) && parts.contains(where: variableWords.contains)
            && parts.allSatisfy { variableWords.contains($0) || InterfaceWords.contains($0) }
    }

    private static let pronouns = Set(wordsOf: "my your our i e the we you a to all")
    private static let variableWords = Set(
        wordsOf: """
            is has should did active array bool btn callback cell client config controller count current data delegate dict dto \
            entity enum event field first flag fragment handler id idx img index int json key label last layout lbl list loaded \
            loading logged login logout manager max menu min model note num obj object option options param params presenter query request \
            response result row selected service session state str string tab table tag temp tmp token txt uid uri url user \
            uuid val value vc view widget email password phone cart
            """)
}
