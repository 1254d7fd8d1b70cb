import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports labels that are the name of a class or a variable, or that equal the element's identifier and are
    /// written like code.
    public static let labelIdentifierShaped: Rule = Rule(
        "label-identifier-shaped",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels", "machine-text"],
        parameters: [strict],
        needs: [.label],
        standards: [.wcag("4.1.2")],
        limits: [
            "A name of two words with a hyphen is reported only on a control or an image, and not if it is a usual compound.",
            "The name of a class that is shown on purpose, e.g. in documentation, is reported too.",
            """
            The name of a variable is recognised if all its words are usual in interfaces or in code, and one is in code, e.g. \
            `userName`, or if it begins with `is`, `has`, `should` or `did`.
            """,
            """
            The name of a view or a function is recognised if it says a kind of view, e.g. `CloseButton`, or if all its words are usual \
            in interfaces and the first is what a function does, e.g. `EditProfilePhoto`.
            """,
        ],
        variants: [
            .iOS(
                "Label is the name of a class or a variable, or equals the element's code-style identifier.",
                why: "VoiceOver reads the identifier, which is hard to understand and never translated.",
                fix:
                    "Set `accessibilityLabel` to a readable name, e.g. \"Save\"; keep `accessibilityIdentifier` for tests.",
                inUIKit: """
                    saveButton.accessibilityIdentifier = "save_btn"
                    saveButton.accessibilityLabel = "Save"
                    """,
                inSwiftUI: #"Button("Save", action: save).accessibilityIdentifier("save_btn")"#,
                limits: [
                    "WebDriverAgent omits an identifier that equals the label, so the rule finds only names of classes in its dumps."
                ],
                examples: [
                    .fails(.button("save_btn", identifier: "save_btn")),
                    .fails(.button("loginTrigger", identifier: "loginTrigger")),
                    .fails(.button("nav-back-arrow", identifier: "nav-back-arrow")),
                    .fails(.button("search-icon", identifier: "search-icon")),
                    .fails(.button("UIButtonLabel"), because: "name of a class"),
                    .fails(.button("MyApp.CartViewController")),
                    .fails(.button("isLoggedIn"), because: "name of a variable"),
                    .fails(.button("user_name")),
                    .fails(.header("cartItems")),
                    .fails(.link("viewModel.total")),
                    .fails(.button("CloseButton")),
                    .fails(.button("openNavDrawer")),
                    .fails(.button("test-id-login"), because: "a name for tests"),
                    .fails(.button("Home|FINANCE_TAB1"), because: "a constant of code after the name"),
                    .fails(.button("transfer-button-shared")),
                    .passes(.button("Yes|No")),
                    .passes(.button("OpenTable"), because: "name of a company"),
                    .passes(.button("easyJet"), because: "name of a company"),
                    .passes(.button("john_doe"), because: "name of a user"),
                    .passes(.text("userName"), because: "a text"),
                    .passes(.init(.staticText, "real-time", identifier: "real-time"), because: "a compound"),
                    .passes(.text("UIKit"), because: "name of a framework"),
                    .passes(.button("Controller")),
                    .passes(.button("Save", identifier: "save_btn")),
                    .passes(.button("저장", identifier: "저장"), because: "readable word"),
                    .passes(.button("Wi-Fi", identifier: "Wi-Fi")),
                    .passes(.button("T-shirt", identifier: "T-shirt")),
                    .passes(.button("check-in", identifier: "check-in")),
                    .passes(.button("iPhone", identifier: "iPhone"), because: "brand name"),
                    .passes(.button("save_btn", identifier: "save"), because: "different from the identifier"),
                ],
                check: check
            ),
            .android(
                "Label is the name of a class or a variable, or equals the resource id of the view.",
                why: "TalkBack reads the identifier, which is hard to understand and never translated.",
                fix: "Set `contentDescription` to a text for people, e.g. \"Close\".",
                inCompose: "Icon(Icons.Default.Close, contentDescription = \"Close\")",
                inViews: "closeButton.contentDescription = \"Close\"",
                limits: [
                    """
                    A content description, or the name of a control of a web page, is a name for tests if it has a word such as \
                    "button" or "screen", e.g. "login-button". It is a warning on a scroll view, inside a name of several parts, and \
                    if it has the words of the only text inside or of the field's hint.
                    """,
                    "The class of a view, such as \"NativeVideoView\", is a warning.",
                ],
                check: check
            ),
        ]
    )

    private static let check = RuleScope.eachElement(of: .labelled) { element, check in
        guard let label = element.label, label.utf8.count > 2,
            !label.has(" ") || element.conventions.namesControlsByTexts || element.identifier == label
        else { return }
        if element.machineName == .type {
            check.report(element, "label \"\(label.printable(limit: 60))\" looks like the name of a class")
            return
        }
        // An asset in the name is reported by image-label-filename.
        if let name = element.machineNameInside, element.assetInName == nil {
            return check.report(
                element,
                "content description \"\(name.printable(limit: 60))\" inside is a name for tests or of an icon",
                as: .warning)
        }
        if element.isNamedByTestID, !element.isNamedByAsset {
            let part = element.element.view?.contentDescription == label ? "content description" : "label"
            return check.report(
                element, "\(part) \"\(label.printable(limit: 60))\" is a name for tests or code",
                as: element.type == .scrollView || element.nameHoldsVisibleText ? .warning : nil)
        }
        guard element.identifier == label, check[strict] || element.isNamedByIdentifier else {
            if element.isNamedByVariable {
                check.report(element, "label \"\(label.printable(limit: 60))\" looks like the name of a variable")
            } else if element.isNamed, label.has("|"), Detector.taggedName.matches(label) {
                check.report(element, "label \"\(label.printable(limit: 60))\" ends with a name in code", as: .warning)
            } else if let kind = element.codeName, kind == .viewName || kind == .testName {
                check.report(
                    element,
                    "label \"\(label.printable(limit: 60))\" looks like a name \(kind == .viewName ? "in code" : "for tests")",
                    // Libraries give the class of a view as its name, beside what they show.
                    as: kind == .viewName && label.hasSuffix("View") ? .warning : nil)
            }
            return
        }
        // Reported by label-symbol-name and image-label-filename.
        if Detector.symbol.matches(label) { return }
        guard !element.isNamed || !Detector.image.matches(label) else { return }
        check.report(element, "label \"\(label.printable(limit: 60))\" equals the accessibility identifier")
    }

    private static let strict = Parameter(
        "strict", default: false, "Whether to report a readable label that equals the identifier, too.")
}

extension ElementView {
    /// Whether the label, a name for tests, has all words of the only text inside, or of the hint of a field, so that
    /// people who hear it learn what the text says.
    fileprivate var nameHoldsVisibleText: Bool {
        let texts = contents.prefix(20).filter { $0.type == .staticText && !$0.isBlank }
        guard let label, let text = texts.first?.label ?? (isTextInput ? placeholder : nil),
            texts.allSatisfy({ $0.label == text })
        else { return false }
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
        let parts = label.split { !$0.isLetter && !$0.isNumber }
        let said = Set((parts.flatMap { String($0).humps } + parts.map(String.init)).map { $0.lowercased() })
        return !words.isEmpty && words.allSatisfy { said.contains(String($0)) }
    }

    /// The content description of a view inside that is part of the name on Android, and a name for tests or that of an
    /// icon in code, such as `ChevronDown`; `nil` if there is none. A whole label like that may be the name of an app.
    fileprivate var machineNameInside: String? {
        guard conventions.namesControlsByTexts, hasChildren, let label else { return nil }
        let listed =
            isNamedByContents || !label.holds(", ") ? [] : Set(label.split(separator: ", ").map(String.init))
        let inner = isNamedByContents ? partsOfName : contents.prefix(50).filter { listed.contains($0.label ?? "") }
        return inner.lazy.filter(\.isDescribed).compactMap(\.label).first {
            Detector.testID.matches($0) || $0.isIconInCode
        }
    }
}

extension String {
    /// Whether it is the name of an icon in words that begin with capital letters: `ChevronDown`.
    fileprivate var isIconInCode: Bool {
        guard utf8.count <= 40, utf8.first?.isUppercaseLetter == true, utf8.allSatisfy({ $0.isLetterOrDigit }),
            utf8.count(where: \.isUppercaseLetter) >= 2
        else { return false }
        let words = humps.map { $0.lowercased() }
        return words.allSatisfy { $0.utf8.count >= 2 } && Detector.symbol.matches(words.joined(separator: "."))
    }
}
