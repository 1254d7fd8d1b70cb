import AXAuditTesting
import Foundation
import Testing

/// `assertSnapshot` in Swift Testing.
@Suite("assertSnapshot")
struct AssertSnapshotTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var cart: Screen { Screens.clean }

    private var changedCart: Screen {
        var screen = Screens.clean
        screen.elements[1].label = "Pay later"
        return screen
    }

    private static let line = String(repeating: "-", count: 60)
    /// The text that AXSnapshot produces for the clean screen, written by hand.
    private static let cartText = "\(line)\nCart\nheader\n\(line)\nPay now\nbutton\n\(line)"

    private func assert(
        _ screen: Screen, as style: SnapshotStyle? = nil, named name: String? = nil,
        variables: EnvironmentVariables = [:],
        _ options: AuditOption...
    ) async -> [RecordedIssue] {
        await issues {
            withAudit(folder.environment(variables), .snapshots(in: folder.path + "/Snapshots")) {
                withAudit(options.first ?? .withoutConfiguration) {
                    assertSnapshot(of: screen, as: style, named: name)
                }
            }
        }
    }

    @Test("The first run records and fails, the next one passes, a change fails with its diff")
    func recording() async throws {
        let first = await assert(cart)
        #expect(first.map(\.isFailure) == [true])
        #expect(first.first?.message.hasPrefix("recorded ") == true)
        #expect(folder.files == ["Snapshots/recording.txt"])
        #expect(folder.text("Snapshots/recording.txt") == Self.cartText)
        #expect(await assert(cart).isEmpty)
        let changed = await assert(changedCart)
        #expect(changed.map(\.isFailure) == [true])
        let message = try #require(changed.first?.message)
        #expect(message.contains("\n-Pay now\n+Pay later\n"))
        #expect(message.contains("AXAUDIT_RECORD=failed"))
        #expect(folder.text("Snapshots/recording.txt") == Self.cartText)
    }

    @Test("As speech the reference has what VoiceOver says")
    func speech() async throws {
        #expect(await assert(cart, as: .speech).map(\.isFailure) == [true])
        #expect(folder.files == ["Snapshots/speech.speech"])
        #expect(folder.text("Snapshots/speech.speech") == "Cart. Heading.\nPay now. Button.")
        #expect(await assert(cart, as: .speech).isEmpty)
        let changed = await assert(changedCart, as: .speech)
        #expect(changed.first?.message.contains("\n-Pay now. Button.\n") == true)
        #expect(changed.first?.message.contains("+Pay later. Button.") == true)
    }

    @Test("The failure is recorded at the caller's line")
    func location() async {
        let line = #line + 2
        let recorded = await issues {
            assertSnapshot(of: cart, as: .text, .snapshots(in: folder.path), folder.environment())
        }
        #expect(recorded.map(\.line) == [line])
        #expect(recorded.map(\.file) == ["AssertSnapshotTests.swift"])
    }

    @Test("JSON has the format of A11yUITests' snapshots")
    func json() async throws {
        _ = await assert(cart, as: .json, named: "list")
        let text = try #require(folder.text("Snapshots/json-list.json"))
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        #expect(object?["version"] as? String == "1.1")
        #expect((object?["snapshot"] as? [Any])?.count == 2)
        #expect(await assert(cart, as: .json, named: "list").isEmpty)
        #expect(await assert(changedCart, as: .json, named: "list").first?.message.contains("Pay later") == true)
    }

    @Test("In CI nothing is recorded, and the message says why; AXAUDIT_RECORD takes precedence")
    func modes() async throws {
        let missing = await assert(cart, variables: ["CI": "true"])
        #expect(missing.map(\.isFailure) == [true])
        #expect(missing.first?.message.hasPrefix("no folder of references, so no reference at ") == true)
        #expect(missing.first?.message.contains("(CI is set)") == true)
        #expect(folder.files.isEmpty)
        let never = await assert(cart, .record(.never))
        #expect(never.first?.message.contains("(.record(.never))") == true)
        let recorded = await assert(cart, variables: ["CI": "true", "AXAUDIT_RECORD": "missing"], .record(.never))
        #expect(recorded.first?.message.hasPrefix("recorded ") == true)
        let failed = await assert(changedCart, variables: ["AXAUDIT_RECORD": "failed"])
        #expect(failed.first?.message.contains("+Pay later") == true)
        #expect(await assert(changedCart, variables: ["CI": "true"]).isEmpty)
        let other = await assert(cart, named: "other", variables: ["CI": "1"])
        #expect(other.first?.message.hasPrefix("no reference at ") == true)
        let unknown = await assert(cart, variables: ["AXAUDIT_RECORD": "mising"])
        #expect(unknown.first?.message == "AXAUDIT_RECORD: unknown mode \"mising\"; did you mean \"missing\"?")
    }

    @Test(
        "Nothing is recorded if a CI system's variable is set, also with the prefix of xcodebuild",
        arguments: ["GITHUB_ACTIONS", "TEST_RUNNER_CI", "TEST_RUNNER_GITLAB_CI"])
    func ciVariables(_ name: String) async {
        let missing = await assert(cart, named: name, variables: EnvironmentVariables([name: "true"]))
        #expect(missing.first?.message.contains("(\(name) is set)") == true)
        #expect(missing.first?.message.contains("TEST_RUNNER_AXAUDIT_RECORD") == true)
        #expect(folder.files.isEmpty)
    }

    @Test("If a reference cannot be written, the failure says that it is attached")
    func unwritable() async throws {
        try folder.write("file", "")
        let recorded = await issues {
            assertSnapshot(
                of: cart, .withoutConfiguration, folder.environment(), .snapshots(in: folder.path + "/file/Snapshots"))
        }
        #expect(recorded.map(\.isFailure) == [true])
        #expect(recorded.first?.message.contains("cannot be written: not a directory") == true)
        #expect(recorded.first?.message.contains("the new reference is attached to this test") == true)
    }

    @Test("A reference that cannot be read fails with its location and is not overwritten")
    func unreadable() async throws {
        try FileManager.default.createDirectory(atPath: folder.path + "/Snapshots", withIntermediateDirectories: true)
        let conflict = "<<<<<<< ours\n\(Self.cartText)\n=======\n\(Self.cartText)\n>>>>>>> theirs\n"
        try folder.write("Snapshots/unreadable.txt", conflict)
        let recorded = await assert(cart, variables: ["AXAUDIT_RECORD": "all"])
        #expect(recorded.map(\.isFailure) == [true])
        #expect(recorded.first?.message.contains("unreadable.txt:1:1") == true)
        #expect(folder.text("Snapshots/unreadable.txt") == conflict)
    }

    @Test("No reference is written for a screen without exposed elements")
    func empty() async {
        let recorded = await assert(Screens.empty)
        #expect(recorded.first?.message.hasPrefix("the screen has no exposed elements") == true)
        #expect(folder.files.isEmpty)
    }

    @Test("The cases of a parameterized test need names", arguments: ["light", "dark"])
    func cases(_ mode: String) async {
        #expect(await assert(cart).first?.message.contains("name each with assertSnapshot(of:named:)") == true)
        #expect(await assert(cart, named: mode).first?.message.hasPrefix("recorded ") == true)
        #expect(folder.files == ["Snapshots/cases-\(mode).txt"])
    }

    @Test("Redactions and the style come from the configuration")
    func configuration() async throws {
        try folder.write(
            ".axaudit.json",
            #"{ "snapshot": { "style": "text", "redact": [ { "match": "now|later", "with": "<when>" } ] } }"#)
        _ = await issues {
            assertSnapshot(of: cart, folder.environment(), .snapshots(in: folder.path))
        }
        #expect(folder.text("configuration.txt")?.contains("Pay <when>") == true)
        let changed = await issues {
            assertSnapshot(of: changedCart, folder.environment(), .snapshots(in: folder.path))
        }
        #expect(changed.isEmpty)
    }

    // MARK: Texts in the test

    @Test("An equal literal passes, with or without a line feed at its end")
    func literal() async {
        let recorded = await issues {
            assertSnapshot(
                of: cart,
                equals: """
                    ------------------------------------------------------------
                    Cart
                    header
                    ------------------------------------------------------------
                    Pay now
                    button
                    ------------------------------------------------------------
                    """)
            assertSnapshot(of: cart, equals: Self.cartText + "\n")
        }
        #expect(recorded.isEmpty)
    }

    @Test("A literal that differs fails with the diff and the text to paste")
    func differentLiteral() async throws {
        let line = #line + 1
        let recorded = await issues { assertSnapshot(of: changedCart, equals: Self.cartText) }
        #expect(recorded.map(\.line) == [line])
        let message = try #require(recorded.first?.message)
        #expect(message.contains("\n-Pay now\n+Pay later\n"))
        #expect(message.hasSuffix("\"\"\"\n" + Self.cartText.replacing("now", with: "later") + "\n\"\"\""))
    }

    @Test("The formatter of elements can be replaced")
    func formatter() async {
        var format = ElementFormatter()
        format.label = { ($0.label ?? "").uppercased() }
        let text = "\(Self.line)\nCART\nheader\n\(Self.line)\nPAY NOW\nbutton\n\(Self.line)"
        #expect(await issues { assertSnapshot(of: cart, equals: text, format: format) }.isEmpty)
    }
}
