import AXAuditTesting
import Testing

/// `assertReachable` in Swift Testing.
@Suite("assertReachable")
struct AssertReachableTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Cart (a heading), 4 buttons that are too small, Notes.
    private let screen = Screens.small(4)

    @Test("An element within the limit records nothing; other rules do not run")
    func within() async {
        let recorded = await issues {
            assertReachable(screen, "Notes", within: 5, folder.environment())
            assertReachable(screen, "#remove-2", within: 2, folder.environment())
            assertReachable(screen, "button \"Remove item 4\"", within: 4, by: .controls, folder.environment())
        }
        #expect(recorded.isEmpty, "\(recorded.map(\.message))")
    }

    @Test("An element beyond the limit fails the test at the caller's line, and the message says the way")
    func beyond() async {
        let line = #line + 1
        let recorded = await issues { assertReachable(screen, "Notes", within: 3, folder.environment()) }
        #expect(recorded.map(\.line) == [line])
        #expect(recorded.map(\.isFailure) == [true])
        let message = recorded.first?.message ?? ""
        #expect(
            message.contains(
                "takes 5 VoiceOver swipes from \"Cart\" (limit 3), 5 of them after the heading \"Cart\"; "
                    + "it would take 2 steps by headings with a heading directly before it [journey-length]"),
            "\(message)")
        let controls = await issues {
            assertReachable(screen, "Notes", within: 3, by: .controls, folder.environment())
        }
        #expect(controls.first?.message.contains("takes 5 steps by controls") == true)
    }

    @Test("A missing element has no verdict and fails, with the nearest name")
    func missing() async {
        let recorded = await issues { assertReachable(screen, "#remove-9", within: 3, folder.environment()) }
        #expect(recorded.map(\.isFailure) == [true])
        #expect(
            recorded.first?.message.contains("has no element #remove-9; did you mean \"#remove-1\"?") == true,
            "\(recorded.map(\.message))")
    }

    @Test("A number or an element that is not valid fails the test")
    func invalid() async {
        let number = await issues { assertReachable(screen, "Notes", within: -1, folder.environment()) }
        #expect(number.map(\.message) == ["found within: -1, expected a whole number of steps from 0 to 10000"])
        let type = await issues { assertReachable(screen, "buton \"Notes\"", within: 1, folder.environment()) }
        #expect(type.map(\.message) == ["unknown element type \"buton\"; did you mean \"button\"?"])
    }

    @Test("Where the dump does not say which elements are headings, there is no verdict")
    func unknownHeadings() async {
        var screen = screen
        screen.platform = .android
        screen.carries.remove(.headingLevel)
        let recorded = await issues {
            assertReachable(screen, "Notes", within: 3, by: .headings, folder.environment())
        }
        #expect(recorded.map(\.message) == ["no verdict: this dump does not say which elements are headings"])
    }

    @Test("Journeys of the configuration are those of assertAccessible, not of this assertion")
    func configured() async throws {
        try folder.write(
            ".axaudit.json", #"{ "journeys": [ { "screen": "*", "reach": "Pay now", "within": 0 } ] }"#)
        let environment = folder.environment()
        #expect(await issues { assertReachable(Screens.clean, "Pay now", within: 1, environment) }.isEmpty)
        let recorded = await issues { assertAccessible(Screens.clean, environment) }
        #expect(recorded.map { $0.message.contains("takes 1 VoiceOver swipe from \"Cart\" (limit 0)") } == [true])
    }

    @Test("An asynchronous screen, and an error while making it")
    func asynchronous() async {
        func made() async throws -> Screen { screen }
        let recorded = await issues {
            await assertReachable(awaiting: try await made(), "Notes", within: 3, folder.environment())
        }
        #expect(recorded.count == 1)
    }
}
