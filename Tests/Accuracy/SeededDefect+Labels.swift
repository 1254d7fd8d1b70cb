extension SeededDefect {
    /// Languages whose letters have two cases.
    static let cased = ["en", "de", "fr", "ru"]

    /// Defects of labels.
    static let labels: [SeededDefect] = [
        .label("label missing", "control-label-missing") { _, _ in nil },
        .label("label blank", "label-blank", "action") { _, _ in "\u{A0}" },
        .label("symbol name", "label-symbol-name", "action") { _, _ in "square.and.arrow.up" },
        .label("symbol name of one word", "label-symbol-name", "back") { _, _ in "xmark" },
        .label("Material symbol", "label-symbol-name", "action") { _, _ in "more_vert" },
        .label("asset name", "image-label-filename", "action") { _, _ in "ic_arrow_back" },
        .label("asset name with hyphen", "image-label-filename", "action") { _, _ in "icon-cart" },
        .label("asset name in camel case", "image-label-filename", "back") { _, _ in "btnClose" },
        .label("file name", "image-label-filename", "image") { _, _ in "hero_bg@2x.png" },
        .label("name of an icon font", "image-label-filename", "action") { _, _ in "mdi-heart" },
        .label("name of a view", "label-identifier-shaped", "action") { _, _ in "BackButton" },
        .label("name of a function", "label-identifier-shaped", "back") { _, _ in "openSettings" },
        .label("name for tests", "label-identifier-shaped", "action") { _, _ in "testid-save" },
        .label("camera file name", "image-label-filename", "image") { _, _ in "DSC00123" },
        .label("printed optional", "label-debug-text", "text") { _, label in "Optional(\"\(label)\")" },
        .label("printed pointer", "label-debug-text") { _, _ in "<UIImage:0x600003a1> {24, 24}" },
        .label("printed object", "label-debug-text", "text") { _, _ in "Order{id=12, total=3}" },
        .label("number that is not rounded", "label-debug-text", "text2") { _, label in "4.000000000000001 \(label)" },
        .label("key of a record", "label-debug-text") { _, _ in "order_9912381" },
        .label("colour", "label-debug-text") { _, _ in "#00AAFF" },
        .label("UUID", "label-debug-text") { _, _ in "3F2504E0-4F89-11D3-9A0C-0305E82C3301" },
        .label("instant", "label-debug-text", "text2") { _, _ in "2024-03-15T10:30:00Z" },
        .label("JSON", "label-debug-text", "text") { _, _ in "{\"id\": 3}" },
        .label("printed Swift value", "label-debug-text", "text2") { _, _ in "CartItem(id: 3, name: \"Tea\")" },
        .label("placeholder text", "label-debug-text", "text") { _, _ in "Lorem ipsum dolor sit amet" },
        .label("draft word", "label-debug-text") { _, _ in "TODO" },
        .label("HTML", "label-raw-markup", "text") { _, label in "<b>\(label)</b>" },
        .label("HTML entity", "label-raw-markup", "link") { texts, label in "\(label) &amp; \(texts.title)" },
        .label("Markdown", "label-raw-markup", "text2") { _, label in "**\(label)**" },
        // Left out, because the rule leaves it to footnotes: an unclosed `**` in a text.
        .label("Markdown heading", "label-raw-markup", "text") { _, label in "## \(label)" },
        .label("Markdown unclosed", "label-raw-markup") { _, label in "**\(label)" },
        .label("percent encoding", "label-raw-markup", "link") { texts, _ in "Terms%20of%20use" },
        .label("format specifier", "label-format-specifier", "text") { _, label in "%1$@ \(label)" },
        .label("template of ICU", "label-format-specifier", "text") { _, _ in "{n, plural, other {# files}}" },
        .label("template", "label-format-specifier", "text2") { _, label in "\(label) {name}" },
        .label("localisation key", "label-localisation-key", "text") { _, _ in "home.title.label" },
        .label("localisation key with a namespace", "label-localisation-key", "action") { _, _ in "common.cancel" },
        .label("localisation key in capitals", "label-localisation-key") { _, _ in "LOGIN_BUTTON_TITLE" },
        .label("encoding broken", "label-encoding-broken", "text") { _, label in "\(label) CafÃ©" },
        .label("replacement character", "label-encoding-broken", "text2") { _, label in "\(label)\u{FFFD}" },
        .label("URL", "label-url", "link") { _, _ in "https://example.com/sale?id=42" },
        .label("path", "label-url") { _, _ in "/account/settings" },
        .label("role word", "label-role-redundant") { texts, label in label + texts.words.button },
        .label("role only", "label-role-only", locales: ["en", "ja", "ko", "zh-Hans", "ar", "ru"]) { texts, _ in
            let word = texts.words.button.trimmingPrefix { $0 == " " }
            return word.prefix(1).uppercased() + word.dropFirst()
        },
        .label("state word", "label-state-redundant", "switch") { texts, label in label + texts.words.state },
        .label("gesture", "label-gesture-instruction") { texts, _ in texts.words.gesture },
        .label("repeated list", "label-repeats-words", "secondary") { texts, _ in
            [texts.title, texts.header, texts.title, texts.header].joined(separator: ", ")
        },
        .label("repeated word", "label-repeats-words", "secondary") { _, label in "\(label), \(label)" },
        .label("capitals", "label-uppercase", "secondary", locales: cased) { _, label in label.uppercased() },
        .label("full stop", "label-trailing-period") { _, label in label + "." },
        .label("trailing comma", "label-trailing-period", "secondary") { _, label in label + "," },
        .label("too long", "label-too-long") { texts, _ in texts.words.long },
        .label("too short", "label-too-short", locales: cased) { _, label in String(label.prefix(1)) },
        .label("leading comma", "label-leading-trailing-space") { _, label in ", \(label)" },
        .label("two spaces", "label-leading-trailing-space", "secondary") { texts, label in
            "\(label)  \(texts.title)"
        },
        .label("lower case", "label-capitalisation", locales: cased) { _, label in label.lowercased() },
        .label("spaced letters", "label-spaced-letters", "text") { _, _ in "S A L E" },
        .label("symbol only", "label-symbol-only", "action") { _, _ in "×" },
        .label(
            "vague link", "label-non-descriptive", "link", locales: ["en", "ja", "ko", "zh-Hans", "ar", "ru"]
        ) { texts, _ in texts.words.vague },
        .label(
            "vague link, Latin", "label-non-descriptive", "link", locales: ["de", "fr"], in: [.label, .language]
        ) { texts, _ in texts.words.vague },
        .label("untranslated", "label-untranslated", locales: ["ja", "ko", "zh-Hans", "ar", "ru"]) { _, _ in
            "Delete account"
        },
        .label(
            "untranslated, Latin", "label-untranslated", locales: ["de", "fr"], in: [.label, .language], isStrict: true
        ) {
            _, _ in "Delete account"
        },
        .label("class name", "label-identifier-shaped") { _, _ in "UIButtonLabel" },
        .element(
            "identifier", "label-identifier-shaped", "action", in: [.label, .identifier],
            unseen: [.wda: "identifier: `name` is also the label of an element without one"]
        ) { element, _ in
            element.label = "loginTrigger"
            element.identifier = "loginTrigger"
        },
        .label("private-use glyph", "label-control-characters", "action") { _, _ in "\u{E900}" },
        .label("object replacement", "label-control-characters") { _, label in "\u{FFFC} \(label)" },
        .label("image without label", "image-label-missing", "image") { _, _ in nil },
        .label("generic image", "image-label-redundant-word", "image") { _, _ in "Image 3" },
        .label("word for an image", "image-label-redundant-word", "image", locales: ["en"]) { _, label in
            "Image of \(label)"
        },
        .label("decorative image", "image-decorative-exposed", "image", in: [.label, .language]) { texts, _ in
            texts.words.decoration
        },
        .label("text without label", "element-undescribed", "text") { _, _ in nil },
        .label("header empty", "header-empty", "header2") { _, _ in nil },
        .label("header too long", "header-too-long", "header2", locales: cased) { texts, _ in texts.words.long },
        .label("field without label", "text-field-label-missing", "field") { _, _ in nil },
        .label("field label is content", "text-field-label-masks-value", "field", in: [.label, .value]) { texts, _ in
            texts.fieldValue
        },
        .label("progress without label", "progress-undescribed", "progress") { _, _ in nil },
        SeededDefect("duplicate label", "label-duplicate", at: ["primary", "secondary"], in: [.label]) { screen in
            let label = screen.texts.primary
            screen.change("secondary") { $0.label = label }
        },
        SeededDefect("duplicate header", "header-duplicate", at: ["header", "header2"], in: [.label]) { screen in
            let label = screen.texts.header
            screen.change("header2") { $0.label = label }
        },
        SeededDefect("picture and caption", "adjacent-duplicate", at: ["image", "text"], in: [.label]) { screen in
            let label = screen.texts.text
            screen.change("image") { $0.label = label }
        },
    ]
}
