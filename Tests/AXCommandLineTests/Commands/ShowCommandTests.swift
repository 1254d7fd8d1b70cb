import AXAudit
import Foundation
import Testing

@testable import AXCommandLine

/// show prints what VoiceOver says.
@Suite("show")
struct ShowCommandTests {
    private let tree = """
        { "axaudit": 1, "screen": { "name": "Checkout", "width": 390, "height": 844 }, "root": { "type": "application", "children": [
          { "type": "staticText", "label": "Payment", "traits": ["header"], "isAccessibilityElement": true },
          { "type": "other", "isAccessibilityElement": false, "children": [
            { "type": "slider", "label": "Volume", "value": "40 %", "hint": "Sets it.", "identifier": "volume",
              "frame": [16, 100, 200, 44.5], "traits": ["adjustable"], "isAccessibilityElement": true },
            { "type": "button", "label": "Hidden", "hidden": true, "isAccessibilityElement": true } ] },
          { "type": "button", "traits": ["button"], "label": "Pay\\u001b[2J", "enabled": false, "isAccessibilityElement": true,
            "actions": ["Copy", "Share\\n"], "userInputLabels": ["Pay", "Buy"],
            "customContent": [{ "label": "Total", "value": "5 €" }] },
          { "type": "link", "traits": ["link"], "label": "AGB", "language": "de", "isAccessibilityElement": true },
          { "type": "image", "traits": [], "isAccessibilityElement": true } ] } }
        """

    @Test("Numbered utterances in reading order, and what the dump does not carry")
    func text() {
        let result = axaudit("show", "-", stdin: tree)
        #expect(result.outcome == .passed && result.errors.isEmpty)
        #expect(
            result.output.split(separator: "\n").map(String.init) == [
                "Checkout  5 of 8 elements exposed",
                "  note: VoiceOver may say more: the dump has no selected flags, heading levels",
                "  1  Payment. Heading.  header", "  2  Volume: 40 %. Adjustable.  slider #volume (16,100 200×44.5)",
                "  3  Pay\\u{1B}[2J. Dimmed. Button. Actions Available. More Content Available.  button",
                "  4  AGB. Hyperlink.  link", "  5  (nothing)  image",
            ])
    }

    @Test("--hints adds hints, actions, custom content and the names for Voice Control")
    func hints() {
        let lines = axaudit("show", "-", "--hints", stdin: tree).output.split(separator: "\n").map(String.init)
        #expect(lines.contains("     Sets it. Swipe up or down with one finger to adjust the value."))
        #expect(lines.contains("     Actions: Copy, Share\\n"))
        #expect(lines.contains("     More content: Total: 5 €"))
        #expect(lines.contains("     Voice Control: say \"Tap Pay\" or \"Tap Buy\""))
    }

    @Test("Voice Control has no command for what does not respond to user interaction")
    func noCommand() {
        let silent = tree.replacingOccurrences(
            of: #""userInputLabels""#, with: #""respondsToUserInteraction": false, "userInputLabels""#)
        #expect(!axaudit("show", "-", "--hints", stdin: silent).output.contains("Voice Control"))
    }

    @Test("--rotor lists only its elements, with their numbers in the reading order")
    func rotor() {
        func listed(_ rotor: String) -> [String] {
            axaudit("show", "-", "--rotor", rotor, stdin: tree).output.split(separator: "\n")
                .map(String.init).filter { !$0.contains("note: ") }
        }
        #expect(
            listed("headings") == ["Checkout  headings: 1 of 5 exposed elements", "  1  Payment. Heading.  header"])
        #expect(listed("links") == ["Checkout  links: 1 of 5 exposed elements", "  4  AGB. Hyperlink.  link"])
        #expect(listed("images") == ["Checkout  images: 0 of 5 exposed elements"])
        #expect(axaudit("show", "-", "--rotor", "tables", stdin: tree).errors.contains("headings"))
    }

    @Test("--reach says how many steps lead to each element, below it and in JSON")
    func reach() throws {
        let lines = axaudit("show", "-", "--reach", stdin: tree).output.split(separator: "\n").map(String.init)
        #expect(lines[2...3] == ["  1  Payment. Heading.  header", "     first element"])
        #expect(lines[9] == "     3 swipes from the first element, 3 by headings, 3 by controls")
        #expect(axaudit("show", "-", "--reach", "--rotor", "links", stdin: tree).output.contains("     3 swipes"))
        let json = axaudit("show", "-", "--reach", "-f", "json", stdin: tree).json
        let screen = try #require((json["screens"] as? [[String: Any]])?.first)
        let elements = try #require(screen["elements"] as? [[String: Any]])
        let reach = try #require(elements[3]["reach"] as? [String: Any])
        #expect(Set(reach.keys) == ["elements", "headings", "controls", "container"])
        #expect(reach["elements"] as? Int == 3 && reach["headings"] as? Int == 3)
        // Volume and Pay are controls before the link, which is one, too: the third.
        #expect(reach["controls"] as? Int == 3 && reach["container"] is NSNull)
    }

    @Test("--voice says how each control is activated by voice, below it and in JSON")
    func voice() throws {
        let enabled = tree.replacingOccurrences(of: #""enabled": false, "#, with: "").replacingOccurrences(
            of: #""label": "AGB""#, with: #""label": "🎉""#)
        let lines = axaudit("show", "-", "--voice", "--hints", stdin: enabled).output.split(separator: "\n").map(
            String.init)
        #expect(
            lines.filter { $0.contains("Voice Control") } == [
                "  note: where a name fails, users of Voice Control say \"Show numbers\" and the number on the control",
                "     Voice Control: say \"Tap Volume\"", "     Voice Control: say \"Tap Pay\" or \"Tap Buy\"",
                "     Voice Control: \"Tap 🎉\" is hard to say: only emoji",
            ])
        let json = axaudit("show", "-", "--voice", "-f", "json", stdin: enabled).json
        let screen = try #require((json["screens"] as? [[String: Any]])?.first)
        let elements = try #require(screen["elements"] as? [[String: Any]])
        #expect(elements[0]["voice"] == nil)
        let pay = try #require(elements[2]["voice"] as? [String: Any])
        #expect(Set(pay.keys) == ["names", "problem", "instead"])
        #expect(pay["names"] as? [String] == ["Pay", "Buy"] && pay["problem"] is NSNull && pay["instead"] is NSNull)
        #expect((elements[3]["voice"] as? [String: Any])?["problem"] as? String == "emoji")
        let bare = tree.replacingOccurrences(of: #""userInputLabels": ["Pay", "Buy"],"#, with: "")
        #expect(
            axaudit("show", "-", "--voice", stdin: bare).output.contains(
                "note: Voice Control may take other names: the dump does not tell those that the app sets for it"))
    }

    @Test("On Android it is Voice Access")
    func voiceAccess() {
        let dump = """
            <hierarchy rotation="0"><node class="android.widget.FrameLayout" package="a" bounds="[0,0][1080,1920]">
            <node class="android.widget.Button" package="a" text="OK" clickable="true" focusable="true" enabled="true"
            bounds="[0,100][200,200]"/></node></hierarchy>
            """
        let output = axaudit("show", "-", "--voice", stdin: dump).output
        #expect(output.contains("Voice Access: say \"Tap OK\"") && !output.contains("may take other names"))
    }

    @Test("-f json has the documented keys")
    func json() throws {
        let result = axaudit("show", "-", "-f", "json", "--locale", "en", stdin: tree)
        #expect(result.outcome == .passed && result.errors.isEmpty)
        #expect(result.json["version"] as? Int == 1 && result.json.count == 2)
        let screen = try #require((result.json["screens"] as? [[String: Any]])?.first)
        #expect(
            Set(screen.keys) == [
                "name", "file", "format", "platform", "locale", "width", "height", "notes", "elements",
            ])
        #expect(screen["platform"] as? String == "ios" && screen["locale"] as? String == "en")
        #expect(screen["width"] as? Double == 390 && screen["height"] as? Double == 844)
        let elements = try #require(screen["elements"] as? [[String: Any]])
        #expect(elements.count == 5)
        let slider = elements[1]
        #expect(
            Set(slider.keys) == [
                "index", "type", "name", "label", "value", "identifier", "frame", "line", "column", "description",
                "hint", "language",
            ])
        #expect(slider["index"] as? Int == 3 && slider["type"] as? String == "slider")
        #expect(slider["name"] as? String == "Volume" && slider["value"] as? String == "40 %")
        #expect(slider["frame"] as? [Double] == [16, 100, 200, 44.5])
        #expect(slider["line"] as? Int == 4 && slider["column"] as? Int == 5)
        #expect(slider["description"] as? String == "Volume: 40 %. Adjustable.")
        #expect(slider["hint"] as? String == "Sets it. Swipe up or down with one finger to adjust the value.")
        #expect(elements[3]["language"] as? String == "de")
        #expect(elements[4]["description"] is NSNull && elements[4]["name"] is NSNull && elements[4]["hint"] is NSNull)
        let headings = axaudit("show", "-", "-f", "json", "--rotor", "headings", stdin: tree).json
        #expect(((headings["screens"] as? [[String: Any]])?.first?["elements"] as? [Any])?.count == 1)
    }

    @Test("--locale is the language in which VoiceOver speaks")
    func locale() {
        #expect(axaudit("show", "-", "--locale", "ja", stdin: tree).output.contains("Payment. 見出し.  header"))
        #expect(axaudit("show", "-", "--locale", "ja", stdin: tree).output.contains("AGB. Hyperlink."))
    }

    @Test("show says what it cannot read, and shows the rest")
    func showErrors() throws {
        let project = try TemporaryProject()
        let good = try project.write("good.json", tree)
        let broken = try project.write("broken.json", Tree.broken)
        let result = axaudit("show", broken, good)
        #expect(result.outcome == .undecided)
        #expect(result.output.hasPrefix("Checkout"))
        #expect(result.errors.hasPrefix(broken + ":2:29: "))
        #expect(axaudit("show", project.path("missing.json")).outcome == .undecided)
        #expect(
            axaudit("show", "-", "--stdin-filename", "x.json", stdin: Tree.broken).errors.hasPrefix(
                "x.json:2:29: "))
    }

    @Test("What show prints of broken files is harmless too")
    func showHarmless() {
        let result = axaudit("show", "no\u{1B}[31m.json")
        #expect(!result.errors.contains("\u{1B}"))
    }
}
