import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// What a program prints for itself.
    public static let labelDebugText = Rule(
        "label-debug-text",
        "A label shows what a program prints for its developers.",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels", "machine-text"],
        needs: [.type, .label],
        standards: [.wcag("4.1.2")],
        why: "It is read out as it is, and the word it should have been is missing.",
        fix: "Unwrap the value before it becomes text, and say something sensible where there is none.",
        inUIKit: """
            nameLabel.text = user.name ?? "No name"
            """,
        inSwiftUI: """
            Text(user.name ?? "No name")
            """,
        limits: [
            "\"Label\" and \"Title\", with which Xcode fills new elements, are a warning: they may be meant."
        ],
        unlikeA11yUITests: "It had no such test.",
        examples: [
            .fails(.text("Optional(\"Anna\")")),
            .fails(.text("안녕하세요, Optional(\"지민\")")),
            .fails(.text("(null)")),
            .fails(.text("nil")),
            .fails(.button("<UIImage: 0x600003a1>")),
            .fails(.text("NaN kg")),
            .fails(.text("Lorem ipsum dolor sit amet")),
            .fails(.text("Label"), as: .warning, because: "what Xcode writes into a new label"),
            .passes(.text("Anna")),
            .passes(.text("지민")),
            .passes(.text("Optional (recommended)")),
            .passes(.text("Colour(s)")),
            .passes(.text("Nan"), because: "a name"),
            .passes(.text("Two nil")),
            .passes(.text("Todo")),
            .passes(.text("I <3 you")),
        ],
        check: .eachElement { element, check in
            guard let label = element.label else { return }
            if let found = DebugText.first(in: label) {
                check.report(
                    element, "the label \"\(label.printable(limit: 60))\" holds \"\(found.printable(limit: 40))\"")
            } else if label == "Label" && element.type == .staticText || label == "Title" && element.wordRole == .button
            {
                check.report(element, "the label \"\(label)\" is what Xcode fills in", as: .warning)
            }
        }
    )
}
