import AXAudit
import Foundation
import Testing

@testable import AXCommandLine

/// variants prints which dumps are variants of one screen; diff --as-variants explains a pair.
@Suite("variants")
final class VariantsCommandTests {
    private let project: TemporaryProject

    init() throws { project = try TemporaryProject() }

    /// Returns a tree of buttons below each other.
    private func tree(_ labels: [String], height: Int = 44) -> String {
        let buttons = labels.enumerated().map { row, label in
            #"{ "type": "button", "label": "\#(label)", "traits": ["button"], "frame": [16, \#(100 + row * 100), 200, \#(height)] }"#
        }
        return
            #"{ "axaudit": 1, "screen": { "width": 390, "height": 844 }, "elements": [ \#(buttons.joined(separator: ", ")) ] }"#
    }

    @Test("Text lists each group with its variants, and what is alone")
    func text() throws {
        try project.write("Cart.json", tree(["Pay", "Close"]))
        try project.write("Cart@ax5.json", tree(["Pay", "Help"], height: 90))
        try project.write("Other.json", tree(["Pay"]))
        let result = project.run("variants", "@/")
        #expect(result.outcome == .passed && result.errors.isEmpty)
        #expect(
            result.output.split(separator: "\n").map(String.init) == [
                "Cart  2 variants", "  base  Cart.json (portrait)", "  ax5   Cart@ax5.json (text size AX5, portrait)",
                "        1 of 2 elements matched, 1 lost, 1 new", "alone  1 screen", "  Other.json",
            ])
    }

    @Test("Screens of one name that are alone are told apart by their files: a suffix may not be known")
    func alone() throws {
        for file in ["Cart.json", "Cart@ax9.json"] {
            try project.write(
                file, #"{ "axaudit": 1, "screen": { "name": "Cart" }, "elements": [ { "type": "button" } ] }"#)
        }
        #expect(project.run("variants", "@/").output == "alone  2 screens\n  Cart  Cart.json\n  Cart  Cart@ax9.json\n")
    }

    @Test("Variants of which less than half is found again are not compared, and their rules have not passed")
    func unsure() throws {
        try project.write("Cart.json", tree(["Pay", "Close", "Help"]))
        try project.write("Cart@ax5.json", tree(["Menu"], height: 300))
        let output = project.run("lint", "@/", "-v").output
        #expect(output.contains("(less than half of the elements of base are found in ax5)"), "\(output)")
    }

    @Test("A suffix that is not known, beside a file without it, is named with the nearest that is known")
    func unknownSuffix() throws {
        let files = [
            "Cart.json", "Cart@ax9.json", "Cart~ladnscape.json", "Cart@home.json", "Chat@ax9.json", "Cart@ax5.json",
        ]
        for file in files { try project.write(file, tree(["Pay"])) }
        for command in ["variants", "lint"] {
            let notes = project.run(command, "@/", "--no-config").errors
            #expect(
                notes.split(separator: "\n").filter { $0.contains("suffix") } == [
                    "note: Cart@ax9.json: unknown suffix \"ax9\" of a variant; did you mean \"ax1\"?",
                    "note: Cart~ladnscape.json: unknown suffix \"ladnscape\" of a variant; did you mean \"landscape\"?",
                ], "\(command): \(notes)")
        }
    }

    @Test("A configured variant without files is named, if the run covers the folder of the configuration")
    func unmatched() throws {
        try project.write(
            ".axaudit.json", #"{ "variants": { "base": "en/*", "de": "de/*", "ax5": { "path": "ax/*" } } }"#)
        try project.write("en/Cart.json", tree(["Pay"]))
        try project.write("de/Cart.json", tree(["Zahlen"]))
        let note = "note: .axaudit.json:1:47: the variant \"ax5\" matches none of the files: ax/*\n"
        for command in ["variants", "lint"] {
            #expect(project.run(command, "@/").errors.contains(note), "\(project.run(command, "@/").errors)")
            #expect(!project.run(command, "@/en").errors.contains("matches none"))
            #expect(!project.run(command, "@/en/Cart.json", "@/de/Cart.json").errors.contains("matches none"))
        }
        try project.write("ax/Cart.json", tree(["Pay"]))
        #expect(!project.run("lint", "@/").errors.contains("matches none"))
    }

    @Test("Rules about languages have not passed where no variant is in another language")
    func oneLanguage() throws {
        try project.write("Cart.json", tree(["Pay", "Close"]))
        try project.write("Cart@ax5.json", tree(["Pay", "Close"], height: 90))
        func reasons() throws -> [String: String] {
            let json = project.run("lint", "@/", "-f", "json").json
            let screens = try #require(json["screens"] as? [[String: Any]])
            let items = screens.flatMap { $0["notChecked"] as? [[String: String]] ?? [] }
            return Dictionary(items.map { ($0["rule"] ?? "", $0["reason"] ?? "") }) { first, _ in first }
        }
        for rule in ["label-not-translated", "label-untranslated-part"] {
            #expect(try reasons()[rule] == "no variant of this screen is in another language")
        }
        #expect(try reasons()["trait-differs"] == nil)
        try project.write("Cart~de.json", tree(["Zahlen", "Zu"]))
        #expect(try reasons()["label-not-translated"] == nil)
    }

    @Test("-f json has the documented keys")
    func json() throws {
        try project.write("Cart.json", tree(["Pay", "Close"]))
        try project.write("Cart~de.json", tree(["Zahlen", "Hilfe", "Neu"], height: 90))
        let json = project.run("variants", "-f", "json", "@/").json
        #expect(json["version"] as? Int == 1 && (json["alone"] as? [String])?.isEmpty == true)
        let group = try #require((json["groups"] as? [[String: Any]])?.first)
        let variants = try #require(group["variants"] as? [[String: Any]])
        #expect(variants.map { $0["id"] as? String } == ["base", "de"])
        #expect(variants[1]["locale"] as? String == "de" && variants[1]["direction"] as? String == "ltr")
        let match = try #require((group["matches"] as? [[String: Any]])?.first)
        #expect(match["id"] as? String == "de" && match["pairs"] as? [[Int]] == [[0, 0], [1, 1]])
        #expect(match["lost"] as? [Int] == [] && match["new"] as? [Int] == [2] && match["unsure"] as? [Int] == [])
    }

    @Test("The configuration names folders of variants")
    func configured() throws {
        try project.write(
            ".axaudit.json", #"{ "variants": { "base": "en/*", "big": { "path": "big/*", "textSize": "AX3" } } }"#)
        try project.write("en/Cart.json", tree(["Pay"]))
        try project.write("big/Cart.json", tree(["Pay"]))
        let output = project.run("variants", "@/").output
        #expect(
            output.hasPrefix(
                "Cart  2 variants\n  base  en/Cart.json (portrait)\n  big   big/Cart.json (text size AX3, portrait)\n"))
    }

    @Test("Without variants there is a note, and an input that cannot be read has no verdict")
    func none() throws {
        try project.write("Cart.json", tree(["Pay"]))
        let result = project.run("variants", "@/")
        #expect(result.outcome == .passed && result.errors == "note: no screen has other variants\n")
        #expect(project.run("variants", "@/missing.json").outcome == .undecided)
    }

    @Test("diff --as-variants lists what is lost, new, renamed and moved")
    func diff() throws {
        try project.write("a.json", tree(["Pay", "Total 5", "Close", "Back"]))
        try project.write("b.json", tree(["Pay", "Summe 5", "Close", "Help"], height: 60))
        let result = project.run("diff", "--as-variants", "@/a.json", "@/b.json")
        #expect(result.outcome == .failed)
        #expect(
            result.output.split(separator: "\n").map(String.init) == [
                "3 of 4 elements matched, 1 lost, 1 new", "lost", "  button \"Back\" (16,400 200×44)", "new",
                "  button \"Help\" (16,400 200×60)", "renamed", "  button \"Total 5\" (16,200 200×44) → \"Summe 5\"",
                "moved",
                "  button \"Pay\" (16,100 200×44) → 16,100 200×60",
                "  button \"Total 5\" (16,200 200×44) → 16,200 200×60",
                "  button \"Close\" (16,300 200×44) → 16,300 200×60",
            ])
        #expect(project.run("diff", "--as-variants", "@/a.json", "@/a.json").outcome == .passed)
        let json = project.run("diff", "--as-variants", "-f", "json", "@/a.json", "@/b.json").json
        #expect((json["groups"] as? [[String: Any]])?.count == 1)
    }

    @Test("diff --as-variants refuses other formats and snapshots")
    func refused() throws {
        try project.write("a.json", tree(["Pay"]))
        try project.write("a.txt", "--------\n")
        #expect(project.run("diff", "--as-variants", "-f", "html", "@/a.json", "@/a.json").outcome == .undecided)
        #expect(
            project.run("diff", "--as-variants", "--propose-redactions", "@/a.json", "@/a.json").outcome == .undecided)
        #expect(project.run("diff", "--as-variants", "@/a.json", "@/missing.json").outcome == .undecided)
    }
}
