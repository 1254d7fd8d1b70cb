import AXEngine
import AXSyntax
import AXTree

extension Rule {
    /// Reports labels that are the number or the name of an Android resource.
    public static let labelResourceId: Rule = Rule(
        "label-resource-id",
        severity: .failure,
        presets: [.recommended, .wcag22AA],
        groups: ["labels", "machine-text"],
        variants: [
            .iOS(
                "Label is the id of an Android resource.",
                needs: [.label],
                standards: [.wcag("4.1.2"), .wcag("2.4.6"), .apple("accessibilityLabel")],
                why: "VoiceOver reads an id of the Android app, which shares the code, instead of a text.",
                fix: "Set `accessibilityLabel` to the text of the resource, e.g. \"Close\".",
                inUIKit: #"closeButton.accessibilityLabel = String(localized: "Close")"#,
                inSwiftUI: #"Button("Close", systemImage: "xmark", action: close)"#,
                limits: ["A resource id without the sign @ is a number like any other."],
                examples: [
                    .fails(.button("@+id/close")),
                    .passes(.button("Close")),
                    .passes(.text("@anna"), because: "name of a user"),
                ],
                check: check
            ),
            .android(
                "Label is the id of a resource.",
                needs: [.label],
                standards: [.wcag("4.1.2"), .wcag("2.4.6"), .android("contentDescription")],
                why: "TalkBack reads a number such as \"at 2131888184\" instead of the text of the resource.",
                fix: "Pass the text of the resource, not its id, e.g. `getString(R.string.close)`.",
                inCompose: "Icon(Icons.Default.Close, contentDescription = stringResource(R.string.close))",
                inViews: "closeButton.contentDescription = getString(R.string.close)",
                limits: [
                    "A resource id without the sign @ is a number like any other."
                ],
                examples: [
                    .fails(.button("@2131888184")),
                    .fails(.text("@string/close_button")),
                    .fails(.button("com.example:id/close")),
                    .fails(.button("R.drawable.ic_close")),
                    .passes(.button("Close")),
                    .passes(.text("@anna"), because: "name of a user"),
                    .passes(.text("닫기")),
                ],
                check: check
            ),
        ]
    )

    private static let check = RuleScope.eachElement(of: .labelled) { element, check in
        guard let label = element.label, pieces.contains(where: label.holds)
        else { return }
        let parts = label.split(separator: ", ").map(\.trimmed)
        guard let found = parts.first(where: \.isResource) else { return }
        check.report(element, "label contains \"\(found.printable(limit: 60))\", the id of a resource")
    }
}

/// The pieces of which every id of a resource contains one.
private let pieces = ["@", "id/", "R.", "0x7f"]

extension String {
    /// Whether the text is the number of a resource of an app, or its name in XML.
    fileprivate var isResource: Bool {
        if hasPrefix("0x7f"), utf8.count == 10 {
            return utf8.dropFirst(2).allSatisfy { $0.isDigit || 0x61...0x66 ~= $0 }
        }
        if hasPrefix("id/") || holds(":id/") {
            return utf8.allSatisfy { $0.isLetterOrDigit || "._:/".utf8.contains($0) }
        }
        if ["R.drawable.", "R.id.", "R.mipmap.", "R.raw."].contains(where: { hasPrefix($0) }) { return true }
        guard let first = utf8.first, first == UInt8(ascii: "@") else { return false }
        let rest = dropFirst()
        if [
            "string/", "android:string/", "plurals/", "drawable/", "mipmap/", "+id/", "id/", "android:id/", "color/",
            "dimen/",
        ].contains(where: { rest.hasPrefix($0) }) {
            return true
        }
        // The ids of an app begin with 0x7F, those of the system with 0x01.
        guard let number = UInt32(rest) else { return false }
        return number >> 24 == 0x7F || number >> 24 == 0x01
    }
}
