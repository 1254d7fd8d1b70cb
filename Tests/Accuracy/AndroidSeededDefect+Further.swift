extension AndroidSeededDefect {
    /// Defects of the words of names that were missed on screens that nobody had tuned to.
    static let wording = [
        name("name of a variable", "label-identifier-shaped", "isLoggedIn"),
        name("name of a view", "label-identifier-shaped", "BackButton"),
        name("name of a class", "label-identifier-shaped", "MaterialButton"),
        name("id of a resource", "label-resource-id", "com.acme.shop:id/checkout"),
        name("name of a Material icon", "label-symbol-name", "chevron_right"),
        name("printed object", "label-debug-text", "Product(name=Tea, price=3)"),
        name("localisation key with a namespace", "label-localisation-key", "common:cancel"),
        name("name of a variable with underscores", "label-identifier-shaped", "user_name"),
        name("gesture in German", "label-gesture-instruction", "Zum Öffnen doppeltippen"),
        name("gesture in French", "label-gesture-instruction", "Touchez pour ouvrir"),
        name("gesture in Spanish", "label-gesture-instruction", "Toca dos veces para abrir"),
        name("gesture in Italian", "label-gesture-instruction", "Tocca per aprire"),
        name("gesture in Portuguese", "label-gesture-instruction", "Toque para abrir"),
        name("gesture in Russian", "label-gesture-instruction", "Дважды коснитесь, чтобы открыть"),
        name("gesture in Japanese", "label-gesture-instruction", "開くにはダブルタップします"),
        name("gesture in Indonesian", "label-gesture-instruction", "Sentuh untuk membuka"),
        name("role in Portuguese", "label-role-redundant", "Botão imprimir"),
        name("role in Polish", "label-role-redundant", "Przycisk Drukuj"),
        name("role in Italian alone", "label-role-only", "Pulsante"),
        name("draft in Dutch", "label-debug-text", "Voorbeeldtekst"),
        name("picture with a number", "label-role-only", "picture 8", besides: .compose),
        name("nothing but a thing", "label-role-only", "Item", besides: .compose),
        name("value that was not filled in", "label-debug-text", "Delivery to undefined"),
        name("layer of a design tool", "image-label-filename", "Vector 21", besides: .compose),
        name("vague in Norwegian", "label-non-descriptive", "Klikk her"),
        name("vague in Swedish", "label-non-descriptive", "Klicka här"),
        AndroidSeededDefect(
            "state without a separator", "label-state-redundant", at: ["secondary"],
            where: { $0.toolkit == .views },
            seed: { screen in
                let name = screen.texts.language == "ko" ? "알림 켜짐" : "Wi-Fi on"
                screen.change("secondary") {
                    $0.className = "android.widget.Switch"
                    $0.text = name
                    $0.flags.formUnion(["checkable", "checked"])
                }
            }),
    ]

    /// Defects of how views are arranged that were missed on screens that nobody had tuned to.
    static let arrangement = [
        AndroidSeededDefect(
            "one name twice in a bar", "label-duplicate", at: ["close", "more"],
            seed: { screen in
                let button = screen.button("more", screen.texts.close, at: [280, 32, 328, 80], isPicture: true)
                screen.root.children.insert(button, at: 2)
            }),
        AndroidSeededDefect(
            "controls that cross", "control-overlap", at: ["primary", "secondary"],
            seed: { screen in
                screen.change("secondary") { button in
                    button.bounds[0] -= 90
                    button.bounds[2] -= 90
                    for child in button.children.indices { button.children[child].bounds = button.bounds }
                }
            }),
        around("a clickable view with the name of the button in it", "nested-duplicate") { $0.texts.close },
        around("a clickable view of the bounds of the button in it", "duplicate-bounds") { _ in "" },
        AndroidSeededDefect(
            "description hides all texts of a row", "label-omits-visible-text", at: ["row1"],
            where: { $0.toolkit != .reactNative && $0.texts.language != "ko" },
            seed: { screen in screen.change("row1") { $0.description = "Zzyzx" } }),
        AndroidSeededDefect(
            "two stops of one frame", "duplicate-bounds", at: ["primary", "cover"], isStrict: true,
            seed: { screen in
                let number = screen.root.children.firstIndex { $0.slot == "primary" }!
                let bounds = screen.root.children[number].bounds
                screen.root.children.insert(
                    AndroidSeededView(
                        "cover", "android.widget.ImageView", at: bounds, description: screen.texts.rows[0][0],
                        ["focusable"]),
                    at: number)
            }),
    ]

    /// A view that can be clicked around the button that closes the screen.
    private static func around(
        _ kind: String, _ rule: String, name: @escaping @Sendable (AndroidSeededScreen) -> String
    ) -> Self {
        AndroidSeededDefect(
            kind, rule, at: ["close", "around"],
            seed: { screen in
                let description = name(screen)
                screen.change("close") { button in
                    button = AndroidSeededView(
                        "around", "android.view.ViewGroup", at: button.bounds, description: description,
                        ["clickable", "focusable"], [button])
                }
            })
    }
}
