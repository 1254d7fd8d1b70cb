import AXAuditTesting
import Testing

/// `assertAccessible` in Swift Testing.
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
        let recorded = await issues { assertAccessible(Screens.broken, folder.environment()) }
        #expect(recorded.map(\.line) == [line, line])
        #expect(recorded.map(\.file) == ["AssertAccessibleTests.swift", "AssertAccessibleTests.swift"])
        #expect(recorded.map(\.isFailure) == [true, false])
        let lines = recorded.first?.message.split(separator: "\n").map(String.init)
        #expect(lines?.count == 3)
        #expect(
            lines?.first
                == "button \"Close\" #close (16,120 20×20) at Button[0]: is 20×20 pt; the minimum in the HIG is 44×44 pt [target-size]"
        )
        #expect(lines?.last == "fix  Make the control, or its `accessibilityFrame`, at least 44×44 points.")
        #expect(recorded.last?.message.contains("[label-too-short]") == true)
    }

    @Test("Twenty issues are recorded, then a summary that fails if a failure is among the rest")
    func many() async {
        let recorded = await issues { assertAccessible(Screens.small(31), folder.environment()) }
        #expect(recorded.count == 21)
        #expect(recorded.prefix(20).allSatisfy { $0.message.contains("[target-size]") })
        #expect(recorded.last?.message == "and 11 more failures; see the report for all of them")
        #expect(recorded.last?.isFailure == true)
        let warnings = await issues {
            assertAccessible(Screens.small(22), .failOn(.never), folder.environment())
        }
        #expect(warnings.count == 21)
        #expect(warnings.allSatisfy { !$0.isFailure })
        #expect(await issues { assertAccessible(Screens.small(20), folder.environment()) }.count == 20)
    }

    @Test("The explanation of a rule is in the first of its findings only")
    func explanations() async {
        let recorded = await issues { assertAccessible(Screens.small(3), folder.environment()) }
        #expect(recorded.map { $0.message.contains("why  ") } == [true, false, false])
    }

    @Test("An error thrown by the screen argument is a failure at the caller's line")
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

    @Test("A screen without exposed elements fails at every gate, unless .allowingEmpty is set")
    func empty() async {
        let recorded = await issues {
            assertAccessible(Screens.empty, .failOn(.never), folder.environment())
        }
        #expect(recorded.map(\.isFailure) == [true])
        #expect(recorded.first?.message.contains("[tree-empty]") == true)
        #expect(await issues { assertAccessible(Screens.empty, .allowingEmpty, folder.environment()) }.isEmpty)
    }

    @Test("An incomplete dump is a warning")
    func incomplete() async {
        var screen = Screens.clean
        screen.incomplete = ["the view has no size"]
        let recorded = await issues { assertAccessible(screen, folder.environment()) }
        #expect(recorded.map(\.isFailure) == [false])
        #expect(recorded.first?.message == "the view has no size")
    }

    @Test("Labels are escaped: they contain neither control characters nor CI commands")
    func labels() async {
        let screen = Screens.screen(
            #"{ "type": "button", "label": "\u001B[2J\n::error::gone", "traits": ["button"], "frame": [0, 0, 20, 20] }"#
        )
        let recorded = await issues { assertAccessible(screen, .only(.targetSize), folder.environment()) }
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
                assertAccessible({ Screens.broken }, options + [folder.environment()], at: here)
            }.map { ($0.isFailure ? "failure " : "warning ") + Self.rule(of: $0) }
        }
        #expect(await rules() == ["failure target-size", "warning label-too-short"])
        #expect(await rules(.rule(.targetSize, .off)) == ["warning label-too-short"])
        #expect(await rules(.rule(.targetSize, .warning)) == ["warning target-size", "warning label-too-short"])
        #expect(await rules(.rule("label-too-short", .off)) == ["failure target-size"])
        #expect(await rules(.set(.targetSize, \.minimum, to: 20)) == ["warning label-too-short"])
        #expect(await rules(.only(.labelTooShort)) == ["warning label-too-short"])
        #expect(await rules(.failOn(.warning)) == ["failure target-size", "failure label-too-short"])
        #expect(await rules(.failOn(.never)) == ["warning target-size", "warning label-too-short"])
        #expect(await rules(.maximumWarnings(0)) == ["failure target-size", "failure label-too-short"])
        let preset = await rules(.preset(.a11yuitests))
        #expect(preset.contains("failure a11yuitests-minimum-interactive-size"))
        #expect(!preset.contains("failure target-size"))
        #expect(await rules(.rule(.targetSize, .off), .rule(.targetSize)).contains("failure target-size"))
    }

    @Test("A custom rule runs beside the others and can be ignored")
    func customRule() async {
        let rule = Rule(
            "shop-no-f", "A label is F.", severity: .failure, needs: [.label], standards: [.hig("Words")],
            why: "Nobody knows what F is.", fix: "Say more.", examples: [],
            check: .eachElement { element, check in
                if element.label == "F" { check.report(element, "this is F") }
            })
        let recorded = await issues { assertAccessible(Screens.broken, .rule(rule), folder.environment()) }
        #expect(recorded.map(Self.rule).sorted() == ["label-too-short", "shop-no-f", "target-size"])
        let ignored = await issues {
            assertAccessible(
                Screens.broken, .rule(rule), .ignoring(rule, on: "f", because: "F is a name"), folder.environment())
        }
        #expect(ignored.map(Self.rule).sorted() == ["label-too-short", "target-size"])
        var taken = await issues { assertAccessible(Screens.broken, .rule(Self.impostor), folder.environment()) }
        #expect(taken.removeFirst().message.contains("\"target-size\" is used by a built-in rule"))
        #expect(taken.isEmpty)
    }

    private static let impostor = Rule(
        "target-size", "Not the real one.", severity: .warning, needs: [], standards: [.hig("None")], why: "None.",
        fix: "None.", examples: [], check: .eachElement { _, _ in })

    /// Parameters that target-size does not have.
    private struct Misspelt {
        let minimum = Rule.Parameter("minimun", default: 3.0, "None.")
    }

    @Test("An invalid option fails the test and names the nearest valid word")
    func invalidOptions() async {
        func message(_ option: AuditOption) async -> String {
            let recorded = await issues { assertAccessible(Screens.clean, option, folder.environment()) }
            #expect(recorded.map(\.isFailure) == [true])
            return recorded.first?.message ?? ""
        }
        #expect(await message(.rule("label-to-short", .off)).contains("did you mean \"label-too-short\"?"))
        #expect(await message(.rule("tree-empty", .off)).contains("use .allowingEmpty to allow empty screens"))
        #expect(
            await message(.set(ConfigurableRule(.targetSize, Misspelt()), \.minimum, to: 3)).contains(
                "did you mean \"minimum\"?"))
        #expect(await message(.set(.targetSize, \.minimum, to: -1)).contains("expected a number"))
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

    @Test("Findings are ignored by identifier, selector, rule or element alone")
    func ignores() async {
        for option: AuditOption in [
            .ignoring(.targetSize, on: "close", because: "vendor"),
            .ignoring(.targetSize, on: "#cl*", because: "vendor"),
            .ignoring(.targetSize, on: "button \"Close\"", because: "vendor"),
            .ignoring(.targetSize, because: "vendor"),
            .ignoring(on: "close", because: "vendor"),
            .ignoring(.targetSize, on: "close", because: "vendor", until: "2026-06-15"),
        ] {
            let recorded = await issues { assertAccessible(Screens.broken, option, folder.environment()) }
            #expect(recorded.map(Self.rule) == ["label-too-short"])
        }
    }

    @Test(
        "An expired ignore has no effect and is a warning; an ignore that matches nothing is a warning with its location"
    )
    func staleIgnores() async {
        let expired = await issues {
            assertAccessible(
                Screens.broken, .ignoring(.targetSize, on: "close", because: "vendor", until: "2026-06-14"),
                folder.environment())
        }
        #expect(expired.map(\.isFailure) == [true, false, false])
        #expect(expired.last?.message.contains("expired on 2026-06-14") == true)
        let line = #line + 3
        let unused = await issues {
            assertAccessible(
                Screens.clean, .ignoring(.targetSize, on: "close", because: "vendor"), folder.environment())
        }
        #expect(unused.map(\.isFailure) == [false])
        #expect(unused.first?.message.contains("AssertAccessibleTests.swift:\(line)") == true)
        #expect(unused.first?.message.hasSuffix("this ignore matched nothing: target-size on #close (vendor)") == true)
        // An inherited ignore need not match in every audit.
        let inherited = await issues {
            withAudit(.ignoring(.targetSize, on: "close", because: "vendor")) {
                assertAccessible(Screens.clean, folder.environment())
            }
        }
        #expect(inherited.isEmpty)
    }

    @Test("Findings in the baseline do not fail the test; others do")
    func baseline() async throws {
        let file = try folder.write(
            "known.json",
            """
            { "kind": "axaudit-baseline", "version": 1, "entries": [
              { "screen": "Cart", "rule": "target-size", "key": "#close", "count": 1 } ] }
            """)
        var screen = Screens.broken
        screen.name = "Cart"
        let known = await issues { assertAccessible(screen, .baseline(file), folder.environment()) }
        #expect(known.map(Self.rule) == ["label-too-short"])
        screen.name = "Other"
        let other = await issues { assertAccessible(screen, .baseline(file), folder.environment()) }
        #expect(other.map(Self.rule) == ["target-size", "label-too-short"])
    }

    // MARK: The configuration

    @Test("Options are applied after the closest configuration")
    func configuration() async throws {
        try folder.write(
            ".axaudit.json",
            """
            { "rules": { "target-size": "off" }, "failOn": "warning",
              "ignore": [ { "rules": ["label-too-short"], "element": "#f", "screens": ["Keypad"], "reason": "a key" } ] }
            """)
        var screen = Screens.broken
        screen.name = "Cart"
        let recorded = await issues { assertAccessible(screen, folder.environment()) }
        #expect(recorded.map(Self.rule) == ["label-too-short"])
        #expect(recorded.map(\.isFailure) == [true])
        screen.name = "Keypad"
        #expect(await issues { assertAccessible(screen, folder.environment()) }.isEmpty)
        let on = await issues { assertAccessible(screen, .rule(.targetSize), folder.environment()) }
        #expect(on.map(Self.rule) == ["target-size"])
        let without = await issues { assertAccessible(screen, .withoutConfiguration, folder.environment()) }
        #expect(without.map(Self.rule) == ["target-size", "label-too-short"])
    }

    @Test("Options can name custom rules of the configuration")
    func declaredRules() async throws {
        try folder.write(
            ".axaudit.json",
            """
            { "customRules": [ { "id": "shop-name", "message": "not as we want it", "reason": "we agreed on it",
                "elements": { "type": "button" }, "expect": { "identifier": "f" } } ] }
            """)
        let screen = Screens.broken
        let options = folder.environment()
        let on = await issues { assertAccessible(screen, .only("shop-name"), options) }
        #expect(on.map(Self.rule) == ["shop-name"])
        #expect(on.first?.message.contains("not as we want it") == true)
        let off = await issues { assertAccessible(screen, .rule("shop-name", .off), options) }
        #expect(off.map(Self.rule) == ["target-size", "label-too-short"])
        let unknown = await issues { assertAccessible(screen, .rule("shop-nam", .off), options) }
        #expect(unknown.first?.message.contains("did you mean \"shop-name\"?") == true)
    }

    @Test("Paths in options are relative to the folder of the test")
    func paths() async throws {
        try folder.write("off.json", #"{ "rules": { "target-size": "off", "label-too-short": "off" } }"#)
        #expect(
            await issues { assertAccessible(Screens.broken, .configuration("off.json"), folder.environment()) }.isEmpty
        )
        let missing = await issues { assertAccessible(Screens.broken, .baseline("known.json"), folder.environment()) }
        #expect(missing.first?.message.hasPrefix("\(folder.path)/known.json: cannot be read: ") == true)
    }

    @Test("An invalid configuration fails the test with the location")
    func brokenConfiguration() async throws {
        try folder.write(".axaudit.json", "{\n  \"rules\": { \"target-siz\": \"off\" } }")
        let recorded = await issues { assertAccessible(Screens.clean, folder.environment()) }
        #expect(recorded.map(\.isFailure) == [true])
        #expect(recorded.first?.message.contains(".axaudit.json:2:14: unknown rule \"target-siz\"") == true)
    }

    // MARK: Inherited options

    @Test("Inherited options are applied from the outside in, within their closure only")
    func inherited() async {
        let recorded = await issues {
            withAudit(.rule(.targetSize, .off), .rule(.labelTooShort, .off), folder.environment()) {
                withAudit(.rule(.labelTooShort, .failure)) { assertAccessible(Screens.broken) }
                assertAccessible(Screens.broken, .rule(.targetSize, .warning))
            }
            assertAccessible(Screens.broken, folder.environment())
        }
        #expect(recorded.map(Self.rule) == ["label-too-short", "target-size", "target-size", "label-too-short"])
        #expect(recorded.map(\.isFailure) == [true, false, true, false])
    }

    @Test("Options apply across suspension points and in child tasks")
    func asynchronous() async {
        let screen = Screens.broken
        let options = folder.environment()
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
