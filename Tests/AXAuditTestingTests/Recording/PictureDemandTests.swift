import AXSyntax
import Testing

@testable import AXAuditTesting

/// Which pictures are taken of the screens that assertions make.
@Suite("Pictures that are wanted")
final class PictureDemandTests {
    private let folder: TemporaryFolder
    /// The files in the folder at the moment of each picture.
    private let pictures = Lock(initialState: [[String]]())

    init() throws { folder = try TemporaryFolder() }

    /// Makes a screen as views and apps do, and records when its picture is taken.
    private func making(_ screen: Screen) -> Screen {
        var screen = screen
        screen.capture {
            pictures.withLock { $0.append(folder.files) }
            return nil
        }
        return screen
    }

    private func arriving(_ screen: Screen) async -> Screen {
        await Task.yield()
        return making(screen)
    }

    /// Returns how many pictures are taken in a closure.
    private func taken(_ body: () async throws -> Void) async -> Int {
        pictures.withLock { $0 = [] }
        _ = await issues(body)
        return pictures.withLock { $0.count }
    }

    private func environment(_ variables: EnvironmentVariables = [:]) -> AuditOption { folder.environment(variables) }

    // MARK: Audits

    @Test("Without a rule that measures pictures and without issues, no picture is taken")
    func unneeded() async {
        let (clean, small) = (Screens.clean, Screens.small(1))
        #expect(await taken { assertAccessible(making(clean), environment(), .only(.targetSize)) } == 0)
        #expect(await taken { assertAccessible(making(small), environment(), .only(.labelTooLong)) } == 0)
        #expect(
            await taken {
                assertAccessible(
                    making(small), environment(), .only(.targetSize),
                    .ignoring(.targetSize, on: "remove-1", because: "ticket 1"))
            } == 0, "an ignored finding is no issue")
        #expect(
            await taken {
                await assertAccessible(
                    awaiting: await arriving(clean), environment(), .only(.targetSize))
            } == 0)
        #expect(
            await taken {
                await withAudit(.only(.targetSize)) {
                    await assertAccessible(awaiting: await arriving(clean), environment())
                }
            } == 0, "options around the assertion")
    }

    @Test("For a rule that measures pictures, one is taken of a screen without issues")
    func measured() async {
        #expect(await taken { assertAccessible(making(Screens.clean), environment()) } == 1, "recommended")
        #expect(await taken { assertAccessible(making(Screens.clean), environment(), .only(.textContrast)) } == 1)
        #expect(
            await taken {
                await assertAccessible(
                    awaiting: await arriving(Screens.clean), environment(), .only(.controlContrast))
            } == 1)
    }

    @Test("Issues have a picture")
    func attached() async throws {
        let small = Screens.small(1)
        #expect(await taken { assertAccessible(making(small), environment(), .only(.targetSize)) } == 1)
        #expect(
            await taken {
                await assertAccessible(awaiting: await arriving(small), environment(), .only(.targetSize))
            } == 1)
        try folder.write(".axaudit.json", #"{ "pictures": "none" }"#)
        #expect(await taken { assertAccessible(making(small), environment(), .only(.targetSize)) } == 0, "left out")
        #expect(await taken { assertAccessible(making(small), environment(), .only(.textContrast)) } == 1, "measured")
    }

    @Test("A picture that is collected is taken")
    func collected() async {
        let trees = folder.path + "/Trees"
        let collecting = environment(["AXAUDIT_COLLECT": trees])
        #expect(await taken { assertAccessible(making(Screens.clean), collecting, .only(.targetSize)) } == 0)
        let withPictures = environment(["AXAUDIT_COLLECT": trees, "AXAUDIT_PICTURES": "1"])
        #expect(await taken { assertAccessible(making(Screens.clean), withPictures, .only(.targetSize)) } == 1)
    }

    @Test("Without a verdict no picture is taken")
    func withoutVerdict() async throws {
        var changing = Screens.small(1)
        changing.obstacle = "the screen was still changing"
        #expect(await taken { assertAccessible(making(changing), environment()) } == 0)
        try folder.write(".axaudit.json", #"{ "rules": { "target-siz": "off" } }"#)
        #expect(await taken { assertAccessible(making(Screens.small(1)), environment()) } == 0, "invalid configuration")
    }

    @Test("Variants have their pictures, because what differs is known at the end")
    func variants() async {
        let variations: [ScreenVariation] = [.base, .textSize(.ax5)]
        #expect(
            await taken {
                assertAccessible(variants: variations, environment(), .only(.targetSize)) { _ in making(Screens.clean) }
            } == 2)
    }

    @Test("Where no assertion makes the screen, its picture is taken")
    func outside() async {
        #expect(await taken { _ = making(Screens.clean) } == 1)
        #expect(
            await taken {
                assertAccessible(making(Screens.clean), environment(), .only(.targetSize))
                _ = making(Screens.clean)
            } == 1, "also after an assertion that wants none")
    }

    // MARK: Snapshots

    private func snapshot(_ screen: Screen, _ mode: RecordMode = .missing) {
        assertSnapshot(
            of: making(screen), as: .text, environment(), .snapshots(in: folder.path + "/Snapshots"), .record(mode))
    }

    @Test("Only a snapshot that differs has a picture, before the reference is written")
    func snapshots() async {
        #expect(await taken { snapshot(Screens.clean, .never) } == 1, "missing")
        #expect(await taken { snapshot(Screens.clean) } == 1, "recorded")
        #expect(pictures.withLock { $0 } == [[]], "the comparison that asks for the picture wrote nothing")
        #expect(folder.files.count == 1)
        #expect(await taken { snapshot(Screens.clean) } == 0, "equal")
        #expect(await taken { snapshot(Screens.clean, .all) } == 0, "equal")
        #expect(await taken { snapshot(Screens.small(1)) } == 1, "differs")
        #expect(
            await taken {
                await assertSnapshot(
                    awaiting: await arriving(Screens.clean), as: .text, environment(),
                    .snapshots(in: folder.path + "/Snapshots"))
            } == 0, "equal")
        #expect(
            await taken { assertSnapshot(of: making(Screens.small(1)), equals: "none", environment()) } == 0,
            "compared with a text, for which nothing is drawn")
    }
}
