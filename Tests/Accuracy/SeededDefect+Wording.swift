import AXTree

extension SeededDefect {
    /// Defects of the words of names that were missed on screens that nobody had tuned to.
    static let wording: [SeededDefect] = [
        .label("name of a variable", "label-identifier-shaped") { _, _ in "isLoggedIn" },
        .label("name of a variable with underscores", "label-identifier-shaped", "secondary") { _, _ in "user_name" },
        .label("name of a variable in a header", "label-identifier-shaped", "header2") { _, _ in "cartItems" },
        .label("property of an object", "label-identifier-shaped", "link") { _, _ in "viewModel.total" },
        .label("state without a separator", "label-state-redundant", "switch") { texts, label in
            label + texts.words.bareState
        },
        .element("state of a check box", "label-state-redundant", "switch", in: [.label], locales: ["en"]) {
            element, _ in
            element.type = .checkBox
            element.label = "Newsletter checked"
        },
        .label("gesture in other words", "label-gesture-instruction") { texts, _ in texts.words.otherGesture },
        .label("gesture in German", "label-gesture-instruction", locales: latin) { _, _ in "Zum Öffnen doppeltippen" },
        .label("gesture in French", "label-gesture-instruction", locales: latin) { _, _ in "Touchez pour ouvrir" },
        .label("gesture in Spanish", "label-gesture-instruction", locales: latin) { _, _ in "Toca dos veces para abrir"
        },
        .label("gesture in Italian", "label-gesture-instruction", locales: latin) { _, _ in "Tocca per aprire" },
        .label("gesture in Portuguese", "label-gesture-instruction", locales: latin) { _, _ in "Toque para abrir" },
        .label("gesture in Dutch", "label-gesture-instruction", locales: latin) { _, _ in "Dubbeltik om te openen" },
        .label("gesture in Turkish", "label-gesture-instruction", locales: latin) { _, _ in "Açmak için çift dokunun" },
        .label("icon in a merged name", "image-label-redundant-word", "row", locales: ["en"]) { _, label in
            "icon, \(label)"
        },
        .label("badge in a merged name", "image-label-redundant-word", "row", locales: ["en"]) { _, label in
            "badge, \(label)"
        },
        .label("asset name in words", "image-label-filename", "action") { _, _ in "nav icon close" },
        .label("asset name in three words", "image-label-filename", "action") { _, _ in "nav cast off" },
        .label("asset name with a hyphen", "image-label-filename", "action") { _, _ in "star-full" },
        .label("role in French", "label-role-redundant", locales: latin) { _, _ in "Bouton Imprimer" },
        .label("role in Spanish", "label-role-redundant", locales: latin) { _, _ in "Botón imprimir" },
        .label("role in Turkish", "label-role-redundant", locales: latin) { _, _ in "Yazdır düğmesi" },
        .label("role in German alone", "label-role-only", locales: latin) { _, _ in "Schaltfläche" },
        .label("icon in the name", "label-role-redundant", "action", locales: ["en"]) { _, _ in "Menu icon" },
        .label("state before the name", "label-state-redundant", "action", locales: ["en"]) { _, label in
            "Not selected, \(label)"
        },
        .label("state of what is disclosed", "label-state-redundant", "action", locales: latin) { _, label in
            "\(label), collapsed"
        },
        .label("state in Italian", "label-state-redundant", "switch", locales: latin) { _, label in
            "\(label) disattivato"
        },
        .label("nothing but a state", "label-state-redundant", "switch") { _, _ in "OFF" },
        .label("draft in German", "label-debug-text", "action", locales: latin) { _, _ in "Beispieltext" },
        .label("place of a draft", "label-debug-text", "header2", locales: latin) { _, _ in "Insert subtitle here" },
        .label("picture with a number", "label-role-only", "action", locales: latin) { _, _ in "image 31" },
        .label("state after a name", "label-state-redundant", "action", locales: latin) { _, _ in "Filters collapsed" },
        .label("state after a name in Spanish", "label-state-redundant", "action", locales: latin) { _, _ in
            "Filtros desplegados"
        },
        .label("value that was not filled in", "label-debug-text", "action") { _, _ in "Delivery to undefined" },
        .label("sum that was not filled in", "label-debug-text") { _, _ in "$null" },
        .label("layer of a design tool", "image-label-filename", "action") { _, _ in "Vector 21" },
        .label("path of a component", "image-label-filename", "action") { _, _ in "icon/close/sm" },
        .label("wrapped key", "label-debug-text", "action") { _, _ in "??cart.title??" },
        .label("short word twice", "label-repeats-words", "action", locales: ["en"]) { _, _ in "Buy Buy now" },
        .label("vague in Norwegian", "label-non-descriptive", "action", locales: latin) { _, _ in "Klikk her" },
        .label("vague in Dutch", "label-non-descriptive", "action", locales: latin) { _, _ in "Klik hier" },
    ]

    /// Languages in Latin letters.
    private static let latin = ["en", "de", "fr"]
}
