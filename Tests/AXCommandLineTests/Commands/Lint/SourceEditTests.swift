import AXAudit
import Foundation
import Testing

@testable import AXCommandLine

/// The edits of rules in each toolkit, and that the screen with the edit has no finding of the rule.
@Suite("Edits of sources in lint")
struct SourceEditTests {
    private let project: TemporaryProject

    init() throws { project = try TemporaryProject() }

    /// A defect: the rule, the attributes of the element with it and without it.
    struct Defect: Sendable {
        let rule: String
        let broken: String
        let corrected: String
        var isAndroid = false

        static let button = trait("button", "Pay for the basket")
        static let link = trait("link", "Terms of the shop")
        static let image = trait("image", "Harbour of the city")
        static let role = Defect(
            rule: "role-missing", broken: #"\#(save), "traits": []"#, corrected: #"\#(save), "traits": ["button"]"#)
        private static let save =
            #""type": "other", "label": "Save", "identifier": "saveButton", "isAccessibilityElement": true"#
        static let decoration = Defect(
            rule: "image-decorative-exposed", broken: #""type": "image", "label": "divider", "traits": ["image"]"#,
            corrected: #""type": "image", "traits": ["image"], "isAccessibilityElement": false"#)
        static let mark = Defect(
            rule: "label-trailing-period", broken: #""type": "button", "label": "Delete.""#,
            corrected: #""type": "button", "label": "Delete""#)
        static let space = Defect(
            rule: "label-leading-trailing-space", broken: #""type": "button", "label": "Delete ""#,
            corrected: #""type": "button", "label": "Delete""#)
        static let androidRole = Defect(
            rule: "role-missing", broken: #"class="android.view.View" content-desc="Save""#,
            corrected: #"class="android.widget.Button" content-desc="Save""#, isAndroid: true)
        static let androidDecoration = Defect(
            rule: "image-decorative-exposed", broken: #"class="android.widget.ImageView" content-desc="divider""#,
            corrected: #"class="android.widget.ImageView" content-desc="""#, isAndroid: true)

        private static func trait(_ type: String, _ label: String) -> Defect {
            Defect(
                rule: "\(type)-trait-missing", broken: #""type": "\#(type)", "label": "\#(label)", "traits": []"#,
                corrected: #""type": "\#(type)", "label": "\#(label)", "traits": ["\#(type)"]"#)
        }

        func dump(_ element: String) -> String {
            let click = rule == "role-missing" ? "true" : "false"
            return isAndroid
                ? """
                <hierarchy rotation="0"><node class="android.view.View" text="" content-desc="" package="a" \
                bounds="[0,0][400,800]"><node class="android.widget.TextView" text="Your basket of goods" \
                content-desc="" package="a" bounds="[0,30][400,60]" /><node \(element) text="" package="a" \
                clickable="\(click)" focusable="true" enabled="true" bounds="[10,100][60,150]" /></node></hierarchy>
                """
                : """
                { "axaudit": 1, "root": { "type": "application", "frame": [0, 0, 390, 844], "children": [
                  { "type": "staticText", "label": "Your basket of goods", "traits": ["staticText", "header"],
                    "frame": [9, 58, 90, 22] },
                  { \(element), "frame": [9, 140, 60, 60] } ] } }
                """
        }
    }

    /// The element in a file of code, and the line that an edit adds or writes; `nil` if there is none.
    struct Sample: Sendable {
        let defect: Defect
        let file: String
        let code: String
        let edit: String?
        var isInsertion = false
    }

    static let samples: [Sample] = [
        // SwiftUI
        Sample(
            defect: .button, file: "A.swift", code: "Text(\"Pay for the basket\")",
            edit: "    .accessibilityAddTraits(.isButton)", isInsertion: true),
        Sample(
            defect: .link, file: "A.swift", code: "Text(\"Terms of the shop\")",
            edit: "    .accessibilityAddTraits(.isLink)", isInsertion: true),
        Sample(
            defect: .image, file: "A.swift", code: "Image(harbour, label: Text(\"Harbour of the city\"))",
            edit: "    .accessibilityAddTraits(.isImage)", isInsertion: true),
        Sample(
            defect: .decoration, file: "A.swift", code: "Image(line, label: Text(\"divider\"))",
            edit: "    .accessibilityHidden(true)", isInsertion: true),
        Sample(defect: .mark, file: "A.swift", code: "Button(\"Delete.\") { }", edit: "Button(\"Delete\") { }"),
        Sample(defect: .space, file: "A.swift", code: "Button(\"Delete \") { }", edit: "Button(\"Delete\") { }"),
        Sample(defect: .mark, file: "A.swift", code: "Button(\"Delete\" + \".\") { }", edit: nil),
        // UIKit
        Sample(
            defect: .button, file: "B.swift", code: "payView.accessibilityLabel = \"Pay for the basket\"",
            edit: "payView.accessibilityTraits.insert(.button)", isInsertion: true),
        Sample(
            defect: .link, file: "B.swift", code: "termsLabel.text = \"Terms of the shop\"",
            edit: "termsLabel.accessibilityTraits.insert(.link)", isInsertion: true),
        Sample(
            defect: .image, file: "B.swift", code: "photoView.accessibilityLabel = \"Harbour of the city\"",
            edit: "photoView.accessibilityTraits.insert(.image)", isInsertion: true),
        Sample(
            defect: .decoration, file: "B.swift", code: "lineView.accessibilityLabel = \"divider\"",
            edit: "lineView.isAccessibilityElement = false", isInsertion: true),
        Sample(
            defect: .role, file: "B.swift", code: "saveView.accessibilityLabel = \"Save\"",
            edit: "saveView.accessibilityTraits.insert(.button)", isInsertion: true),
        Sample(
            defect: .mark, file: "B.swift", code: "button.accessibilityLabel = \"Delete.\"",
            edit: "button.accessibilityLabel = \"Delete\""),
        // Flutter
        Sample(
            defect: .button, file: "a.dart", code: "child: Text('Pay for the basket'),",
            edit: "child: Semantics(button: true, child: Text('Pay for the basket')),"),
        Sample(
            defect: .role, file: "a.dart", code: "child: const Text('Save'),",
            edit: "child: Semantics(button: true, child: const Text('Save')),"),
        Sample(
            defect: .decoration, file: "a.dart", code: "child: Icon(line, semanticLabel: 'divider'),",
            edit: "child: ExcludeSemantics(child: Icon(line, semanticLabel: 'divider')),"),
        Sample(
            defect: .androidDecoration, file: "a.dart",
            code: "child: Icon(\n  line,\n  semanticLabel: 'divider',\n),", edit: "  semanticLabel: null,"),
        Sample(
            defect: .mark, file: "a.dart", code: "IconButton(icon: bin, tooltip: 'Delete.'),",
            edit: "IconButton(icon: bin, tooltip: 'Delete'),"),
        Sample(
            defect: .space, file: "a.dart", code: "Icon(bin, semanticLabel: 'Delete '),",
            edit: "Icon(bin, semanticLabel: 'Delete'),"),
        // Compose
        Sample(
            defect: .androidRole, file: "A.kt",
            code: "Icon(disk, contentDescription = \"Save\", modifier = Modifier.clickable { save() })",
            edit: "Icon(disk, contentDescription = \"Save\", "
                + "modifier = Modifier.clickable { save() }.semantics { role = Role.Button })"),
        Sample(
            defect: .androidRole, file: "A.kt",
            code: "Icon(disk, \"Save\", Modifier.size(20.dp).clickable(onClick = save))", edit: nil),
        Sample(defect: .androidRole, file: "A.kt", code: "Icon(disk, contentDescription = \"Save\")", edit: nil),
    ]

    @Test("The edit of a rule, and the screen with it", arguments: samples)
    func edits(sample: Sample) throws {
        let around =
            switch sample.file.split(separator: ".").last {
            case "kt": ("@Composable\nfun Basket() {\nText(\"Your basket of goods\")\n", "\n}\n")
            case "dart": ("Widget build(context) => Page(\nhead: Text('Your basket of goods'),\n", "\n);\n")
            default:
                sample.file == "A.swift"
                    ? ("struct Basket: View {\nvar body: some View {\nText(\"Your basket of goods\")\n", "\n}\n}\n")
                    : ("func show(_ button: UIButton) {\nheadLabel.text = \"Your basket of goods\"\n", "\n}\n")
            }
        let name = sample.defect.isAndroid ? "a.xml" : "a.json"
        try project.write("screens/\(name)", sample.defect.dump(sample.defect.broken))
        try project.write("App/\(sample.file)", around.0 + sample.code + around.1)
        func findings() -> [[String: Any]] {
            project.run("lint", "@/screens", "--sources", "@/App", "--only", sample.defect.rule, "-f", "json")
                .json["findings"] as? [[String: Any]] ?? []
        }
        let found = findings()
        let code = try #require(found.first?["code"] as? [String: Any], "\(found)")
        #expect(code["certainty"] as? String == "one", "\(code)")
        #expect(code[sample.isInsertion ? "insertion" : "replacement"] as? String == sample.edit, "\(code)")
        try project.write("screens/\(name)", sample.defect.dump(sample.defect.corrected))
        #expect(findings().isEmpty)
    }
}
