import AXEngine
import AXSyntax
import AXTree
import AXWords

extension Rule {
    /// Reports secure text fields whose value can be read, and fields for passwords that are not secure.
    public static let secureValueExposed: Rule = Rule(
        "secure-value-exposed",
        severity: .failure,
        presets: [.recommended],
        groups: ["values", "text-fields"],
        needs: [.type, .label, .value],
        limits: [
            "A plain text field is reported as a warning if its label or placeholder names a password, or without both its identifier.",
            """
            A plain text field is not reported if a control shows or hides the password: one in its line, or one whose name is only \
            "Show" or the like, or has a word for a password.
            """,
            "A value without a letter or digit, such as \"•••\", is treated as hidden.",
        ],
        variants: [
            .iOS(
                "Password can be read by VoiceOver.",
                standards: [.apple("isSecureTextEntry"), .apple("accessibilityValue")],
                why:
                    "VoiceOver speaks the password aloud, and screenshots, recordings and logs of the tree contain it.",
                fix: "Set `isSecureTextEntry` to `true`, and do not set `accessibilityValue` of the field.",
                inUIKit: """
                    passwordField.isSecureTextEntry = true
                    passwordField.accessibilityValue = nil
                    """,
                inSwiftUI: #"SecureField("Password", text: $password)"#,
                limits: [
                    """
                    In a dump without placeholders, the value of a secure field is reported only if it mixes letters with digits or \
                    signs and has no space; words may be the placeholder.
                    """
                ],
                examples: [
                    .fails(.init(.secureTextField, "Password", value: "hunter2"), as: .failure),
                    .fails(.init(.secureTextField, "비밀번호", value: "비밀1234"), as: .failure),
                    .fails(.textField("Password", value: "hunter2"), as: .warning),
                    .fails(.textField("비밀번호 확인"), as: .warning, because: "field that shows what is entered"),
                    .fails(.textField("Nouveau mot de passe"), as: .warning),
                    .fails(.textField("パスワード", value: "abc123"), as: .warning),
                    .passes(.init(.secureTextField, "Password", value: "•••••••")),
                    .passes(.init(.secureTextField, "비밀번호")),
                    .passes(.init(.secureTextField, "Password", value: "Password"), because: "the label again"),
                    .passes(
                        .init(
                            .secureTextField, "Password", value: "At least 8 characters",
                            placeholder: "At least 8 characters"),
                        because: "the placeholder"),
                    .passes(.textField("Email", value: "kim@example.com")),
                    .passes(.textField("Password hint", value: "my first cat"), because: "not a password"),
                    .passes(.textField("Password", value: "••••"), because: "hidden characters"),
                    .passes(
                        .textField("Password", value: "hunter2"), .button("Hide password"), because: "shown on demand"),
                    .passes(.textField("비밀번호", value: "abcd"), .button("비밀번호 숨기기"), because: "shown on demand"),
                    .fails(.init(.textField, identifier: "login_password"), as: .warning, because: "its identifier"),
                    .fails(.textField("Passwort bestätigen (mindestens 8 Zeichen)"), as: .warning),
                    .fails(
                        .textField("Password", value: "hunter2"), .button("Show all books"), as: .warning,
                        because: "the button shows something else"),
                    .passes(
                        .init(.textField, "Email", identifier: "password"), because: "its label names something else"),
                    .fails(
                        .textField("Password", value: "Password"), as: .warning,
                        on: ExampleScreen(lacks: [.placeholder]), because: "label and type decide"),
                    .fails(
                        .init(.secureTextField, "Password", value: "hunter2"), as: .failure,
                        on: ExampleScreen(lacks: [.placeholder]), because: "no placeholder looks like that"),
                    .notChecked(
                        .init(.secureTextField, "Password", value: "Required"), on: ExampleScreen(lacks: [.placeholder])
                    ),
                ],
                check: check
            ),
            .android(
                "Password can be read by TalkBack.",
                standards: [.android("inputType")],
                why: "Others hear the password when TalkBack reads it.",
                fix: "Set the input type `textPassword`, in Compose `PasswordVisualTransformation`.",
                inCompose: "TextField(password, onChange, visualTransformation = PasswordVisualTransformation())",
                inViews: "field.inputType = InputType.TYPE_CLASS_TEXT or InputType.TYPE_TEXT_VARIATION_PASSWORD",
                check: check
            ),
        ]
    )

    private static let check = RuleScope.eachElement { element, check in
        if element.isSecure {
            guard element.hasReadableValue else { return }
            guard element.screen.carries(.placeholder) || element.value?.isNoPlaceholder == true else {
                return check.couldNotCheck("this dump carries no placeholders")
            }
            let verb = element.isExposureKnown ? "exposes" : "may expose"
            check.report(
                element, "\(verb) a readable value of a secure field",
                as: element.isExposureKnown ? nil : .warning)
        } else if element.isPlainPasswordField, !element.isShownOnDemand {
            check.report(
                element,
                element.hasReadableValue && element.screen.carries(.placeholder)
                    ? "exposes a readable password; it is no secure text field"
                    : "is named as a password but is no secure text field", as: .warning)
        }
    }
}

extension ElementView {
    /// Whether the characters in it are hidden.
    fileprivate var isSecure: Bool { type == .secureTextField || traits?.contains(.secureTextField) == true }

    /// Whether the value has a letter or digit and is neither the label nor the placeholder.
    fileprivate var hasReadableValue: Bool {
        guard let value, value != label, value != placeholder else { return false }
        return value.contains { $0.isLetter || $0.isNumber }
    }

    /// Whether it is a text field that shows its characters although its name is that of a password. A value of signs
    /// alone is hidden.
    fileprivate var isPlainPasswordField: Bool {
        // A view without a hint may show its name as its text.
        let isEmpty = value?.isEmpty ?? true || conventions.showsHintsAsText && value == label
        guard type == .textField, isEmpty || value?.contains(where: { $0.isLetter || $0.isNumber }) == true else {
            return false
        }
        let names = [label, placeholder].compactMap { $0 }.filter { !$0.isBlank }
        if names.contains(where: PasswordWords.names) { return true }
        if conventions.sharesIdentifiers { return identifier.map(PasswordWords.areInIdentifier) == true }
        return names.isEmpty && identifier.map(PasswordWords.identifies) == true
    }

    /// Whether a control shows or hides what was entered.
    fileprivate var isShownOnDemand: Bool {
        screen.visibilityControls.contains { control in
            if control.isCertain { return true }
            guard let frame, let other = screen[control.index].frame else { return true }
            return other.y < frame.maxY && frame.y < other.maxY
        }
    }
}

extension String {
    /// Whether it is one word of letters and digits or signs, as no placeholder is.
    fileprivate var isNoPlaceholder: Bool {
        contains(where: \.isLetter) && contains { !$0.isLetter } && !contains(where: \.isWhitespace)
    }
}

/// The controls of a screen whose name has a word for showing or hiding.
private final class VisibilityControls {
    /// A control, and whether its name is that word alone or has a word for a password.
    struct Control {
        var index: Int
        var isCertain: Bool
    }

    let controls: [Control]

    init(_ screen: ScreenView) {
        controls = screen.elements.indices.compactMap { index in
            let element = screen.elements[index]
            guard element.isControlByItself || element.type == .image || element.actions != nil else { return nil }
            let names = [element.label, element.identifier].compactMap { $0 } + (element.actions ?? [])
            let found = names.filter(PasswordWords.namesVisibilityControl)
            guard !found.isEmpty else { return nil }
            return Control(index: index, isCertain: found.contains(where: PasswordWords.isAboutPassword))
        }
    }
}

extension ScreenView {
    fileprivate var visibilityControls: [VisibilityControls.Control] {
        cached { VisibilityControls(self) }.controls
    }
}
