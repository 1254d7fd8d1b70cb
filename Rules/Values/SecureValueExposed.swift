import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports secure text fields whose value can be read, and fields for passwords that are not secure.
    public static let secureValueExposed = Rule(
        "secure-value-exposed",
        severity: .failure,
        presets: [.recommended],
        groups: ["values", "text-fields"],
        unlikeA11yUITests: "A11yUITests has no such test.",
        needs: [.type, .label, .value],
        limits: [
            "A plain text field is reported as a warning if its label or placeholder names a password.",
            "A plain text field is not reported if a control on the screen shows or hides the password.",
            "A value without a letter or digit, such as \"•••\", is treated as hidden.",
            """
            In a dump without placeholders, the value may be the placeholder. There, only plain text fields of iOS that are named as \
            passwords are reported.
            """,
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
                inSwiftUI: """
                    SecureField("Password", text: $password)
                    """,
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
                    .fails(
                        .textField("Password", value: "hunter2"), as: .warning,
                        on: ExampleScreen(lacks: [.placeholder]),
                        because: "a plain field, whatever its value is"),
                    .notChecked(
                        .init(.secureTextField, "Password", value: "hunter2"), on: ExampleScreen(lacks: [.placeholder])),
                ],
                check: check
            ),
            .android(
                "Password can be read by TalkBack.",
                needs: [.placeholder],
                standards: [.android("inputType")],
                why: "Others hear the password when TalkBack reads it.",
                fix: "Set the input type `textPassword`, in Compose `PasswordVisualTransformation`.",
                inCompose: "TextField(password, onChange, visualTransformation = PasswordVisualTransformation())",
                inViews: "field.inputType = InputType.TYPE_CLASS_TEXT or InputType.TYPE_TEXT_VARIATION_PASSWORD",
                check: check
            ),
        ]
    )

    private static let check = RuleScope.screen { screen, check in
        guard screen.carries(.placeholder) else {
            let plain = screen.subjects.filter { !$0.hasView && $0.isPlainPasswordField }
            guard !plain.isEmpty, !screen.hasVisibilityControl else {
                return check.couldNotCheck("this dump carries no placeholders")
            }
            for field in plain {
                check.report(field, "is named as a password but is no secure text field", as: .warning)
            }
            return
        }
        for element in screen.subjects { reportPassword(element, check) }
    }

    private static func reportPassword(_ element: ElementView, _ check: Check) {
        if element.isSecure {
            guard element.hasReadableValue else { return }
            let verb = element.isExposureKnown ? "exposes" : "may expose"
            check.report(
                element, "\(verb) a readable value of a secure field",
                as: element.isExposureKnown ? nil : .warning)
        } else if element.isPlainPasswordField, !element.screen.hasVisibilityControl {
            check.report(
                element,
                element.hasReadableValue
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

    /// Whether it is a text field that shows its characters although its name is that of a password.
    fileprivate var isPlainPasswordField: Bool {
        guard type == .textField, value.map({ $0.isEmpty || hasReadableValue }) ?? true else { return false }
        return [label, placeholder].contains { $0.map(PasswordWords.names) == true }
    }
}

/// Whether a screen has a control that shows or hides a password.
private final class VisibilityControl: ScreenCacheKey {
    let exists: Bool

    init(_ screen: ScreenView) {
        exists = screen.elements.contains { element in
            guard element.isControlByItself || element.type == .image || element.actions != nil else { return false }
            let names = [element.label, element.identifier].compactMap { $0 } + (element.actions ?? [])
            return names.contains(where: PasswordWords.namesVisibilityControl)
        }
    }
}

extension ScreenView {
    fileprivate var hasVisibilityControl: Bool {
        cached(VisibilityControl.self) { VisibilityControl(self) }.exists
    }
}
