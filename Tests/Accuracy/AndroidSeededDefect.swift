/// A kind of defect that is seeded into the clean screens of Android, and the rules of which one has to find it.
struct AndroidSeededDefect: Sendable {
    /// The name in the printed table.
    let name: String
    let rules: Set<String>
    /// The slots that the change concerns. A finding on any other view is a finding elsewhere.
    let slots: Set<String>
    /// Whether a screen can have the defect.
    let isPossible: @Sendable (AndroidSeededScreen) -> Bool
    /// Whether only `strict` finds the kind.
    let isStrict: Bool
    /// The change.
    let seed: @Sendable (inout AndroidSeededScreen) -> Void

    init(
        _ name: String, _ rules: String..., at slots: Set<String>,
        where isPossible: @escaping @Sendable (AndroidSeededScreen) -> Bool = { _ in true }, isStrict: Bool = false,
        seed: @escaping @Sendable (inout AndroidSeededScreen) -> Void
    ) {
        self.name = name
        self.rules = Set(rules)
        self.slots = slots
        self.isPossible = isPossible
        self.isStrict = isStrict
        self.seed = seed
    }

    /// A name in place of that of a button with a picture.
    static func name(
        _ kind: String, _ rule: String, _ name: String, in language: String? = nil,
        besides toolkit: AndroidSeededScreen.Toolkit? = nil
    ) -> Self {
        AndroidSeededDefect(
            kind, rule, at: ["close"],
            where: { (language == nil || $0.texts.language == language) && $0.toolkit != toolkit },
            seed: { screen in
                let button = screen.button("close", name, at: [340, 32, 388, 80], isPicture: true)
                screen.change("close") { $0 = button }
            })
    }

    /// A part in the name of a row, before its texts.
    private static func part(_ kind: String, _ rule: String, _ description: String) -> Self {
        AndroidSeededDefect(
            kind, rule, at: ["row0"], where: { $0.toolkit != .reactNative },
            seed: { screen in
                screen.change("row0") {
                    $0.children.insert(
                        AndroidSeededView(
                            nil, "android.view.View", at: [210, 366, 250, 414], description: description), at: 0)
                }
            })
    }

    /// All kinds.
    static let all = names + parts + fields + structure + wording + arrangement

    private static let names = [
        name("file ic_close.png", "image-label-filename", "ic_close.png"),
        name("file img_2034.jpg", "image-label-filename", "img_2034.jpg"),
        name("file close.svg", "image-label-filename", "close.svg"),
        name("trailing role", "label-role-redundant", "Close button", in: "en"),
        name("only a number", "label-non-descriptive", "3"),
        name("lower-case word on a Korean screen", "label-untranslated", "position", in: "ko", besides: .reactNative),
    ]

    private static let parts = [
        part("icon in a merged name", "image-label-redundant-word", "icon"),
        part("badge in a merged name", "image-label-redundant-word", "badge"),
        part("asset in a merged name", "image-label-filename", "search_icon"),
        AndroidSeededDefect(
            "sentence twice in a merged name", "label-repeats-words", at: ["row0"],
            where: { $0.toolkit != .reactNative },
            seed: { screen in
                screen.change("row0") {
                    $0.children[0].text = "The quick brown fox jumps"
                    $0.children.append(
                        AndroidSeededView(
                            nil, "android.view.View", at: [0, 360, 330, 420],
                            description: "Story: The quick brown fox jumps"))
                }
            }),
        AndroidSeededDefect(
            "gesture in a merged name", "label-gesture-instruction", at: ["row0"],
            where: { $0.toolkit != .reactNative && $0.texts.language == "en" },
            seed: { screen in
                screen.change("row0") {
                    $0.children.append(
                        AndroidSeededView(
                            nil, "android.view.View", at: [210, 366, 250, 414],
                            description: "31 credits - tap to refresh"))
                }
            }),
    ]

    private static let fields = [
        AndroidSeededDefect(
            "fields of one name", "label-duplicate", at: ["field0", "field1"],
            seed: { screen in for slot in ["field0", "field1"] { screen.change(slot) { $0.hint = "Value" } } }),
        AndroidSeededDefect(
            "blank hint", "text-field-label-missing", at: ["field0"],
            seed: { screen in screen.change("field0") { $0.hint = " " } }),
        AndroidSeededDefect(
            "description on a filled field", "text-field-value-unread", at: ["field0"],
            seed: { screen in
                screen.change("field0") {
                    $0.description = $0.hint
                    $0.hint = ""
                    $0.text = "anna"
                }
            }),
    ]

    private static let structure = [
        AndroidSeededDefect(
            "one name for the action of each row", "label-duplicate", at: ["action0", "action1"],
            seed: { screen in
                let edit = screen.texts.edit
                for number in 0...1 {
                    let bounds = [336, 366 + 60 * number, 384, 414 + 60 * number]
                    let button = screen.button("action\(number)", edit, at: bounds, isPicture: true)
                    screen.change("action\(number)") { $0 = button }
                }
            }),
        AndroidSeededDefect(
            "button without a role", "role-missing", at: ["primary"], where: { $0.toolkit == .reactNative },
            seed: { screen in screen.change("primary") { $0.className = "android.view.ViewGroup" } }),
        AndroidSeededDefect(
            "description hides a price", "label-omits-visible-text", at: ["row0"],
            seed: { screen in
                screen.change("row0") {
                    $0.description = $0.children[0].text
                    $0.children[1].text = "$4.99"
                }
            }),
        AndroidSeededDefect(
            "state of a tab without a class", "label-state-redundant", at: ["tab1"],
            where: { $0.toolkit != .views && $0.texts.language == "en" },
            seed: { screen in
                screen.change("tab1") {
                    $0.description = $0.children[0].text + ", not selected"
                    $0.children[0].text = $0.description
                }
            }),
        AndroidSeededDefect(
            "nameless picture in a named control", "image-label-missing", at: ["row0"],
            where: { $0.toolkit != .reactNative },
            seed: { screen in
                screen.change("row0") {
                    $0.children.append(
                        AndroidSeededView(nil, "android.widget.ImageView", at: [260, 366, 308, 414], ["focusable"]))
                }
            }),
        AndroidSeededDefect(
            "picture in a picture of its name", "nested-duplicate", at: ["image"],
            seed: { screen in
                screen.change("image") {
                    var inner = $0
                    inner.slot = nil
                    inner.bounds = [24, 214, 376, 286]
                    $0.children = [inner]
                }
            }),
        AndroidSeededDefect(
            "small control in a strip", "target-size", at: ["strip"],
            seed: { screen in
                screen.root.children.append(
                    AndroidSeededView(
                        nil, "android.widget.HorizontalScrollView", at: [0, 500, 400, 560],
                        ["scrollable", "focusable"],
                        [screen.button("strip", screen.texts.title, at: [40, 500, 200, 532])]))
            }),
    ]
}
