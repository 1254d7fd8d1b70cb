import AXAudit
import AXPictures
import Foundation
import Testing

@testable import AXCommandLine

/// `axaudit merge`, and the archives and parts of `axaudit lint`.
@Suite("Merging")
struct MergeCommandTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("Trees/b.json", Tree.small("Home", "Close", "Pay"))
        try project.write("Trees/a.json", Tree.small("Cart", "Pay"))
        try project.write("Trees/sub/z.json", Tree.small(nil, "Pay"))
        try project.write("Trees/sub.json", Tree.warnings)
        try project.write("Trees/page.xml", "<html/>")
        try project.write(
            ".axaudit.json",
            ##"{ "ignore": [ { "rules": ["target-size"], "element": "#close", "reason": "vendor" }, { "rules": ["target-size"], "element": "#gone", "reason": "old" } ], "criteria": { "title": "T", "product": { "name": "P" }, "author": { "email": "a@example.com" }, "tasks": { "Buy": ["C*"] } } }"##
        )
    }

    /// Writes the archives of the parts of a run, and returns their names and the results.
    private func shards(_ count: Int, _ arguments: [String] = []) -> (names: [String], results: [CommandResult]) {
        var results: [CommandResult] = []
        let names = (1...count).map { number in
            let name = project.path("shard-\(number)-of-\(count).jsonl")
            results.append(
                run(["lint", "@/Trees", "--shard", "\(number)/\(count)", "-f", "archive=\(name)"] + arguments))
            return name
        }
        return (names, results)
    }

    private func run(_ arguments: [String]) -> CommandResult {
        var environment = Environment(today: CalendarDay("2026-06-15"))
        environment.workingDirectory = project.folder
        return CommandLineTool.run(arguments.map { $0.replacing("@/", with: project.folder + "/") }, environment)
    }

    @Test("Merged parts of a run with pictures are the run over everything, and merge opens no picture")
    func pictures() throws {
        for name in ["a", "b"] {
            try project.write("Pictures/\(name).json", PicturedScreen.tree)
            let picture = name == "a" ? PicturedScreen.picture() : [1, 2, 3]
            try Data(picture).write(to: URL(fileURLWithPath: project.path("Pictures/\(name).png")))
        }
        /// Returns the archives of two parts of the run; with pictures if it also writes a gallery.
        func archives(withGallery: Bool) -> [String] {
            (1...2).map { number in
                let archive = project.path("pictures-\(number)-\(withGallery).jsonl")
                let gallery = ["-f", "html=\(project.path("gallery-\(number).html"))"]
                _ = run(
                    ["lint", "@/Pictures", "--no-config", "--shard", "\(number)/2", "-f", "archive=\(archive)"]
                        + (withGallery ? gallery : []))
                return archive
            }
        }
        let (plain, pictured) = (archives(withGallery: false), archives(withGallery: true))
        let wholes = ReportFormat.withArchive.map { run(["lint", "@/Pictures", "--no-config", "-f", $0.id]) }
        let gallery = try #require(zip(ReportFormat.withArchive, wholes).first { $0.0.id == "html" }).1.output
        let encoded = try #require(gallery.split(separator: "data:image/png;base64,").dropFirst().first).prefix {
            $0 != "\""
        }
        let png = try #require(Data(base64Encoded: String(encoded)))
        #expect(try PNGDecoder.decode(Array(png)).width == 390)
        #expect(wholes.contains { $0.output.contains("contrast: 2 texts enough, 1 low") })
        for name in ["a", "b"] { try FileManager.default.removeItem(atPath: project.path("Pictures/\(name).png")) }
        for (format, whole) in zip(ReportFormat.withArchive, wholes) {
            let merged = run(["merge", "-f", format.id] + (format.id == "html" ? pictured : plain))
            #expect(merged.output == whole.output, "\(format)")
            #expect(merged.outcome == whole.outcome)
        }
    }

    @Test(
        "Merged parts are the run over everything, in every format and with the exit code, the ignores and the baseline"
    )
    func everyFormat() throws {
        #expect(project.run("baseline", "create", "@/Trees/a.json").outcome == .passed)
        let parts = [1, 2, 3, 7].map { shards($0).names }
        for format in ReportFormat.withArchive {
            let whole = run(["lint", "@/Trees", "-f", format.id])
            for names in parts {
                let merged = run(["merge", "-f", format.id] + names.reversed())
                #expect(merged.output == whole.output, "\(names.count) \(format)")
                #expect(merged.outcome == whole.outcome)
                // Notes on skipped files are those of lint.
                #expect(
                    merged.errors == whole.errors.replacing(/note: 1 file skipped: unknown format \(.*\)\n/, with: ""))
                #expect(whole.errors.contains("warning: this ignore matched nothing: target-size on #gone (old)"))
            }
        }
    }

    @Test("A part decides nothing that needs all inputs; merge does")
    func decisions() throws {
        try project.write("names.txt", "# all screens\nHome\nCa?t\nProfile\n")
        for (arguments, message) in [
            (["--max-warnings", "1"], "2 warnings (at most 1)"), (["--fail-on-unused"], "failed by 1 unused ignore"),
            (["--max-causes", "1"], "causes (at most 1)"),
        ] {
            let (names, results) = shards(2, arguments + ["--fail-on", "never"])
            #expect(results.map(\.outcome) == [.passed, .passed], "\(arguments)")
            let merged = run(["merge"] + names)
            #expect(merged.outcome == .failed && merged.output.contains(message), "\(merged.output)")
        }
        for (arguments, message) in [
            (["--min-screens", "5"], "found 4 screens, expected at least 5"),
            (["--expect-screens", project.path("names.txt")], "names.txt:4:1: expected screen \"Profile\" is missing"),
        ] {
            let (names, results) = shards(2, arguments + ["--fail-on", "never"])
            #expect(results.map(\.outcome) == [.passed, .passed], "\(arguments)")
            let merged = run(["merge"] + names)
            #expect(merged.outcome == .undecided && merged.errors.contains(message), "\(merged.errors)")
        }
    }

    @Test("The parts have all inputs, each once; more parts than inputs are empty and pass")
    func parts() {
        let results = (1...9).map { run(["lint", "@/Trees", "--shard", "\($0)/9", "-f", "json"]) }
        #expect(
            results.flatMap(\.files).map { $0.split(separator: "/").last ?? "" }.sorted() == [
                "a.json", "b.json", "sub.json", "z.json",
            ])
        #expect(results.last?.outcome == .passed)
        for text in ["0/2", "3/2", "x", "1"] {
            #expect(
                run(["lint", "@/Trees", "--shard", text]).errors.contains(
                    "expected a part and the number of parts, e.g. 2/5"))
        }
    }

    @Test("A missing part, a screen that is there twice and a file that is no archive are errors")
    func errors() throws {
        let names = shards(3).names
        let missing = run(["merge", names[0], names[2]])
        #expect(missing.outcome == .undecided)
        #expect(missing.errors.contains("axaudit: found no archive of the part 2/3, expected all 3\n"))
        #expect(run(["merge"] + names + [names[0]]).errors.contains("expected each screen once"))
        #expect(run(["merge", project.path("Trees/a.json")]).errors.contains("Trees/a.json:1:"))
        #expect(run(["merge", "@/none"]).errors.contains("none: cannot be read"))
        #expect(run(["merge"]).outcome == .undecided)
    }

    @Test("JSON reports are merged into the formats that need no trees")
    func reports() {
        var names: [String] = []
        for number in 1...3 {
            names.append(project.path("report-\(number).json"))
            _ = run(["lint", "@/Trees", "--shard", "\(number)/3", "-f", "json=" + names[number - 1]])
        }
        for format in ["json", "compact", "github", "gitlab", "checkstyle"] {
            let whole = run(["lint", "@/Trees", "-f", format])
            let merged = run(["merge", "-f", format] + names.reversed())
            #expect(merged.output == whole.output, "\(format)")
            #expect(merged.outcome == whole.outcome)
        }
        let refused = run(["merge", "-f", "html"] + names)
        #expect(
            refused.outcome == .undecided
                && refused.errors.contains("expected json, compact, github, gitlab or checkstyle"))
    }

    @Test("A report that states more elements than memory holds is an error")
    func countOfElements() throws {
        try project.write("a.json", Tree.small("A", "Close"))
        _ = project.run("lint", "@/a.json", "-f", "json=@/report.json")
        let report = try #require(project.text("report.json"))
        try project.write("forged.json", report.replacing(#/"elements": \d+/#, with: "\"elements\": 100000000"))
        let result = project.run("merge", "@/forged.json", "-f", "json")
        #expect(result.outcome == .undecided)
        #expect(result.errors.contains("expected the number of elements of a screen, at most 1000000"))
    }

    @Test("Variants of a screen that runs of their own have are compared when the runs are merged")
    func variants() throws {
        for (file, height) in [("Cart.json", 20), ("Cart@ax5.json", 20), ("Cart~de.json", 21)] {
            try project.write("Variants/" + file, Tree.texts(height: height))
        }
        // One run finds a group by itself, the other adds a variant.
        _ = run(["lint", "@/Variants/Cart@ax5.json", "@/Variants/Cart~de.json", "-f", "archive=@/one.jsonl"])
        _ = run(["lint", "@/Variants/Cart.json", "-f", "archive=@/two.jsonl"])
        let whole = run(["lint", "@/Variants", "-f", "json"])
        #expect(whole.output.contains("text-does-not-grow") && whole.output.contains("\"variants\""))
        for names in [["@/one.jsonl", "@/two.jsonl"], ["@/two.jsonl", "@/one.jsonl"]] {
            let merged = run(["merge", "-f", "json"] + names)
            #expect(merged.output == whole.output)
            #expect(merged.outcome == whole.outcome)
        }
    }

    @Test("The order of the paths does not matter")
    func order() {
        let one = project.run("lint", "@/Trees/a.json", "@/Trees/b.json", "-f", "json")
        #expect(one.output == project.run("lint", "@/Trees/b.json", "@/Trees/a.json", "-f", "json").output)
    }

    // MARK: Coverage

    @Test(
        "expectScreens of the configuration: a missing screen is named with its location, an unexpected one is a note")
    func coverage() throws {
        try project.write(".axaudit.json", #"{ "failOn": "never", "expectScreens": ["Home", "Chart", "Trees/*"] }"#)
        let result = project.run("lint", "@/Trees")
        #expect(result.outcome == .undecided)
        #expect(
            result.errors.contains(".axaudit.json:1:48: expected screen \"Chart\" is missing; did you mean \"Cart\"?\n")
        )
        #expect(result.errors.contains("note: screen \"Cart\" is not expected\n"))
        #expect(!result.errors.contains("\"Home\" is not"))
        #expect(result.output.hasSuffix("no verdict: expected screens are missing\n"))
        try project.write(".axaudit.json", #"{ "failOn": "never", "expectScreens": ["Home", "Cart", "Trees/**"] }"#)
        #expect(project.run("lint", "@/Trees").outcome == .passed)
        #expect(project.run("lint", "@/Trees", "--min-screens", "4").outcome == .passed)
        #expect(project.run("lint", "@/Trees", "--min-screens", "5").outcome == .undecided)
    }

    // MARK: Comparing

    @Test("compare says what is new and what is resolved, and fails on new findings if asked to")
    func compare() throws {
        _ = project.run("lint", "@/Trees", "-f", "archive=@/base.jsonl", "-f", "json=@/base.json")
        try project.write("Trees/a.json", Tree.small("Cart", "Pay", "Buy"))
        try project.write("Trees/b.json", Tree.small("Home", "Close"))
        _ = project.run("lint", "@/Trees", "-f", "archive=@/head.jsonl", "-f", "json=@/head.json")
        for (base, head) in [("base.jsonl", "head.jsonl"), ("base.json", "head.json"), ("base.json", "head.jsonl")] {
            let result = project.run("compare", "@/\(base)", "@/\(head)")
            #expect(result.outcome == .passed, "\(result.errors)")
            #expect(
                result.output.hasPrefix("1 new finding, 1 cause\n  failure  target-size  button #buy: "),
                "\(result.output)")
            #expect(
                result.output.hasSuffix("1 new finding (1 new cause), 1 resolved (0 resolved causes), 4 unchanged\n"))
            #expect(project.run("compare", "@/\(base)", "@/\(head)", "--fail-on", "new").outcome == .failed)
            #expect(project.run("compare", "@/\(base)", "@/\(base)", "--fail-on", "new").outcome == .passed)
            let json = project.run("compare", "@/\(base)", "@/\(head)", "-f", "json").json
            let findings = try #require(json["findings"] as? [[String: Any]])
            #expect(findings.filter { $0["change"] as? String == "new" }.map { $0["key"] as? String } == ["#buy"])
            for format in ComparisonFormat.all {
                let report = project.run("compare", "@/\(base)", "@/\(head)", "-f", format.id).output
                #expect(report.contains("target-size") && report.contains("buy"), "\(format.id)")
            }
        }
        #expect(project.run("compare", "@/base.jsonl").outcome == .undecided)
    }
}
