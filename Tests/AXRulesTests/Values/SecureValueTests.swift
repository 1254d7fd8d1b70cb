import AXAudit
import Testing

@Suite("secure-value-exposed")
struct SecureValueTests {
    private func count(_ field: Node, _ others: Node..., lacks: AttributeSet = []) -> Int {
        Rule.secureValueExposed.audit(Screen([field] + others, lacks: lacks)).findings.count
    }

    private func field(_ label: String?, _ value: String? = nil, identifier: String? = nil) -> Node {
        Node(.textField, label, at: Rect(x: 16, y: 100, width: 358, height: 44)).with {
            $0.value = value
            $0.identifier = identifier
        }
    }

    @Test(
        "A plain field is one for a password by its name",
        arguments: [
            ("Wi-Fi password", true), ("Passwort wiederholen", true), ("Password (8–20 characters)", true),
            ("Mot de passe actuel", true), ("Nueva contraseña", true), ("Confirme a senha", true), ("Hasło", true),
            ("Password again", true), ("新しいパスワード", true), ("确认密码", true), ("Şifre tekrar", true),
            ("Password manager", false), ("Password reminder question", false), ("Passenger", false),
            ("Passwortverwaltung", false), ("Email", false),
        ])
    func names(label: String, expected: Bool) {
        #expect((count(field(label)) == 1) == expected)
        #expect((count(field(label), lacks: [.placeholder]) == 1) == expected)
    }

    @Test("An identifier counts where the field has no other name")
    func identifiers() {
        #expect(count(field(nil, identifier: "signupPasswordField")) == 1)
        #expect(count(field(nil, identifier: "wifi_pwd")) == 1)
        #expect(count(field(nil, identifier: "passwordHintField")) == 0)
        #expect(count(field("Nickname", identifier: "password")) == 0)
    }

    @Test("A control excuses it that shows the password, not one that shows something else")
    func controls() {
        let beside = Rect(x: 330, y: 100, width: 44, height: 44)
        let below = Rect(x: 16, y: 300, width: 358, height: 44)
        #expect(count(field("Password", "a1b2"), .button("Toggle characters", at: beside)) == 0)
        #expect(count(field("Password", "a1b2"), .button("Show password", at: below)) == 0)
        #expect(count(field("Password", "a1b2"), .button("Show", at: below)) == 0)
        #expect(count(field("Password", "a1b2"), .button("Show all rooms", at: below)) == 1)
        #expect(count(field("密码", "a1b2"), .button("显示全部订单", at: below)) == 1)
    }

    @Test("Hidden characters are no password")
    func hidden() {
        #expect(count(field("Password", "•••••")) == 0)
        #expect(count(field("Password", "*****")) == 0)
    }
}
