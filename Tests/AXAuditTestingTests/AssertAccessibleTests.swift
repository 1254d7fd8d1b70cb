import AXAuditTesting
import Testing

/// assertAccessible as Swift Testing hears it.
@Suite("assertAccessible")
struct AssertAccessibleTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    // MARK: What fails

    @Test("A screen without findings records nothing")
    func clean() async {
        #expect(await issues { assertAccessible(Screens.clean) }.isEmpty)
    }

    @Test("A Failure fails the test and a Warning is recorded, both at the caller's line")
    func broken() async {
        let line = #line + 1
        let recorded = await issues { assertAccessible(Screens.broken, folder.surroundings()) }
        #expect(recorded.map(\.line) == [line, line])
        #expect(recorded.map(\.file) == ["AssertAccessibleTests.swift", "AssertAccessibleTests.swift"])
        #expect(recorded.map(\.isFailure) == [true, false])
        let lines = recorded.first?.message.split(separator: "\n").map(String.init)
        #expect(lines?.count == 3)
        #expect(
            lines?.first
                == "button \"Close\" #close (16,120 20×20) at Button[0]: 20×20 pt, needs 44×44 pt [target-size]")
        #expect(lines?.last == "fix  Enlarge the control, or its accessibility frame.")
        #expect(recorded.last?.message.contains("[label-too-short]") == true)
    }

    @Test("Twenty issues are recorded, then a summary that fails if a failure is among the rest")
    func many() async {
        let recorded = await issues { assertAccessible(Screens.small(31), folder.surroundings()) }
        #expect(recorded.count == 21)
        #expect(recorded.prefix(20).allSatisfy { $0.message.contains("[target-size]") })
        #expect(recorded.last?.message == "and 11 more failures; the report has them all")
        #expect(recorded.last?.isFailure == true)
        let warnings = await issues {
            assertAccessible(Screens.small(22), .failOn(.never), folder.surroundings())
        }
        #expect(warnings.count == 21)
        #expect(warnings.allSatisfy { !$0.isFailure })
        #expect(await issues { assertAccessible(Screens.small(20), folder.surroundings()) }.count == 20)
    }

    @Test("Whom a rule helps is said once, not with each of its findings")
    func explanations() async {
        let recorded = await issues { assertAccessible(Screens.small(3), folder.surroundings()) }
        #expect(recorded.map { $0.message.contains("why  ") } == [true, false, false])
    }

    @Test("An error on the way to the screen is a failure at the caller's line")
    func throwing() async throws {
        let text = Array(#"{ "axaudit": 1, "elements": [ { "type": "buton" } ] }"#.utf8)
        let line = #line + 2
        let recorded = await issues {
            assertAccessible(try TreeReader.read(text, file: "cart.json")[0])
        }
        #expect(recorded.map(\.line) == [line])
        #expect(recorded.first?.message.hasPrefix("cart.json:1:") == true)
        #expect(recorded.first?.message.contains("\"button\"") == true)
    }

    @Test("A screen on which nothing is exposed fails whatever the gate, unless that is said to be fine")
    func empty() async {
        let recorded = await issues {
            assertAccessible(Screens.empty, .failOn(.never), folder.surroundings())
        }
        #expect(recorded.map(\.isFailure) == [true])
        #expect(recorded.first?.message.contains("[tree-empty]") == true)
        #expect(await issues { assertAccessible(Screens.empty, .allowingEmpty, folder.surroundings()) }.isEmpty)
    }

    @Test("What a dump left out is a warning, whatever else is found")
    func incomplete() async {
        var screen = Screens.clean
        screen.incomplete = ["the view has no size"]
        let recorded = await issues { assertAccessible(screen, folder.surroundings()) }
        #expect(recorded.map(\.isFailure) == [false])
        #expect(recorded.first?.message == "the view has no size")
    }

    @Test("Labels are untrusted: nothing in one moves the cursor or commands a CI system")
    func labels() async {
        let screen = Screens.screen(
            #"{ "type": "button", "label": "\u001B[2J\n::error::gone", "traits": ["button"], "frame": [0, 0, 20, 20] }"#
        )
        let recorded = await issues { assertAccessible(screen, .only(.targetSize), folder.surroundings()) }
        #expect(recorded.count == 1)
        #expect(recorded.first?.message.contains("\u{1B}") == false)
        #expect(recorded.first?.message.contains("\n::error") == false)
    }

    // MARK: Options

    @Test("Preset, rules, parameters and gate are arguments")
    func options() async {
        func rules(_ options: AuditOption...) async -> [String] {
            let here = Caller(fileID: #fileID, file: #filePath, function: #function, line: #line, column: #column)
            return await issues {
                assertAccessible({ Screens.broken }, options + [folder.surroundings()], at: here)
            }.map { ($0.isFailure ? "failure " : "warning ") + Self.rule(of: $0) }
        }
        #expect(await rules() == ["failure target-size", "warning label-too-short"])
        #expect(await rules(.rule(.targetSize, .off)) == ["warning label-too-short"])
        #expect(await rules(.rule(.targetSize, .warning)) == ["warning target-size", "warning label-too-short"])
        #expect(await rules(.rule("label-too-short", .off)) == ["failure target-size"])
        #expect(await rules(.set(.targetSize, "minimum", to: 20.0)) == ["warning label-too-short"])
        #expect(await rules(.only(.labelTooShort)) == ["warning label-too-short"])
        #expect(await rules(.failOn(.warning)) == ["failure target-size", "failure label-too-short"])
        #expect(await rules(.failOn(.never)) == ["warning target-size", "warning label-too-short"])
        #expect(await rules(.maximumWarnings(0)) == ["failure target-size", "failure label-too-short"])
        let preset = await rules(.preset(.a11yuitests))
        #expect(preset.contains("failure a11yuitests-minimum-interactive-size"))
        #expect(!preset.contains("failure target-size"))
        #expect(await rules(.rule(.targetSize, .off), .rule(.targetSize)).contains("failure target-size"))
    }

    @Test("A rule of a team's own runs beside the others, and can be ignored like them")
    func ownRule() async {
        let rule = Rule(
            "shop-no-f", "A label is F.", severity: .failure, needs: [.label], standards: [.hig("Words")],
            why: "Nobody knows what F is.", fix: "Say more.", examples: [],
            check: .eachElement { element, check in
                if element.label == "F" { check.report(element, "this is F") }
            })
        let recorded = await issues { assertAccessible(Screens.broken, .rule(rule), folder.surroundings()) }
        #expect(recorded.map(Self.rule).sorted() == ["label-too-short", "shop-no-f", "target-size"])
        let ignored = await issues {
            assertAccessible(
                Screens.broken, .rule(rule), .ignoring(rule, on: "f", because: "F is a name"), folder.surroundings())
        }
        #expect(ignored.map(Self.rule).sorted() == ["label-too-short", "target-size"])
        var taken = await issues { assertAccessible(Screens.broken, .rule(Self.impostor), folder.surroundings()) }
        #expect(taken.removeFirst().message.contains("\"target-size\" is taken"))
        #expect(taken.isEmpty)
    }

    private static let impostor = Rule(
        "target-size", "Not the real one.", severity: .warning, needs: [], standards: [.hig("None")], why: "None.",
        fix: "None.", examples: [], check: .eachElement { _, _ in })

    @Test("What makes no sense is told, with the nearest valid word, and nothing passes by it")
    func wrongOptions() async {
        func message(_ option: AuditOption) async -> String {
            let recorded = await issues { assertAccessible(Screens.clean, option, folder.surroundings()) }
            #expect(recorded.map(\.isFailure) == [true])
            return recorded.first?.message ?? ""
        }
        #expect(await message(.rule("label-to-short", .off)).contains("did you mean \"label-too-short\"?"))
        #expect(await message(.rule("tree-empty", .off)).contains("only .allowingEmpty lifts it"))
        #expect(await message(.set(.targetSize, "minimun", to: 3)).contains("did you mean \"minimum\"?"))
        #expect(await message(.set(.targetSize, "minimum", to: -1.0)).contains("expected a number"))
        #expect(await message(.ignoring(because: "all of it")).contains("neither a rule nor an element"))
        #expect(await message(.ignoring(.targetSize, because: " ")).contains("has no reason"))
        let day = await message(.ignoring(.targetSize, because: "soon", until: "2027-02-30"))
        #expect(day.contains("found \"2027-02-30\", expected a date"))
        #expect(await message(.ignoring(.targetSize, on: "buton \"x\"", because: "x")).contains("did you mean"))
        #expect(await message(.ignoring(.treeEmpty, because: "x")).contains("cannot be ignored"))
        #expect(await message(.baseline("/nowhere/baseline.json")).contains("cannot be read"))
        #expect(await message(.configuration("/nowhere/.axaudit.json")).contains("cannot be read"))
    }

    // MARK: Ignores and baselines

    @Test("What is ignored does not count, by identifier, selector, rule or element alone")
    func ignores() async {
        for option: AuditOption in [
            .ignoring(.targetSize, on: "close", because: "vendor"),
            .ignoring(.targetSize, on: "#cl*", because: "vendor"),
            .ignoring(.targetSize, on: "button \"Close\"", because: "vendor"),
            .ignoring(.targetSize, because: "vendor"),
            .ignoring(on: "close", because: "vendor"),
            .ignoring(.targetSize, on: "close", because: "vendor", until: "2026-06-15"),
        ] {
            let recorded = await issues { assertAccessible(Screens.broken, option, folder.surroundings()) }
            #expect(recorded.map(Self.rule) == ["label-too-short"])
        }
    }

    @Test(
        "After its day a finding is back and a warning says so; an ignore that matches nothing is told where it stands")
    func staleIgnores() async {
        let expired = await issues {
            assertAccessible(
                Screens.broken, .ignoring(.targetSize, on: "close", because: "vendor", until: "2026-06-14"),
                folder.surroundings())
        }
        #expect(expired.map(\.isFailure) == [true, false, false])
        #expect(expired.last?.message.contains("expired on 2026-06-14") == true)
        let line = #line + 3
        let unused = await issues {
            assertAccessible(
                Screens.clean, .ignoring(.targetSize, on: "close", because: "vendor"), folder.surroundings())
        }
        #expect(unused.map(\.isFailure) == [false])
        #expect(unused.first?.message.contains("AssertAccessibleTests.swift:\(line)") == true)
        #expect(unused.first?.message.hasSuffix("this ignore matched nothing: target-size on #close (vendor)") == true)
        // Said around several audits, it need not be of use to each.
        let around = await issues {
            withAudit(.ignoring(.targetSize, on: "close", because: "vendor")) {
                assertAccessible(Screens.clean, folder.surroundings())
            }
        }
        #expect(around.isEmpty)
    }

    @Test("What a baseline knows does not count; one more does")
    func baseline() async throws {
        let file = try folder.write(
            "known.json",
            """
            { "kind": "axaudit-baseline", "version": 1, "entries": [
              { "screen": "Cart", "rule": "target-size", "key": "#close", "count": 1 } ] }
            """)
        var screen = Screens.broken
        screen.name = "Cart"
        let known = await issues { assertAccessible(screen, .baseline(file), folder.surroundings()) }
        #expect(known.map(Self.rule) == ["label-too-short"])
        screen.name = "Other"
        let other = await issues { assertAccessible(screen, .baseline(file), folder.surroundings()) }
        #expect(other.map(Self.rule) == ["target-size", "label-too-short"])
    }

    // MARK: The configuration

    @Test("The closest configuration holds, and options come on top of it")
    func configuration() async throws {
        try folder.write(
            ".axaudit.json",
            """
            { "rules": { "target-size": "off" }, "failOn": "warning",
              "ignore": [ { "rules": ["label-too-short"], "element": "#f", "screens": ["Keypad"], "reason": "a key" } ] }
            """)
        var screen = Screens.broken
        screen.name = "Cart"
        let recorded = await issues { assertAccessible(screen, folder.surroundings()) }
        #expect(recorded.map(Self.rule) == ["label-too-short"])
        #expect(recorded.map(\.isFailure) == [true])
        screen.name = "Keypad"
        #expect(await issues { assertAccessible(screen, folder.surroundings()) }.isEmpty)
        let on = await issues { assertAccessible(screen, .rule(.targetSize), folder.surroundings()) }
        #expect(on.map(Self.rule) == ["target-size"])
        let without = await issues { assertAccessible(screen, .withoutConfiguration, folder.surroundings()) }
        #expect(without.map(Self.rule) == ["target-size", "label-too-short"])
    }

    @Test("Rules of a team's own, declared in the configuration, are known to options too")
    func declaredRules() async throws {
        try folder.write(
            ".axaudit.json",
            """
            { "customRules": [ { "id": "shop-name", "message": "not as we want it", "reason": "we agreed on it",
                "elements": { "type": "button" }, "expect": { "identifier": "f" } } ] }
            """)
        let screen = Screens.broken
        let options = folder.surroundings()
        let on = await issues { assertAccessible(screen, .only("shop-name"), options) }
        #expect(on.map(Self.rule) == ["shop-name"])
        #expect(on.first?.message.contains("not as we want it") == true)
        let off = await issues { assertAccessible(screen, .rule("shop-name", .off), options) }
        #expect(off.map(Self.rule) == ["target-size", "label-too-short"])
        let unknown = await issues { assertAccessible(screen, .rule("shop-nam", .off), options) }
        #expect(unknown.first?.message.contains("did you mean \"shop-name\"?") == true)
    }

    @Test("Paths in options are seen from the folder of the test")
    func paths() async throws {
        try folder.write("off.json", #"{ "rules": { "target-size": "off", "label-too-short": "off" } }"#)
        #expect(
            await issues { assertAccessible(Screens.broken, .configuration("off.json"), folder.surroundings()) }.isEmpty
        )
        let missing = await issues { assertAccessible(Screens.broken, .baseline("known.json"), folder.surroundings()) }
        #expect(missing.first?.message.hasPrefix("\(folder.path)/known.json: cannot be read: ") == true)
    }

    @Test("A configuration that makes no sense fails the test with its place")
    func brokenConfiguration() async throws {
        try folder.write(".axaudit.json", "{\n  \"rules\": { \"target-siz\": \"off\" } }")
        let recorded = await issues { assertAccessible(Screens.clean, folder.surroundings()) }
        #expect(recorded.map(\.isFailure) == [true])
        #expect(recorded.first?.message.contains(".axaudit.json:2:14: unknown rule \"target-siz\"") == true)
    }

    // MARK: Around tests

    @Test("Options around an audit are taken from the outside in, and end with their block")
    func around() async {
        let recorded = await issues {
            withAudit(.rule(.targetSize, .off), .rule(.labelTooShort, .off), folder.surroundings()) {
                withAudit(.rule(.labelTooShort, .failure)) { assertAccessible(Screens.broken) }
                assertAccessible(Screens.broken, .rule(.targetSize, .warning))
            }
            assertAccessible(Screens.broken, folder.surroundings())
        }
        #expect(recorded.map(Self.rule) == ["label-too-short", "target-size", "target-size", "label-too-short"])
        #expect(recorded.map(\.isFailure) == [true, false, true, false])
    }

    @Test("A block that waits keeps its options, and so do the tasks it starts")
    func waiting() async {
        let screen = Screens.broken
        let options = folder.surroundings()
        let recorded = await issues {
            await withAudit(.rule(.targetSize, .off), options) {
                await Task.yield()
                await Task { assertAccessible(screen) }.value
            }
        }
        #expect(recorded.map(Self.rule) == ["label-too-short"])
    }

    private static func rule(of issue: RecordedIssue) -> String {
        let first = issue.message.prefix { $0 != "\n" }
        return String(first.split(separator: "[").last?.dropLast() ?? "")
    }
}
