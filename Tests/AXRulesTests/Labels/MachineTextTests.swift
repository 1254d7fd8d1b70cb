import AXAudit
import Testing

/// Labels that programs wrote: names of pictures, keys, places for values, markup.
@Suite("Texts of machines")
struct MachineTextTests {
    /// The rules of this suite that speak of a label.
    private func rules(_ label: String, _ type: ElementType = .staticText, identifier: String? = nil) -> [String] {
        let traits: Traits = type == .button ? .button : type == .image ? .image : .staticText
        let node = Node(type, label, traits: traits).with { $0.identifier = identifier }
        let all: [Rule] = [
            .labelSymbolName, .labelLocalisationKey, .labelFormatSpecifier, .labelDebugText, .labelRawMarkup,
            .labelIdentifierShaped, .labelControlCharacters, .imageLabelFilename,
        ]
        return Audit(rules: all)(Screen([node])).findings.map(\.ruleID)
    }

    @Test(
        "What a program prints or Markdown that is not rendered, and texts that only look like it",
        arguments: [
            ("['a', 'b']", "label-debug-text"), ("{'id': 3}", "label-debug-text"),
            ("id=42&sort=date", "label-debug-text"),
            ("user_id:42", "label-debug-text"), ("20240315T103000Z", "label-debug-text"),
            ("`close`", "label-raw-markup"),
            ("Tap `Save` now", "label-raw-markup"), ("~~old~~", "label-raw-markup"), ("[Terms][1]", "label-raw-markup"),
        ])
    func printed(label: String, rule: String) { #expect(rules(label, .button) == [rule]) }

    @Test(
        "Texts that only look printed",
        arguments: ["Q&A", "Salt & pepper", "a = b", "Rock 'n' roll", "('90s)", "it`s", "[New]", "5 ~ 10", "20240315"])
    func written(label: String) { #expect(rules(label, .button).isEmpty) }

    @Test(
        "Names of symbols",
        arguments: [
            "crown.fill", "chart.xyaxis.line", "rectangle.stack", "lock.shield", "person.2",
            "person.crop.circle.badge.plus",
            "arrow.up.right.square", "heart.slash", "my.logo.fill", "xmark", "gearshape", "magnifyingglass",
            "arrow_back", "more_vert", "square.and.arrow.up", "text.alignleft", "arrow.triangle.2.circlepath",
            "hand.thumbsup",
            "iphone.landscape", "arrow.uturn.left", "rectangle.portrait.and.arrow.right",
        ])
    func symbols(label: String) {
        #expect(rules(label) == ["label-symbol-name"])
        #expect(rules(label, .button, identifier: label) == ["label-symbol-name"], "one finding for one cause")
        #expect(rules(label, .image) == ["label-symbol-name"])
    }

    @Test(
        "Keys whose text is missing",
        arguments: [
            "home.title.label", "home.title", "LOGIN_BUTTON_TITLE", "settings_screen_title", "loginButtonTitle",
            "profile.saveButton",
            "error.network.message", "onboarding-step.title", "SettingsScreenTitle",
        ])
    func keys(label: String) { #expect(rules(label) == ["label-localisation-key"]) }

    @Test(
        "Names of pictures, on images",
        arguments: [
            "hero_bg@2x.png", "IMG_1234", "IMG_1234.HEIC", "ic_back", "Asset 3", "discover_tick", "settingsIcon",
            "A11y_logo",
            "star-full", "Photo IMG_2041.jpg", "sunset.jpeg", "icon@3x", "DSC_0042", "DSC00123", "icon-cart",
            "ic-arrow-back",
            "ic.close", "icClose", "btnClose", "weekly report@3x", "tab sign nonsel", "nav icon back u",
            "login chevron left", "arrow drop down", "more vert",
        ])
    func files(label: String) { #expect(rules(label, .image) == ["image-label-filename"]) }

    @Test(
        "A button is named after its picture, but shows files by their names",
        arguments: [
            ("ic_back", true), ("icon_close", true), ("icon-cart", true), ("btnClose", true), ("DSC00123", true),
            ("app icon design", false), ("change icon", false), ("phone black", false), ("close the bg", false),
            ("settingsIcon", true), ("report.pdf", false),
            ("IMG_1234.jpg", true),
            ("star-full", true), ("save_all", false), ("field info outline", true), ("more vert", true),
            ("visibility of posts", false), ("expand all", false), ("arrow keys", false),
        ])
    func buttonPictures(label: String, expected: Bool) {
        #expect(rules(label, .button) == (expected ? ["image-label-filename"] : []))
    }

    @Test(
        "Names in code on a button, and names of products and words that are written alike",
        arguments: [
            ("BackButton", "label-identifier-shaped"), ("closeModal", "label-identifier-shaped"),
            ("EditProfile", "label-identifier-shaped"), ("btn2", "label-identifier-shaped"),
            ("testid-save", "label-identifier-shaped"), ("e2e-checkout", "label-identifier-shaped"),
            ("card__header--active", "label-identifier-shaped"),
            ("androidx.compose.ui.Node", "label-identifier-shaped"),
            ("MaterialButton", "label-identifier-shaped"), ("common.cancel", "label-localisation-key"),
            ("auth:login.button", "label-localisation-key"), ("kDoneButtonTitle", "label-localisation-key"),
            ("L10n.Cart.checkout", "label-localisation-key"), ("fa-home", "image-label-filename"),
            ("edit-3", "image-label-filename"), ("Rectangle 7", "image-label-filename"),
            ("Vector 4", "image-label-filename"), ("icons/24/trash", "image-label-filename"),
            ("Button/Ghost/Small", "image-label-filename"),
            ("Size=Small", "image-label-filename"), ("fas fa-user", "image-label-filename"),
            ("arrowRight", "image-label-filename"),
            ("ico_trash", "image-label-filename"), ("et_city", "label-identifier-shaped"),
            ("header__close", "label-identifier-shaped"),
            ("CART_EMPTY", "label-identifier-shaped"), ("LoginScreen", "label-identifier-shaped"),
            ("OrderFragment", "label-identifier-shaped"), ("handleDelete", "label-identifier-shaped"),
            ("On/Off", nil), ("TV/Radio", nil), ("Group 4", nil), ("A=B", nil), ("Splitscreen", nil), ("tv_anna", nil),
            ("SoundCloud", nil), ("OfferUp", nil), ("AllTrails", nil), ("GoPay", nil), ("CashApp", nil), ("tvOS", nil),
            ("menu-bar", nil), ("covid-19", nil), ("Frame 5", nil), ("play.google.com", nil), ("config.yaml", nil),
        ] as [(String, String?)])
    func namesInCode(label: String, rule: String?) { #expect(rules(label, .button) == (rule.map { [$0] } ?? [])) }

    @Test(
        "Objects, numbers and dates as programs print them, and identifiers on a button",
        arguments: [
            "Order{id=12, total=3}", "Product(name=Tea, price=3)", "{name=Anna, age=3}", "{id: 7, title: Tea}",
            "com.acme.Item@5a8b3f1", "[Lcom.acme.Item;@5a8b3f1", "Instance of 'CartItem'", "null results",
            "Total: null", "Hi undefined", "Infinity min", "4.000000000000001 km", "1.5E8 views", "2.50000000 GB",
            "PT45M", "Wed Jan 03 10:00:00 CET 2024", "Mon, 01 Jan 2024 10:00:00 GMT", "[Ŝåṽé ôñé]", "XX_Save_XX",
            "Seat undefined", "Remove null from cart", "$null", "Room: nil", "Shipped on Invalid Date", "sdfsdf",
            "kkkk", "NaN/10",
            "t('cart.empty')", "!login.title!", "HttpException", "RangeError: index",
            "[missing \"fr.save\" translation]", "order_9912381", "#00AAFF", "rgb(1, 2, 3)", "0x7fff5fbff8c0",
            "1718000000123",
        ])
    func printedObjects(label: String) { #expect(rules(label, .button) == ["label-debug-text"]) }

    @Test(
        "Numbers, dates and names for people",
        arguments: [
            "Ground zero", "Undefined terms", "is undefined", "Win to nil", "zzz", "www", "Invalid Date", "Wow!",
            "An exception",
            "Invoice 20240915", "3.141592653589", "3.3333333333", "52.5200081, 13.4049541", "0.00000123 BTC",
            "1.234567890123456789 ETH", "null Fehler",
            "5 zu null", "Two nil", "Null Island", "2024-03-15 10:30", "#123456", "#travel", "f(x) = 2",
            "Size: M (38)", "user@abcdef12", "Příští", "Šķēršļi", "Tiếng Việt", "ŽIŽKA",
        ])
    func writtenNumbers(label: String) { #expect(rules(label, .button).isEmpty) }

    @Test(
        "Places for values in other languages of templates, and marks that are none",
        arguments: [
            ("%(count)s items", true), ("{n, plural, other {# files}}", true), ("<%= name %>", true),
            ("[[name]]", true),
            ("__COUNT__ items", true), (":count items", true), ("Hi [Name]", true), ("<username>", true),
            ("$name", true),
            ("$(PRODUCT_NAME)", true), ("[[order_id]]", true), ("%name% liked this", true), ("*|CITY|*", true),
            ("{{#each}}", true),
            ("{} files", true), ("$(username)", true), ("<<email>>", true), ("[[Berlin]]", false),
            ("5% total %", false), ("{}", false), ("[Live] Concert", false), (":smile:", false), ("$AAPL", false),
            ("__init__", false), ("12:count", false),
        ])
    func templates(label: String, expected: Bool) {
        #expect(rules(label) == (expected ? ["label-format-specifier"] : []))
    }

    @Test(
        "Text that was read in another encoding, and words with such letters",
        arguments: [
            ("锟斤拷", true), ("鍏抽棴", true), ("è¨­å®š", true), ("Ã  propos", true), ("Íàñòðîéêè", true),
            ("ãƒ¡ãƒ‹", true), ("区块链", false), ("Who?What", false), ("繁體中文", false), ("閉じる", false), ("王璇", false),
            ("SÃO", false),
        ])
    func misread(label: String, expected: Bool) {
        #expect(Rule.labelEncodingBroken.count(Node(.staticText, label, traits: .staticText)) == (expected ? 1 : 0))
    }

    @Test(
        "Places for values",
        arguments: [
            "%d items", "%@", "%1$@ of %2$@", "%ld left", "%lld left", "%.1f km", "%02d:%02d", "Hello, %@!", "100%%",
            "{name}", "{{ name }}",
            "${user.name}", "Hi \\(name)", "%#@items@", "{0} items", "%s", "총 %d개", "%d件",
        ])
    func specifiers(label: String) { #expect(rules(label) == ["label-format-specifier"]) }

    @Test(
        "What programs print for themselves",
        arguments: [
            "Optional(\"Anna\")", "Hello Optional(\"Anna\")", "Optional(5)", "(null)", "Hello (null)", "nil", "null",
            "undefined", "NaN",
            "NaN kg", "[object Object]", "<UIView: 0x7f8>", "Lorem ipsum dolor", "lorem ipsum", "FIXME later",
            "TODO: translate", "TODO", "asdf", "<UIImage:0x7f8>", "<UIImage : 0x7f8>", "UIImage named(main: cart)",
            "{\"id\": 3}",
            "[\"a\", \"b\"]", "CartItem(id: 3, name: 4)", "2024-03-15T10:30:00Z", "2024-03-15 10:30:00 +0000",
            "Paid 2024-03-15 10:30:00.250", "Fri Mar 15 2024 10:30:00 GMT+0100 (CET)",
        ])
    func debugging(label: String) { #expect(rules(label) == ["label-debug-text"]) }

    @Test(
        "Markup",
        arguments: [
            "<b>Terms</b>", "Terms<br/>and", "Terms<br>", "<a href=\"x\">here</a>", "<P>One</P>", "Terms &amp; more",
            "&nbsp;Terms", "It&#39;s",
            "It&#x27;s", "[Terms](https://a.b)", "**Now** only", "**지금** 만", "One\\nTwo", "Caf\\u00e9", "Caf\\u{e9}e9x",
            "Say \\\"hi\\\"", "One\\ntwo three", "Terms%20of%20use", "Caf%C3%A9",
        ])
    func markup(label: String) {
        let expected =
            label.contains("{") ? [[], ["label-raw-markup"], ["label-format-specifier"]] : [["label-raw-markup"]]
        #expect(expected.contains(rules(label)))
    }

    @Test(
        "A tag that is not closed, or that closes nothing, is text about markup",
        arguments: ["Use <b> for bold text", "The tag <div>", "</p>", "</b> closes <b>", "<b>Bold</i>"])
    func textAboutMarkup(label: String) { #expect(rules(label).isEmpty) }

    @Test(
        "What a person may well have written",
        arguments: [
            "OK", "확인", "LinkedIn", "Silicon", "T-shirt", "e-mail", "E-mail", "Export PDF", "Baltimore", "4.5",
            "Dr. Who", "v2.0", "1.2.3",
            "npr.org", "apple.com", "www.title.com", "app.st", "App.dev", "user@title.com", "https://a.b/title.html",
            "Mohame4d.sayed",
            "john_doe", "_anna_", "@anna_k", "iMessage", "iPhone", "eBay", "macOS", "YouTube", "McDonald", "TextEdit",
            "WhatsApp",
            "Loading...", "50%", "50 % off", "100% done", "50%discount", "%", "5 % d", "{", "{}", "a {b c} d", "$5",
            "Optional",
            "Optional (recommended)", "Colour(s)", "Optional(s)", "Nan", "Nil", "Two nil", "Todo", "Null",
            "None", "a < b", "a<b",
            "1 < 2 > 1", "<3", "I <3 you", "AT&T", "R&D; more", "Q&A", "**** 1234", "* note", "2 * 3 * 4", "[1]",
            "[x] done", "(1)",
            "¯\\_(ツ)_/¯", "C:\\new\\text", "\\", "a_b", "snake_case", "COVID_19", "Wi-Fi", "24/7", "9:41",
            "+1 (555) 010", "C++", "#1",
            "—", "…", "A.B.C.", "U.S.", "e.g.", "Tom & Jerry", "check", "circle", "house", "star", "play.app",
            "cloud.link", "trash", "cart",
            "Ünïcödé", "안녕하세요.", "こんにちは。", "مرحبا", "नमस्ते।", "ok.ru", "image", "file.txt",
        ])
    func people(label: String) {
        #expect(rules(label) == [])
        #expect(rules(label, .button) == [])
        #expect(
            rules(label, .button, identifier: label).filter {
                !["snake_case", "a_b", "john_doe"].contains(label) || $0 != "label-identifier-shaped"
            } == [])
    }

    @Test(
        "Names in code, where the identifier is the same",
        arguments: [
            ("save_btn", true), ("loginTrigger", true), ("nav-back-arrow", true), ("user_name_row", true),
            ("Save", false), ("저장", false),
            ("Wi-Fi", false), ("check-in", false), ("iPhone", false), ("UIButtonLabel", true), ("search-icon", false),
            ("eBay", false), ("macOS", false),
            ("state-of-the-art", false),
            ("v2.0", false), ("npr.org", false), ("password1", false), ("PayPal", false),
        ])
    func identifiers(label: String, expected: Bool) {
        #expect(rules(label, identifier: label) == (expected ? ["label-identifier-shaped"] : []))
        #expect(
            label == "UIButtonLabel" || !rules(label, identifier: "other").contains("label-identifier-shaped"))
        #expect(
            Rule.labelIdentifierShaped.count(
                Node(.button, label).with { $0.identifier = label }, set: ["strict": .flag(true)]) == 1)
    }

    @Test(
        "Names of classes; and two words with a hyphen on a control",
        arguments: [
            ("UIButtonLabel", true), ("NSString", true), ("RCTView", true), ("MyApp.CartViewController", true),
            ("CartViewController", true), ("UIKit", false), ("Controller", false), ("AVFoundation", false),
            ("Scroll View", false),
            ("NSFW", false), ("PayPal", false),
        ])
    func classes(label: String, expected: Bool) {
        #expect(rules(label, .button) == (expected ? ["label-identifier-shaped"] : []))
    }

    @Test(
        "Two words with a hyphen that equal the identifier of a control",
        arguments: [
            ("search-icon", true), ("cart-badge", true), ("real-time", false), ("check-in", false),
            ("gluten-free", false),
        ])
    func hyphenated(label: String, expected: Bool) {
        #expect(rules(label, .button, identifier: label) == (expected ? ["label-identifier-shaped"] : []))
    }

    @Test(
        "Identifiers that a program generated and draft words are reported on names only",
        arguments: ["3F2504E0-4F89-11D3-9A0C-0305E82C3301", "9f86d081884c7d65", "test", "xxx"])
    func generated(label: String) {
        #expect(rules(label, .button) == ["label-debug-text"])
        #expect(rules(label).isEmpty)
    }

    @Test(
        "Characters without a meaning, and how they are called",
        arguments: [
            ("\u{E900}", "U+E900"), ("Save\u{7}", "U+0007"), ("A\u{85}B", "U+0085"),
            ("\u{202E}abc", "U+202E"),
            ("abc\u{202C}", "U+202C"), ("\u{2067}abc", "U+2067"), ("\u{F01F0}", "U+F01F0"), ("\u{FE0F}", "U+FE0F"),
            ("\u{10FFFD}x", "U+10FFFD"),
        ])
    func meaningless(label: String, code: String) {
        let findings = Rule.labelControlCharacters.audit(Screen([.button(label)])).findings
        #expect(findings.count == 1 && findings[0].message.contains(code), "\(findings.map(\.message))")
        #expect(
            Rule.labelSymbolOnly.count(.button(label)) == (label == "\u{FE0F}" ? 1 : 0), "one finding for one cause")
    }

    @Test(
        "Characters that belong",
        arguments: [
            "👨‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️", "1️⃣", "🇰🇷", "क्‍ष", "می‌خواهم", "Donau\u{AD}dampfer", "\u{2068}Anna\u{2069}",
            "\u{202B}abc\u{202C}", "\u{200F}abc", "a\nb",
            "a\tb", "e\u{301}", "葛\u{E0100}",
        ])
    func meaningful(label: String) { #expect(Rule.labelControlCharacters.count(Node(.staticText, label)) == 0) }
}
