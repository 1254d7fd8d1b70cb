import AXTree

extension SeededDefect {
    /// Defects of hints and values.
    static let others: [SeededDefect] = [
        .element("hint gesture", "hint-gesture", "primary", in: [.hint]) { $0.hint = $1.words.hintGesture },
        .element("hint repeats label", "hint-repeats-label", "primary", in: [.hint]) { $0.hint = $1.primary },
        .element("hint machine text", "hint-machine-text", "primary", in: [.hint]) { element, _ in
            element.hint = "player.play.hint"
        },
        .element("hint too long", "hint-too-long", "primary", in: [.hint]) { element, texts in
            element.hint = texts.words.long + " " + texts.words.long
        },
        .element("hint role word", "hint-role-word", "primary", in: [.hint]) { $0.hint = $1.words.hintRole },
        .element(
            "hint untranslated", "hint-untranslated", "primary", in: [.hint],
            locales: ["ja", "ko", "zh-Hans", "ar", "ru"]
        ) { element, _ in element.hint = "Opens the player" },
        .element("value machine text", "value-machine-text", "slider", in: [.value]) { element, _ in
            element.value = "Optional(0.5)"
        },
        .element("value unrounded", "value-machine-text", "slider", in: [.value]) { element, _ in
            element.value = "0.33333334"
        },
        .element("switch value true", "value-machine-text", "switch", in: [.value]) { element, _ in
            element.value = "true"
        },
        .element("value repeats label", "value-repeats-label", "slider", in: [.value]) { $0.value = $1.slider },
        .element("slider without value", "adjustable-value-missing", "slider", in: [.value]) { element, _ in
            element.value = nil
        },
        .element("switch without value", "toggle-value-missing", "switch", in: [.value]) { element, _ in
            element.value = nil
        },
        .element("progress without value", "progress-undescribed", "progress", in: [.value]) { element, _ in
            element.value = nil
        },
        .element("secure value", "secure-value-exposed", "secure", in: [.value]) { element, _ in
            element.value = "hunter2"
        },
        .element(
            "placeholder only", "text-field-placeholder-only", "field", in: [.label, .placeholder]
        ) { element, texts in
            element.label = nil
            element.value = nil
            element.placeholder = texts.field
        },
    ]

    /// Defects of traits and states.
    static let states: [SeededDefect] = [
        .element("trait conflict", "trait-conflict", "primary", in: [.traits]) { element, _ in
            element.traits = [.button, .link]
        },
        .element("button trait missing", "button-trait-missing", "secondary", in: [.traits]) { element, _ in
            element.traits = []
        },
        .element("link trait missing", "link-trait-missing", "link", in: [.traits]) { element, _ in
            element.traits = .button
        },
        .element("image trait missing", "image-trait-missing", "image", in: [.traits]) { element, _ in
            element.traits = []
        },
        .element("adjustable trait missing", "adjustable-trait-missing", "slider", in: [.traits]) { element, _ in
            element.traits = []
        },
        .element("header trait on link", "header-trait-on-control", "link", in: [.traits]) { element, _ in
            element.traits = [.link, .header]
        },
        .element("title trait missing", "title-trait-missing", "title", in: [.traits]) { element, _ in
            element.traits = .staticText
        },
        SeededDefect(
            "header missing", "header-missing", at: ["title", "header", "header2"], in: [.traits]
        ) { screen in
            for slot in ["title", "header", "header2"] { screen.change(slot) { $0.traits = .staticText } }
        },
        .element("enabled mismatch", "enabled-trait-mismatch", "secondary", in: [.traits, .enabled]) { element, _ in
            element.isEnabled = false
        },
        // While a field is empty, the button may wait for it.
        SeededDefect(
            "disabled", "control-disabled", at: ["secondary"], in: [.enabled],
            unseen: [.wda: "a field may show its placeholder", .idb: "a field may show its placeholder"]
        ) { screen in
            screen.change("secure") { $0.value = "••••••" }
            screen.change("secondary") {
                $0.isEnabled = false
                $0.traits = [.button, .notEnabled]
            }
        },
        .element(
            "selected mismatch", "selected-trait-mismatch", "secondary", in: [.traits, .selected],
            unseen: [
                .wda: "selected: derived from the traits", .idb: "selected: derived from the traits",
            ]
        ) {
            element, _ in element.isSelected = true
        },
        .element("custom action unnamed", "custom-action-unnamed", "row", in: [.actions]) { element, _ in
            element.actions = [""]
        },
        SeededDefect("no tab selected", "tab-selection", at: ["bar"], in: [.traits, .children]) { screen in
            screen.change("tab0") {
                $0.traits = .button
                $0.isSelected = false
            }
        },
        SeededDefect("several tabs selected", "tab-selection", at: ["bar"], in: [.traits, .children]) { screen in
            screen.change("tab1") {
                $0.traits = [.button, .selected]
                $0.isSelected = true
            }
        },
        .element(
            "role missing", "role-missing", "secondary", in: [.traits, .identifier]
        ) { element, _ in
            element.type = .other
            element.traits = []
            element.identifier = "saveButton"
        },
    ]
}
