import AXAudit
import Testing

@testable import AXCommandLine

/// Screens without a verdict: each is an entry of its own, with the reason, in every report.
@Suite("Screens without a verdict")
struct ScreensWithoutVerdictTests {
    private let project: TemporaryProject

    init() throws {
        project = try TemporaryProject()
        try project.write("d/home.json", Self.home)
        try project.write("d/pay.json", Tree.clean)
    }

    private static let home = """
        { "axaudit": 1, "screen": { "name": "Home", "scope": "device" }, "root": { "type": "application",
          "label": "SpringBoard", "isAccessibilityElement": false, "children": [ { "type": "icon", "label": "Mail",
            "traits": ["button"], "frame": [9, 9, 20, 20], "isAccessibilityElement": true }, \(Tree.field) ] } }
        """
    private let reason = "this is the home screen of iOS, not a screen of an app"

    @Test("The text report names the screen before the findings, and does not count it among those without findings")
    func text() {
        let result = project.run("lint", "@/d")
        #expect(result.outcome == .undecided)
        #expect(
            result.output.hasPrefix(
                "Home  d/home.json  no verdict: \(reason) (exclude it, or pass --allow-empty)\n\n"), "\(result.output)")
        #expect(result.output.contains("no findings on 1 of 2 screens\n"))
        #expect(result.output.hasSuffix(", no verdict on 1 screen\n"))
        #expect(!result.output.contains("that iOS draws"))
        #expect(result.errors.isEmpty, "the report has it")
        #expect(project.run("lint", "@/d", "-q").output.hasPrefix("Home  d/home.json  no verdict: "))
        #expect(project.run("lint", "@/d", "-f", "sarif=" + project.path("o")).errors.contains("Home: no verdict: "))
    }

    @Test("Every report for findings has the screen, its file and the reason", arguments: ReportFormat.all.map(\.id))
    func formats(id: String) throws {
        // OpenACR has a product and no screens.
        guard id != "openacr" else { return }
        let output = project.run("lint", "@/d", "-f", id).output
        #expect(output.contains("Home") && output.contains("home.json") && output.contains(reason), "\(output)")
        let entry =
            switch id {
            case "json": #""verdict": "none", "reason": ""#
            case "sarif": #"{"level": "error", "message": {"text": "Home: no verdict: "#
            case "junit": #"<error type="no-verdict" message="d/home.json:1:1: Home: no verdict: "#
            case "github": "home.json,line=1,col=1,title=axaudit%3A no verdict::"
            case "gitlab": #""check_name": "no-verdict", "fingerprint": "no-verdict-0-"#
            case "checkstyle": #"source="axaudit.no-verdict""#
            case "markdown": "| ---: |\n| `Home` `d/home.json` | no verdict: "
            case "html": #"<bdi>Home</bdi></a><span class="counts"><span class="failure">no verdict</span>"#
            case "compact": "d/home.json:1:1: error: Home: no verdict: "
            default: "Home: no verdict: "
            }
        #expect(id == "text" || output.contains(entry), "\(output)")
    }

    @Test("JSON has the verdict of each screen, and an error that names the screen")
    func json() throws {
        let report = project.run("lint", "@/d", "-f", "json").json
        let screens = try #require(report["screens"] as? [[String: Any]])
        #expect(screens.map { $0["verdict"] as? String } == ["none", "pass"])
        #expect(screens.map { $0["reason"] as? String } == [reason, nil])
        let errors = try #require(report["errors"] as? [[String: Any]])
        #expect(errors.map { $0["screen"] as? Int } == [0] && errors[0]["file"] as? String == "d/home.json")
    }

    @Test(
        "An allowed screen is a note: by an option or by the configuration",
        arguments: [(["--allow-empty"], "{}"), ([], #"{ "systemScreens": "skip" }"#)])
    func allowed(options: [String], configuration: String) throws {
        try project.write(".axaudit.json", configuration)
        var environment = Environment()
        environment.workingDirectory = project.folder
        func run(_ format: String) -> CommandResult {
            CommandLineTool.run(["lint", project.path("d"), "-f", format] + options, environment)
        }
        let text = run("text")
        #expect(text.outcome == .passed)
        #expect(text.output.contains("home.json  skipped: \(reason)\n"), "\(text.output)")
        #expect(text.output.contains("no findings on 1 of 2 screens\n"))
        let screens = run("json").json["screens"] as? [[String: Any]]
        #expect(screens?.map { $0["verdict"] as? String } == ["skipped", "pass"])
        #expect(run("html").output.contains("<span>skipped</span>"))
        #expect(!run("github").output.contains("error"))
    }

    @Test("A skipped screen is none of those that a run expects, and a run of such screens only has no verdict")
    func skipped() throws {
        try project.write(".axaudit.json", #"{ "systemScreens": "skip" }"#)
        try project.write("expected", "d/home.json\n")
        #expect(project.run("lint", "@/d", "--min-screens", "1").outcome == .passed)
        #expect(project.run("lint", "@/d", "--min-screens", "2").errors.contains("found 1 screen, expected at least 2"))
        #expect(project.run("lint", "@/d", "--expect-screens", "@/expected").outcome == .undecided)
        let home = project.run("lint", "@/d/home.json")
        #expect(home.outcome == .undecided)
        #expect(home.output.contains("home.json  no verdict: \(reason)"), "\(home.output)")
        #expect(project.run("lint", "@/d/home.json", "-f", "compact").output.contains("[no-verdict]"))
        #expect(project.run("lint", "@/d/home.json", "--allow-empty").outcome == .passed)
    }

    @Test("The screens of the system are linted if the configuration says that they are the app's")
    func mine() throws {
        try project.write(".axaudit.json", #"{ "systemScreens": "mine" }"#)
        let result = project.run("lint", "@/d", "-f", "json")
        #expect(result.outcome == .failed)
        #expect(result.rules == ["target-size"])
        let snapshot = project.run("snapshot", "@/d/home.json")
        #expect(snapshot.outcome == .passed && snapshot.output.contains("Mail"), "\(snapshot.errors)")
        #expect(project.run("diff", "@/d/home.json", "@/d/home.json").outcome == .passed)
        #expect(project.run("show", "@/d/home.json").output.contains("Mail"))
        try project.write(".axaudit.json", #"{ "systemScreens": "mien" }"#)
        #expect(
            project.run("lint", "@/d").errors.contains(
                "unknown treatment of system screens \"mien\"; did you mean \"mine\"?"))
    }

    @Test("A dialog of Android about a permission has no verdict; with an element it is no home screen of iOS")
    func android() throws {
        try project.write(
            "permission.xml",
            """
            <hierarchy rotation="0"><node class="android.widget.Button" text="Allow"
            package="com.google.android.permissioncontroller" clickable="true" bounds="[0,0][400,200]"/></hierarchy>
            """)
        let result = project.run("lint", "@/permission.xml")
        #expect(result.outcome == .undecided)
        #expect(
            result.output.hasPrefix("permission.xml  no verdict: this is a screen that Android draws, not a screen of"))
    }

    @Test("merge and the baseline commands say the same of a screen as lint does", arguments: ["archive", "json"])
    func merge(format: String) throws {
        for option in ["", "--allow-empty"] where !(format == "archive" && option.isEmpty) {
            let options = option.isEmpty ? [] : [option]
            var environment = Environment()
            environment.workingDirectory = project.folder
            let run = project.path("run." + format)
            let lint = CommandLineTool.run(
                ["lint", project.path("d"), "-f", "compact", "-f", "\(format)=\(run)"] + options, environment)
            let merged = CommandLineTool.run(["merge", run, "-f", "compact"], environment)
            #expect(merged.output == lint.output && merged.outcome == lint.outcome, "\(merged.output)")
        }
        let created = project.run("baseline", "create", "@/d")
        #expect(created.outcome == .undecided && created.errors.contains("Home: no verdict: \(reason)"))
    }

    @Test("What was not checked is counted for the screens that have a verdict, and names up to three")
    func notChecked() throws {
        let one = project.run("lint", "@/d/pay.json", "@/d/home.json").output
        #expect(
            one.contains(
                #/\nnot checked: \d+ of \d+ rules on Clean: no children in the dump, no traits in the dump, no values in the dump, …; /#
            ),
            "\(one)")
        let withTraits = Tree.clean.replacing(#""label""#, with: #""traits": ["button"], "hint": "x", "label""#)
        for number in 1...4 { try project.write("d/\(number).json", withTraits) }
        let many = project.run("lint", "@/d").output
        #expect(
            many.contains(
                #/\nnot checked: \d+ to \d+ of \d+ rules on 5 screens: no children in the dump \(5 screens\), no \w+ in the dump \(5 screens\), no \w+ in the dump \(5 screens\), …; /#
            ), "\(many)")
        #expect(many.contains(#/up to \d+ rules not checked on 5 screens, no verdict on 1 screen/#))
    }
}
